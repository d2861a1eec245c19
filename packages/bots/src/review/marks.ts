/** How good a move was; `none` where there was nothing to choose. */
export const MARKS = ["best", "good", "inaccuracy", "blunder", "none"] as const;
export type Mark = (typeof MARKS)[number];

/** Points of expected margin from which a loss is worth a word, and from which it is a grave one. */
const INACCURACY = 1.5;
const BLUNDER = 5;

/**
 * The mark of a move that gave so much away, known with such an error. What lies within the noise is blamed on nobody:
 * a little of it is as good as the best, much of it is good. Elsewhere half the error is taken off before it is judged,
 * since the move that seems best does so by luck as well.
 */
export function markOf(loss: number, error: number): Mark {
  if (loss <= error) return loss < INACCURACY ? "best" : "good";
  const sure = loss - error / 2;
  if (sure < INACCURACY) return "good";
  return sure < BLUNDER ? "inaccuracy" : "blunder";
}
