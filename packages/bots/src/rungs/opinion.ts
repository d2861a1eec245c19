/** Makes a weighing from ratings of moves, for bots that don't search. */
import type { Weighing } from "../bot.ts";

/** The number of standard deviations that holds eight of ten cases. */
const EIGHT_OF_TEN = 1.28;
/** The steepness of the logistic curve closest to the normal one. */
const STEEPNESS = 1.7;

export interface Opinion<Move> {
  readonly moves: readonly { readonly move: Move; readonly margin: number }[];
  /** The expected final points of the others, by seat. The own ones come from the best move. */
  readonly points: readonly number[];
  readonly seat: number;
  /** The error of the margins relative to each other, and the standard deviation of the result. */
  readonly error: number;
  readonly spread: number;
  readonly work: number;
}

export function weighingOf<Move>({ moves, points, seat, error, spread, work }: Opinion<Move>): Weighing<Move> {
  const sorted = moves.toSorted((one, other) => other.margin - one.margin);
  const best = sorted[0]?.margin ?? 0;
  const others = points.filter((_, each) => each !== seat);
  const mean = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
  return {
    moves: sorted.map(({ move, margin }) => ({ move, margin, error, win: winOf(margin, spread, points.length) })),
    points: points.map((each, at) => (at === seat ? mean + best : each)),
    range: [best - EIGHT_OF_TEN * spread, best + EIGHT_OF_TEN * spread],
    work,
  };
}

/** The chance of coming first with an expected margin: one in the number of seats if it is 0. */
function winOf(margin: number, spread: number, seats: number): number {
  if (seats === 1) return 1;
  return 1 / (1 + (seats - 1) * Math.exp((-STEEPNESS * margin) / Math.max(0.5, spread)));
}
