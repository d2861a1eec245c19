/** Converts scores to Elo. A score is the share of the points on offer: 1 for a win, a half for a draw. */

/** The number of standard errors on each side of a mean that holds 95 % of the cases. */
const NINETY_FIVE = 1.96;

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
}

/** The mean of independent values and its error; `doubt` adds one more value that is off by that much. */
export function estimate(values: readonly number[], doubt = 0): Estimate {
  const { length } = values;
  if (length === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, doubt ** 2);
  return { mean, error: NINETY_FIVE * Math.sqrt(squares / Math.max(1, length - 1) / length) };
}

/** The Elo difference for a score. */
export function eloOf(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

/**
 * Elo with its 95 % error from the mean scores of independent deals. Games of one deal share their luck, so only deals
 * count as independent. A clean sweep does not tell how much better a bot is, so the score stays half a game away from
 * all or nothing, with some doubt.
 */
export function eloFromDeals(scores: readonly number[], games: number): { elo: number; eloError: number } {
  const { mean, error } = estimate(scores, 0.5);
  const margin = 0.5 / Math.max(1, games);
  const score = Math.min(1 - margin, Math.max(margin, mean));
  // The slope of `eloOf` at the score.
  const eloPerScore = 400 / Math.LN10 / (score * (1 - score));
  return { elo: eloOf(score), eloError: error * eloPerScore };
}
