/** What moves are worth beside each other. */
import type { Weighed } from "@interchange/bots";

export interface Worth<Move> {
  readonly move: Move;
  /** Points of the expected final margin above those of the average move. */
  readonly gain: number;
  readonly error: number;
  /** Whether it is the best, or as good within the error. */
  readonly isBest: boolean;
  readonly isEqual: boolean;
}

/** An error up to here is small, whatever that of the best is. */
const LEAST_SURE = 1;

/** The gains of moves, best first, against the mean of those that count as the average. */
export function worthsOf<Move>(
  moves: readonly Weighed<Move>[],
  counts: (move: Move) => boolean = () => true,
): readonly Worth<Move>[] {
  const counted = moves.filter(({ move }) => counts(move));
  const average = mean((counted.length ? counted : moves).map(({ margin }) => margin));
  const best = moves[0];
  // What was hardly looked at may be anything; that is no reason to call it as good.
  const sure = Math.max(LEAST_SURE, 2 * (best?.error ?? 0));
  return moves.map(({ move, margin, error }, at) => ({
    move,
    gain: margin - average,
    error,
    isBest: at === 0,
    isEqual: at > 0 && best !== undefined && error <= sure && best.margin - margin <= Math.max(error, best.error),
  }));
}

export function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** How strongly a gain is coloured, from 0 to 1. */
const STRONG = 8;

export function strengthOf(gain: number): number {
  return Math.min(1, Math.abs(gain) / STRONG);
}
