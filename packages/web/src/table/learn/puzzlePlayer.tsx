/** A puzzle on the real board: the player makes one decision and then sees what each move was worth. */
import { Table, known } from "@interchange/tabletop";
import type { Rules } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { worthsOf } from "../advice/worth.ts";
import type { Worth } from "../advice/worth.ts";
import { DeskProvider } from "../desk/desk.ts";
import type { TableDesk } from "../desk/desk.ts";
import type { Alone, GameText } from "../text/gameText.ts";
import { BoardOrWords } from "../text/boardOrWords.tsx";
import { askOf, leadOf, verdictOn } from "./puzzle.ts";
import type { Puzzle, PuzzleProps, Verdict as Known } from "./puzzle.ts";
import { puzzleClient } from "./puzzleClient.ts";
import { t } from "../../words/index.ts";
import { announce } from "../../kit/ui/live.tsx";
import "./puzzleVerdict.css";

/** Submits the answer; false if there is none yet. */
type Give<Move> = (move: Move | undefined) => boolean;

/** What a game provides for its puzzles. `Best` is the type of the moves they ask for. */
export interface PuzzleGame<Position, Move, Chance, Event, View, Best extends Move, Desk extends TableDesk> {
  readonly rules: Rules<Position, Move, Chance, Event, View>;
  readonly deskOf: (client: TableClient<Move, Event, View>) => Desk;
  /** Whether playing a move submits it at once. */
  readonly isAnsweredByPlaying: boolean;
  readonly isBest: (move: Move) => move is Best;
  /** Discards what was started on an earlier visit. */
  readonly clear?: (desk: Desk) => void;
  /** Shows what moves are worth, the best first. `say` writes a worth. */
  readonly show: (desk: Desk, worths: readonly Worth<Best>[], say: (gain: number) => string, best: Best) => void;
  /** Who the player is, and what is left to do. */
  readonly role: (desk: Desk, puzzle: Puzzle) => string;
  readonly called: (desk: Desk, move: Move) => string;
  /** Why the best move is best. */
  readonly reason: (desk: Desk, puzzle: Puzzle, best: Best) => string;
  readonly text: (desk: Desk) => Promise<GameText>;
  readonly alone?: (desk: Desk, give: Give<Move>) => Alone;
  readonly Board: ComponentType;
  readonly isMap?: boolean;
  /** The controls for the decision. */
  readonly Turn: ComponentType<{ readonly desk: Desk; readonly give: Give<Move> }>;
  /** Shows what a decision would do. */
  readonly Answers: ComponentType<{ readonly desk: Desk }>;
}

