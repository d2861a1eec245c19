/** One puzzle: its position, and afterwards a link to the next. */
import type { ComponentType } from "preact";
import { useCallback } from "preact/hooks";
import type { GamePage } from "../../games/gamePage.ts";
import { noteAnswer } from "../../table/learn/history.ts";
import { dayOf, verdictOn } from "../../table/learn/puzzle.ts";
import type { Puzzle, PuzzleProps } from "../../table/learn/puzzle.ts";
import { rulesPath } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { findPuzzle, kindOf } from "./puzzlesPage.tsx";
import { t } from "../../words/index.ts";
import "./puzzles.css";

interface Here {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly Play: ComponentType<PuzzleProps>;
}

export function PuzzlePage({ gamePage, id }: { readonly gamePage: GamePage; readonly id: string }) {
  const words = t.puzzles;
  const game = gamePage.entry.id;
  const load = async (): Promise<Here | undefined> => {
    const set = await gamePage.puzzles?.();
    const puzzle = set && findPuzzle(set.puzzles, id);
    return puzzle && { puzzle, puzzles: set.puzzles, Play: await set.play() };
  };
  return (
    <Frame title={id === "today" ? words.daily : words.title} wide rules={rulesPath(game)}>
      <Fetched key={`${game} ${id}`} load={load}>
        {(found) =>
          found ? <Shown game={game} isDaily={id === "today"} here={found} /> : <p class="notice">{words.none}</p>
        }
      </Fetched>
    </Frame>
  );
}

function Shown({ game, isDaily, here }: { readonly game: string; readonly isDaily: boolean; readonly here: Here }) {
  const words = t.puzzles;
  const { puzzle, puzzles, Play } = here;
  const number = puzzles.indexOf(puzzle) + 1;
  const next = puzzles[number % puzzles.length];
  const onAnswer = useCallback(
    (answer: string) => {
      noteAnswer(game, puzzle.id, verdictOn(puzzle, answer).isRight, isDaily ? dayOf(new Date()) : undefined);
    },
    [game, puzzle, isDaily],
  );
  const Onward = useCallback(
    () => (
      <>
        {next && (
          <a class="button primary" href={`/puzzles/${game}/${next.id}`}>
            {words.next}
          </a>
        )}
        <a class="button" href={`/puzzles/${game}`}>
          {words.all}
        </a>
      </>
    ),
    [game, next, words],
  );
  return (
    <>
      <header class="puzzle-head">
        <h1>{isDaily ? words.daily : words.puzzle(number)}</h1>
        <span class="quiet">{t.common.dotted([words.kinds[kindOf(puzzle)], words.levels[puzzle.level]])}</span>
      </header>
      <Play puzzle={puzzle} onAnswer={onAnswer} Onward={Onward} />
    </>
  );
}
