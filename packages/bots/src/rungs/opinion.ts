/** A weighing from an opinion of every move: what a player thinks who does not try things out. */
import type { Weighing } from "../bot.ts";

/** Standard deviations that hold eight cases of ten about a mean. */
const EIGHT_OF_TEN = 1.28;
/** The logistic curve that is nearest to the normal one. */
const STEEPNESS = 1.7;

export interface Opinion<Move> {
  readonly moves: readonly { readonly move: Move; readonly margin: number }[];
  /** What the others may expect at the end, by seat; the own is taken from the best move. */
  readonly points: readonly number[];
  readonly seat: number;
  /** How far off the margins may be beside each other, and how far the end may be from them (a standard deviation). */
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

/** The chance to be first with an expected margin: one in so many seats when it is 0. */
function winOf(margin: number, spread: number, seats: number): number {
  if (seats === 1) return 1;
  return 1 / (1 + (seats - 1) * Math.exp((-STEEPNESS * margin) / Math.max(0.5, spread)));
}
