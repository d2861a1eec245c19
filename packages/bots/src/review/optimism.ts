/**
 * Bots are partial to whoever is to move: with the best of many moves in sight, more is expected than the seat before
 * conceded. What turns bring in the mean is no luck. So it is measured in the game at hand, as a line over its course,
 * and taken off what every mover expects; then luck is what draws gave against their average.
 */
import { marginOf, withMargin } from "./expectation.ts";
import type { Choice } from "./choices.ts";
import type { Decisions } from "./decisions.ts";

/** How much too much is expected at an entry of the record. */
export type Optimism = (entry: number) => number;

/** As if so many turns had been seen that brought nothing: the first ones prove little. */
const DOUBT = 1;

export function optimismIn<View, Move>(
  { decisions, points }: Decisions<View, Move>,
  choices: ReadonlyMap<number, Choice<Move>>,
): Optimism {
  const seats = points.length;
  const last = decisions.at(-1)?.entry ?? 0;
  const rises: { readonly at: number; readonly rise: number }[] = [];
  let before: { readonly seat: number; readonly points: readonly number[] } | undefined;
  for (const [index, { seat, entry }] of decisions.entries()) {
    const choice = choices.get(index);
    if (!choice) continue;
    if (before && before.seat !== seat)
      // Both are partial to themselves: the mover now, and the one before, against all others.
      rises.push({
        at: entry / last,
        rise: ((choice.bestMargin - marginOf(before.points, seat)) * (seats - 1)) / seats,
      });
    before = { seat, points: withMargin(choice.weighing.points, seat, choice.margin) };
  }
  const { level, slope, middle } = lineThrough(rises);
  return (entry) => (rises.length ? level + slope * (entry / last - middle) : 0);
}

/** The line of least squares, less steep and nearer to nothing the fewer there are. */
function lineThrough(rises: readonly { readonly at: number; readonly rise: number }[]) {
  const { length } = rises;
  if (!length) return { level: 0, slope: 0, middle: 0 };
  const middle = rises.reduce((sum, { at }) => sum + at, 0) / length;
  const level = rises.reduce((sum, { rise }) => sum + rise, 0) / (length + DOUBT);
  const across = rises.reduce((sum, { at, rise }) => sum + (at - middle) * rise, 0);
  // The spread that so many turns have that lie evenly over the game.
  const spread = rises.reduce((sum, { at }) => sum + (at - middle) ** 2, DOUBT / 12);
  return { level, slope: across / spread, middle };
}
