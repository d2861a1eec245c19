/** What is known of every move, as others may read it. */
import { undergroundSearch } from "@interchange/underground";
import type { Move, UndergroundBoard } from "@interchange/underground";
import type { Weighed, Weighing } from "../../bot.ts";
import { chanceToWin, rangeAround } from "./chances.ts";

/** An action as the search sees it: its margin, and how far that may be off beside the others'. */
export interface Opinion {
  readonly action: number;
  readonly margin: number;
  readonly error: number;
}

/** What is expected of the end when the best is played. */
export interface Expectation {
  readonly seat: number;
  /** By seat. */
  readonly points: readonly number[];
  /** The standard deviation of the final margin. */
  readonly deviation: number;
}

export function verdictOf(
  board: UndergroundBoard,
  opinions: readonly Opinion[],
  { seat, points, deviation }: Expectation,
  work: number,
): Weighing<Move> {
  const sorted = opinions.toSorted((one, other) => other.margin - one.margin);
  const best = sorted[0]?.margin ?? 0;
  const { seats } = board;
  const winAt = (margin: number): number => {
    const lost = best - margin;
    const then = points.map((each, of) => each + (of === seat ? (-lost * (seats - 1)) / seats : lost / seats));
    return chanceToWin(then, seat, deviation / Math.sqrt(seats / (seats - 1)));
  };
  // Moves come in heaps of the same margin.
  const wins = new Map<number, number>();
  const moves = sorted.map(({ action, margin, error }): Weighed<Move> => {
    let win = wins.get(margin);
    if (win === undefined) wins.set(margin, (win = winAt(margin)));
    return { move: undergroundSearch.decodeMove(action, board), margin, error, win };
  });
  return { moves, points, range: rangeAround(best, deviation), work };
}
