/**
 * How much a point of every seat counts for one of them: its own one, the others' minus one in all. Whoever leads among
 * several others stands in the way of first place, the more so the less is still to come.
 */
import { JOURNEYS } from "./weights.ts";

/** Of points apart by so many the lower counts a third, at the beginning of a game; later sooner. */
const APART = 12;
const LEAST_APART = 2;

/** `leaders` of it, from nothing to all, is laid on those in front; the rest on all others alike. */
export function fillWorth(
  worth: Float64Array,
  points: ArrayLike<number>,
  seat: number,
  journeys: number,
  leaders: number,
): void {
  const apart = Math.max(LEAST_APART, APART * Math.sqrt(Math.max(0, journeys) / JOURNEYS));
  let most = -Infinity;
  for (let each = 0; each < worth.length; each++) if (each !== seat) most = Math.max(most, points[each] ?? 0);
  let sum = 0;
  for (let each = 0; each < worth.length; each++) {
    const weight = each === seat ? 0 : Math.exp(((points[each] ?? 0) - most) / apart);
    worth[each] = weight;
    sum += weight;
  }
  const alike = (1 - leaders) / (worth.length - 1);
  for (const [each, weight] of worth.entries()) worth[each] = each === seat ? 1 : -((leaders * weight) / sum + alike);
}

/** What a seat has more than the others, by what their points count. */
export function leadBy(worth: Float64Array, points: ArrayLike<number>): number {
  let lead = 0;
  for (let seat = 0; seat < worth.length; seat++) lead += (worth[seat] ?? 0) * (points[seat] ?? 0);
  return lead;
}
