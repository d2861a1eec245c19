/**
 * A sequential test: after every deal, whether what has been seen speaks clearly enough for one of two claims about how
 * often a bot comes first. Wald's test, with the spread between deals taken from the deals themselves, because games of
 * one deal share their luck.
 */

export const VERDICTS = ["accepted", "rejected", "undecided"] as const;
/** Whether the larger share was accepted, or rejected for the smaller one. */
export type Verdict = (typeof VERDICTS)[number];

export interface Claims {
  /** The share that would disappoint. */
  readonly low: number;
  /** The share that is hoped for. */
  readonly high: number;
}

/** How often either verdict may be wrong. */
const RISK = 0.05;
const BOUND = Math.log((1 - RISK) / RISK);

/** Before so many deals nobody knows how far they spread. */
const LEAST_DEALS = 10;
/** What is thought of the spread beforehand: that of two games won by the toss of a coin, as if seen in so many deals. */
const USUAL_VARIANCE = 0.125;
const USUAL_DEALS = 10;

/** How much likelier the shares of deals are by the high claim than by the low one, as a logarithm. */
export function likelihood(shares: readonly number[], { low, high }: Claims): number {
  const { length } = shares;
  if (length === 0) return 0;
  const mean = shares.reduce((sum, share) => sum + share, 0) / length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const variance = (squares + USUAL_DEALS * USUAL_VARIANCE) / (length + USUAL_DEALS);
  return (length * (high - low) * (2 * mean - low - high)) / (2 * variance);
}

/** What the shares of deals, in their order, say so far. */
export function verdictOf(shares: readonly number[], claims: Claims): Verdict {
  if (shares.length < LEAST_DEALS) return "undecided";
  const ratio = likelihood(shares, claims);
  if (ratio >= BOUND) return "accepted";
  return ratio <= -BOUND ? "rejected" : "undecided";
}
