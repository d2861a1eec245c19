/**
 * Bots favour the player to move: with the best of many moves in sight, they expect more than the seat before conceded.
 * What a turn brings on average is not luck. So we measure this optimism in the game itself, as a line over its course,
 * and subtract it from what every player expects. Then luck is what draws gave compared with their average.
 */
import { marginOf, withMargin } from "./expectation.ts";
import type { Choice } from "./choices.ts";
import type { Decisions } from "./decisions.ts";

/** How much too much is expected at an entry of the record. */
export type Optimism = (entry: number) => number;

/** The weight of the assumption that there is none, in turns: the first ones prove little. */
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
      // Both are optimistic for themselves: the player to move, and the one before, against all others.
      rises.push({
        at: entry / last,
        rise: ((choice.bestMargin - marginOf(before.points, seat)) * (seats - 1)) / seats,
      });
    before = { seat, points: withMargin(choice.weighing.points, seat, choice.margin) };
  }
  const { level, slope, middle } = lineThrough(rises);
  return (entry) => (rises.length ? level + slope * (entry / last - middle) : 0);
}

/** The least-squares line, flatter and closer to zero the fewer turns there are. */
function lineThrough(rises: readonly { readonly at: number; readonly rise: number }[]) {
  const { length } = rises;
  if (!length) return { level: 0, slope: 0, middle: 0 };
  const middle = rises.reduce((sum, { at }) => sum + at, 0) / length;
  const level = rises.reduce((sum, { rise }) => sum + rise, 0) / (length + DOUBT);
  const across = rises.reduce((sum, { at, rise }) => sum + (at - middle) * rise, 0);
  // The spread of this many turns evenly over the game.
  const spread = rises.reduce((sum, { at }) => sum + (at - middle) ** 2, DOUBT / 12);
  return { level, slope: across / spread, middle };
}
