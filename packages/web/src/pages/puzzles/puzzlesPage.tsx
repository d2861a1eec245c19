/** The puzzles of a game: the daily one first, then all by kind and difficulty, with your result for each. */
import { useState } from "preact/hooks";
import type { GamePage } from "../../games/gamePage.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { dayOf, puzzleOf } from "../../table/learn/puzzle.ts";
import type { Puzzle } from "../../table/learn/puzzle.ts";
import { puzzleHistory, resultOf, streakOf, todaysResult } from "../../table/learn/history.ts";
import { rulesPath } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { t } from "../../words/index.ts";
import "./puzzles.css";

export function PuzzlesPage({ gamePage }: { readonly gamePage: GamePage }) {
  const words = t.puzzles;
  const { puzzles } = gamePage;
  return (
    <Frame title={words.title} rules={rulesPath(gamePage.entry.id)}>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <nav class="puzzle-games" aria-label={words.game}>
        {GAME_PAGES.filter((each) => each.puzzles).map(({ entry, about }) => (
          <a
            key={entry.id}
            class="button"
            href={`/puzzles/${entry.id}`}
            {...(entry.id === gamePage.entry.id && { "aria-current": "page" })}
          >
            {about().name}
          </a>
        ))}
      </nav>
      {puzzles && (
        <Fetched key={gamePage.entry.id} load={puzzles}>
          {(set) => <All game={gamePage.entry.id} puzzles={set.puzzles} />}
        </Fetched>
      )}
    </Frame>
  );
}

const LEVELS = [1, 2, 3] as const;
const KINDS = ["certain", "expected"] as const;

/** Whether trying all moves shows the answer, or a search only expects it. */
export function kindOf({ goal }: Puzzle): (typeof KINDS)[number] {
  return goal ? "certain" : "expected";
}

function All({ game, puzzles }: { readonly game: string; readonly puzzles: readonly Puzzle[] }) {
  const words = t.puzzles;
  const history = puzzleHistory();
  const [today] = useState(() => dayOf(new Date()));
  const streak = streakOf(history, game, today);
  const solved = puzzles.filter(({ id }) => resultOf(history, game, id) === "solved").length;
  const result = todaysResult(history, game, today);
  return (
    <>
      <p class="puzzle-facts">
        {t.common.dotted([words.solvedOf(solved, puzzles.length), ...(streak ? [words.streak(streak)] : [])])}
      </p>
      <p>
        <a class="button primary" href={`/puzzles/${game}/today`}>
          {t.common.dotted([words.daily, ...(result ? [words.results[result]] : [])])}
        </a>
      </p>
      {KINDS.map((kind) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{words.kinds[kind]}</h2>
          <p class="quiet">{words.aboutKinds[kind]}</p>
          {LEVELS.map((level) => {
            const some = puzzles.filter((puzzle) => kindOf(puzzle) === kind && puzzle.level === level);
            return some.length > 0 && <Level key={level} game={game} puzzles={some} all={puzzles} />;
          })}
        </section>
      ))}
    </>
  );
}

interface LevelProps {
  readonly game: string;
  /** Of the same kind and level. */
  readonly puzzles: readonly Puzzle[];
  readonly all: readonly Puzzle[];
}

function Level({ game, puzzles, all }: LevelProps) {
  const words = t.puzzles;
  const history = puzzleHistory();
  const title = words.levels[puzzles[0]?.level ?? 1];
  return (
    <>
      <h3 class="puzzle-level">{title}</h3>
      <ol class="puzzle-list">
        {puzzles.map((puzzle) => {
          const { id } = puzzle;
          const came = resultOf(history, game, id);
          const number = all.indexOf(puzzle) + 1;
          const about = t.common.inTurn([words.puzzle(number), came ? words.results[came] : words.open]);
          return (
            <li key={id}>
              <a
                class={came ? `puzzle-link is-${came}` : "puzzle-link"}
                href={`/puzzles/${game}/${id}`}
                aria-label={about}
              >
                {number}
                <span aria-hidden="true">{came === "solved" ? "✓" : came === "missed" ? "✗" : ""}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The requested puzzle: by name, or today's. */
export function findPuzzle(puzzles: readonly Puzzle[], id: string): Puzzle | undefined {
  return id === "today" ? puzzleOf(puzzles, dayOf(new Date())) : puzzles.find((each) => each.id === id);
}
