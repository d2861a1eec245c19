/** Compares what moves are worth. */
import type { Weighed } from "@interchange/bots";

export interface Worth<Move> {
  readonly move: Move;
  /** Points of expected final margin above the average move. */
  readonly gain: number;
  readonly error: number;
  readonly isBest: boolean;
  readonly isEqual: boolean;
}

/** An error up to this size counts as small. */
const LEAST_SURE = 1;

/** The gains of all moves, best first, relative to the mean of the ones that count as average. */
export function worthsOf<Move>(
  moves: readonly Weighed<Move>[],
  counts: (move: Move) => boolean = () => true,
): readonly Worth<Move>[] {
  const counted = moves.filter(({ move }) => counts(move));
  const average = mean((counted.length ? counted : moves).map(({ margin }) => margin));
  const best = moves[0];
  // A move that was hardly examined might be worth anything, so don't call it equal.
  const sure = Math.max(LEAST_SURE, 2 * (best?.error ?? 0));
  return moves.map(({ move, margin, error }, at) => ({
    move,
    gain: margin - average,
    error,
    isBest: at === 0,
    isEqual: at > 0 && best !== undefined && error <= sure && best.margin - margin <= Math.max(error, best.error),
  }));
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** The gain at which the colour is strongest. */
const STRONG = 8;

export function strengthOf(gain: number): number {
  return Math.min(1, Math.abs(gain) / STRONG);
}
