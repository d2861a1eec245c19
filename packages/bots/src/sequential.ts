/**
 * A sequential test: decides after every deal whether the results speak clearly enough for one of two claims about how
 * often a bot comes first. It is Wald's test, with the variance estimated from the deals, because games of one deal
 * share their luck.
 */

export const VERDICTS = ["accepted", "rejected", "undecided"] as const;
/** Whether the larger share was accepted, or rejected for the smaller one. */
export type Verdict = (typeof VERDICTS)[number];

export interface Claims {
  /** The share that would be disappointing. */
  readonly low: number;
  /** The share that is hoped for. */
  readonly high: number;
}

/** How often either verdict may be wrong. */
const RISK = 0.05;
const BOUND = Math.log((1 - RISK) / RISK);

/** Before this many deals, the variance is unknown. */
const LEAST_DEALS = 10;
/** The prior variance, that of two coin-toss games, and the number of deals it counts for. */
const USUAL_VARIANCE = 0.125;
const USUAL_DEALS = 10;

/** The log-likelihood ratio of the high claim to the low one. */
export function likelihood(shares: readonly number[], { low, high }: Claims): number {
  const { length } = shares;
  if (length === 0) return 0;
  const mean = shares.reduce((sum, share) => sum + share, 0) / length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const variance = (squares + USUAL_DEALS * USUAL_VARIANCE) / (length + USUAL_DEALS);
  return (length * (high - low) * (2 * mean - low - high)) / (2 * variance);
}

/** The verdict of these deals' shares, in order. */
export function verdictOf(shares: readonly number[], claims: Claims): Verdict {
  if (shares.length < LEAST_DEALS) return "undecided";
  const ratio = likelihood(shares, claims);
  if (ratio >= BOUND) return "accepted";
  return ratio <= -BOUND ? "rejected" : "undecided";
}
