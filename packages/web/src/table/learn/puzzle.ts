/**
 * Puzzles: decisions from real games where one move is best. Trying all moves shows which one it is, or a long search
 * expects it. They are mined in packages/bots/training.
 */
import { known } from "@interchange/tabletop";
import type { GameRecord, Seat, Setup } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import { t } from "../../words/index.ts";
import { readEntries } from "./lesson.ts";

/** What a puzzle with a certain answer asks for: points this turn, or points from the passenger alone. */
export type Goal = "score" | "ride";

export interface Puzzle {
  readonly id: string;
  /** The game up to the decision. */
  readonly record: GameRecord;
  readonly seat: Seat;
  /** Undefined if the best move is only expected to be best. */
  readonly goal: Goal | undefined;
  /** 1 is the easiest. */
  readonly level: 1 | 2 | 3;
  /**
   * Moves in record notation with their points, or their expected margins, best first. A missing move is worth no more
   * than the last of these.
   */
  readonly worths: readonly (readonly [move: string, margin: number])[];
  readonly error: number;
  /** The expected length of lines after the best move and otherwise, in games that have lines. */
  readonly lines: readonly (readonly [from: number, expected: number, otherwise: number])[];
  /** The moves that follow the best one in the same turn, in record notation. */
  readonly next: readonly string[];
}

/** All puzzles of a game. */
export interface PuzzleSet {
  /** By difficulty. */
  readonly puzzles: readonly Puzzle[];
  /** Loads the component that shows the position on the real board. */
  readonly play: () => Promise<ComponentType<PuzzleProps>>;
}

export interface PuzzleProps {
  readonly puzzle: Puzzle;
  /** Called once, with the move in record notation. */
  readonly onAnswer: (answer: string) => void;
  /** Shown below the verdict: the way to the next puzzle. */
  readonly Onward: ComponentType;
}

interface Kept extends Pick<Puzzle, "id" | "level" | "worths" | "error" | "seat"> {
  readonly entries: string;
  readonly goal?: Goal;
  readonly lines?: Puzzle["lines"];
  readonly next?: Puzzle["next"];
}

/** Reads a mined file: a line with what all puzzles share, then one line per puzzle. */
export function readPuzzles(game: string, text: string): readonly Puzzle[] {
  const [first = "{}", ...rest] = text.split("\n").filter(Boolean);
  const { setup } = JSON.parse(first) as { readonly setup: Setup };
  return rest.map((line) => {
    const { id, goal, level, worths, error, seat, lines = [], next = [], entries } = JSON.parse(line) as Kept;
    const record: GameRecord = {
      game,
      setup,
      seats: Array.from({ length: setup.seats }, () => ""),
      tags: {},
      entries: readEntries(entries),
    };
    return { id, goal, level, worths, error, seat, lines, next, record };
  });
}

/** Days since 1 January 1970 in local time. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The puzzle of a day. The order mixes easy and hard ones and shows all before it repeats. */
export function puzzleOf<Item>(puzzles: readonly Item[], day: number): Item {
  const all = puzzles.length;
  let step = Math.max(1, Math.round(all * 0.382));
  while (divisor(step, all) > 1) step++;
  return known(puzzles[(day * step) % all]);
}

function divisor(one: number, other: number): number {
  return other ? divisor(other, one % other) : one;
}

/** How far the best move is ahead of the second best. */
export function leadOf({ worths: [best, next] }: Pick<Puzzle, "worths">): number {
  return (best?.[1] ?? 0) - (next?.[1] ?? 0);
}

/** What to find. */
export function askOf(puzzle: Pick<Puzzle, "goal" | "worths">): string {
  const { goal, worths } = puzzle;
  return goal ? t.puzzles.goals[goal](worths[0]?.[1] ?? 0) : t.puzzles.leads(leadOf(puzzle));
}

export interface Verdict {
  readonly isRight: boolean;
  /** How much less the answer is worth than the best move. A lower bound if the answer was not rated. */
  readonly loss: number;
  readonly isAtLeast: boolean;
}

export function verdictOn({ worths }: Pick<Puzzle, "worths">, answer: string): Verdict {
  const best = known(worths[0]);
  const own = worths.find(([move]) => move === answer);
  const worst = known(worths.at(-1));
  return { isRight: best[0] === answer, loss: best[1] - (own ?? worst)[1], isAtLeast: !own };
}
