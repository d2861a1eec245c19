/** Rates moves; `none` if there was nothing to choose. */
export const MARKS = ["best", "good", "inaccuracy", "blunder", "none"] as const;
export type Mark = (typeof MARKS)[number];

/** The losses in expected margin from which a move is an inaccuracy, or a blunder. */
const INACCURACY = 1.5;
const BLUNDER = 5;

/**
 * The mark of a move with this loss and this error. A loss within the noise is not blamed: a small one counts as best,
 * a large one as good. Otherwise half the error is subtracted first, since the move that seems best is partly lucky.
 */
export function markOf(loss: number, error: number): Mark {
  if (loss <= error) return loss < INACCURACY ? "best" : "good";
  const sure = loss - error / 2;
  if (sure < INACCURACY) return "good";
  return sure < BLUNDER ? "inaccuracy" : "blunder";
}