export function puzzlePlayer<Position, Move, Chance, Event, View, Best extends Move, Desk extends TableDesk>(
  game: PuzzleGame<Position, Move, Chance, Event, View, Best, Desk>,
): ComponentType<PuzzleProps> {
  const { rules, Board, Turn, Answers } = game;
  const read = (text: string): Move => known(rules.notation.readMove(text));
  const openDesk = ({ id, record, seat }: Puzzle, give: Give<Move>): Desk => {
    const replayed = Table.resume(rules, record.setup, record);
    if (!replayed.ok) throw new Error(replayed.reason);
    return game.deskOf(
      puzzleClient<Move, Event, View>({
        id: `${record.game} ${id}`,
        view: replayed.table.view(seat),
        seat,
        record,
        names: record.seats.map((_, at) => (at === seat ? t.table.you : t.puzzles.other)),
        onPlay: ([move]) => {
          if (game.isAnsweredByPlaying) give(move);
          return undefined;
        },
      }),
    );
  };
  return function PuzzlePlayer({ puzzle, onAnswer, Onward }) {
    const answered = useSignal<string | undefined>(undefined);
    const give = useCallback(
      (move: Move | undefined) => {
        if (move !== undefined) answered.value = rules.notation.writeMove(move);
        return move !== undefined;
      },
      [answered],
    );
    const desk = useMemo(() => openDesk(puzzle, give), [puzzle, give]);
    const best = useMemo(() => bestOf(puzzle), [puzzle]);
    const alone = useMemo(() => game.alone?.(desk, give) ?? {}, [desk, give]);
    const answer = answered.value;
    useEffect(() => {
      game.clear?.(desk);
      return () => desk.close();
    }, [desk]);
    useEffect(() => {
      if (answer === undefined) return;
      onAnswer(answer);
      game.show(desk, worthsIn(puzzle), puzzle.goal ? t.puzzles.scores : t.advice.worth, best);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- there is only one answer
    }, [answer]);
    const task = t.table.log.told([game.role(desk, puzzle), askOf(puzzle)]);
    return (
      <DeskProvider value={desk}>
        <div class={`puzzle ${puzzle.record.game}`}>
          <p class="puzzle-task">{task}</p>
          <div class={game.isMap ? "puzzle-map" : "puzzle-board"}>
            <BoardOrWords desk={desk} text={() => game.text(desk)} lead={task} alone={alone}>
              <Board />
            </BoardOrWords>
          </div>
          <div class="puzzle-side">
            {answer === undefined ? (
              <Turn desk={desk} give={give} />
            ) : (
              <Verdict
                puzzle={puzzle}
                verdict={verdictOn(puzzle, answer)}
                answer={game.called(desk, read(answer))}
                best={game.called(desk, best)}
                next={puzzle.next.map((text) => game.called(desk, read(text)))}
                reason={game.reason(desk, puzzle, best)}
              >
                <Onward />
              </Verdict>
            )}
            <Answers desk={desk} />
          </div>
        </div>
      </DeskProvider>
    );
  };

  function bestOf({ worths }: Puzzle): Best {
    const [text] = known(worths[0]);
    const move = read(text);
    if (!game.isBest(move)) throw new Error(`"${text}" is no move of a puzzle`);
    return move;
  }

  function worthsIn({ goal, worths, error }: Puzzle): readonly Worth<Best>[] {
    const weighed = worths.flatMap(([text, margin]) => {
      const move = read(text);
      return game.isBest(move) ? [{ move, margin, error, win: 0 }] : [];
    });
    if (!goal) return worthsOf(weighed);
    return weighed
      .filter(({ margin }) => margin > 0)
      .map(({ move, margin }, at) => ({ move, gain: margin, error, isBest: at === 0, isEqual: false }));
  }
}

/** The points of the best move and of the next. */
function pointsOf({ worths: [best, next] }: Puzzle): readonly [number, number] {
  return [best?.[1] ?? 0, next?.[1] ?? 0];
}

interface VerdictProps {
  readonly puzzle: Puzzle;
  readonly verdict: Known;
  /** The names of the answer and of the best move, and why that one is best. */
  readonly answer: string;
  readonly best: string;
  /** The moves that follow it in the same turn. */
  readonly next: readonly string[];
  readonly reason: string;
  readonly children: ComponentChildren;
}

function Verdict({ puzzle, verdict, answer, best, next, reason, children }: VerdictProps) {
  const words = t.puzzles;
  const { goal, error } = puzzle;
  const { isRight, loss, isAtLeast } = verdict;
  const title = isRight ? words.right : words.wrong;
  // What the first of several pieces does at once says nothing of the rides that they are built for.
  const why = goal === "ride" && next.length > 0 ? undefined : reason;
  useEffect(() => {
    announce(t.table.log.told(why === undefined ? [title] : [title, why]));
  }, [title, why]);
  return (
    <section class="panel puzzle-verdict" aria-label={title}>
      <h2 class={isRight ? "verdict-title is-right" : "verdict-title"}>
        <span aria-hidden="true">{isRight ? "✓" : "✗"}</span> {title}
      </h2>
      {why !== undefined && <p class="verdict-reason">{why}</p>}
      {!isRight && !(goal && isAtLeast) && <p>{words.loss(answer, loss, isAtLeast)}</p>}
      <p class="quiet">{goal ? words.only(best, ...pointsOf(puzzle)) : words.lead(best, leadOf(puzzle), error)}</p>
      {next.length > 0 && <p>{words.andThen(next)}</p>}
      <p class="quiet">{words.tryOut}</p>
      <div class="verdict-on">{children}</div>
    </section>
  );
}
