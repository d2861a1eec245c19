/** The final score of a solo game (rules SO.9 and SO.10). */

export interface SoloTerms {
  readonly isChallenge: boolean;
  readonly mayBeNegative: boolean;
}

/** The points of the last company, and how many are taken off for the distance to the first. */
export function soloScore(
  profits: readonly number[],
  { isChallenge, mayBeNegative }: SoloTerms,
): { readonly lowest: number; readonly deduction: number } {
  const lowest = Math.min(...profits);
  const distance = isChallenge ? Math.max(...profits) - lowest : 0;
  return { lowest, deduction: mayBeNegative ? distance : Math.min(distance, lowest) };
}
