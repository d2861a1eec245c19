/** The final score of a solo game (rules SO.9 and SO.10). */
import { known } from "@interchange/tabletop";

export interface SoloTerms {
  readonly isChallenge: boolean;
  readonly mayBeNegative: boolean;
}

/** The points of the last company, and how many are taken off for the distance to the first. */
export function soloScore(
  profits: ArrayLike<number>,
  { isChallenge, mayBeNegative }: SoloTerms,
): { readonly lowest: number; readonly deduction: number } {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let company = 0; company < profits.length; company++) {
    lowest = Math.min(lowest, known(profits[company]));
    highest = Math.max(highest, known(profits[company]));
  }
  const distance = isChallenge ? highest - lowest : 0;
  return { lowest, deduction: mayBeNegative ? distance : Math.min(distance, lowest) };
}
