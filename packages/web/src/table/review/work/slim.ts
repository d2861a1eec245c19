import type { Weighing } from "@interchange/bots";
import type { Decisions } from "@interchange/bots/review";

/** So many of the best are kept of each decision. */
const KEPT = 5;

/** What a review needs of a weighing: the best few moves, and the one that was played. */
export function slimmed<View, Move>(
  { decisions, write }: Decisions<View, Move>,
  index: number,
  weighing: Weighing<Move>,
): Weighing<Move> {
  const notation = decisions[index]?.notation;
  const moves = weighing.moves.filter(({ move }, place) => place < KEPT || write(move) === notation);
  return { ...weighing, moves };
}
