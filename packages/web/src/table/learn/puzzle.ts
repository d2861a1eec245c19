/** Puzzles: decisions of real games where one move is clearly best, as they were mined (packages/bots/training). */
import { known } from "@interchange/tabletop";
import type { GameRecord, Seat, Setup } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import { readEntries } from "./lesson.ts";

export interface Puzzle {
  readonly id: string;
  /** The game up to the decision. */
  readonly record: GameRecord;
  readonly seat: Seat;
  /** 1 is the easiest. */
  readonly level: 1 | 2 | 3;
  /** Moves as records write them with their expected margins, best first; what is missing is worth less than all. */
  readonly worths: readonly (readonly [move: string, margin: number])[];
  readonly error: number;
  /** What lines may expect after the best move, and otherwise; where a game has lines. */
  readonly lines: readonly (readonly [from: number, expected: number, otherwise: number])[];
}

/** What a game has of puzzles. */
export interface PuzzleSet {
  /** By difficulty. */
  readonly puzzles: readonly Puzzle[];
  /** The position on the real board, to be decided; fetched when one is played. */
  readonly play: () => Promise<ComponentType<PuzzleProps>>;
}

export interface PuzzleProps {
  readonly puzzle: Puzzle;
  /** Told once, with the move as records write it. */
  readonly onAnswer: (answer: string) => void;
  /** What stands below the verdict: the way on. */
  readonly Onward: ComponentType;
}

interface Kept extends Pick<Puzzle, "id" | "level" | "worths" | "error" | "seat"> {
  readonly entries: string;
  readonly lines?: Puzzle["lines"];
}

/** Reads the lines of a mined file: what all puzzles share, then one a line. */
export function readPuzzles(game: string, text: string): readonly Puzzle[] {
  const [first = "{}", ...rest] = text.split("\n").filter(Boolean);
  const { setup } = JSON.parse(first) as { readonly setup: Setup };
  return rest.map((line) => {
    const { id, level, worths, error, seat, lines = [], entries } = JSON.parse(line) as Kept;
    const record: GameRecord = {
      game,
      setup,
      seats: Array.from({ length: setup.seats }, () => ""),
      tags: {},
      entries: readEntries(entries),
    };
    return { id, level, worths, error, seat, lines, record };
  });
}

/** Whole days since the beginning of 1970, as they are counted where the person is. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The puzzle of a day: one after the other in an order that mixes easy and hard, all before one comes again. */
export function puzzleOf<Item>(puzzles: readonly Item[], day: number): Item {
  const all = puzzles.length;
  let step = Math.max(1, Math.round(all * 0.382));
  while (divisor(step, all) > 1) step++;
  return known(puzzles[(day * step) % all]);
}

function divisor(one: number, other: number): number {
  return other ? divisor(other, one % other) : one;
}

/** By how much the best move is ahead of the next. */
export function leadOf({ worths: [best, next] }: Pick<Puzzle, "worths">): number {
  return (best?.[1] ?? 0) - (next?.[1] ?? 0);
}

export interface Verdict {
  readonly isRight: boolean;
  /** What the answer is worth less than the best, at least so much where it is not among those that were weighed. */
  readonly loss: number;
  readonly isAtLeast: boolean;
}

export function verdictOn({ worths }: Pick<Puzzle, "worths">, answer: string): Verdict {
  const best = known(worths[0]);
  const own = worths.find(([move]) => move === answer);
  const worst = known(worths.at(-1));
  return { isRight: best[0] === answer, loss: best[1] - (own ?? worst)[1], isAtLeast: !own };
}
