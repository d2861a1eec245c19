import type { Weighing } from "@interchange/bots";
import type { Decisions } from "@interchange/bots/review";

/** How many of the best moves are stored per decision. */
const KEPT = 5;

/** Reduces a rating to what a review needs: the best few moves and the one that was played. */
export function slimmed<View, Move>(
  { decisions, write }: Decisions<View, Move>,
  index: number,
  weighing: Weighing<Move>,
): Weighing<Move> {
  const notation = decisions[index]?.notation;
  const moves = weighing.moves.filter(({ move }, place) => place < KEPT || write(move) === notation);
  return { ...weighing, moves };
}
