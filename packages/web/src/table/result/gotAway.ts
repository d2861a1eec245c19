/** Finds the move that a player would most like to play again. */
import type { Review, ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import { isBlamed } from "../review/work/counts.ts";

/** The seat's move with the largest loss beyond its error; undefined if no loss is certain. */
export function gotAwayOf({ moves }: Review, seat: Seat): ReviewedMove | undefined {
  return moves
    .filter((move) => move.seat === seat && isBlamed(move.mark))
    .toSorted((one, other) => other.loss - other.error - (one.loss - one.error))[0];
}

/** The most that any move of the seat may have cost, in whole points. */
export function largestLoss({ moves }: Review, seat: Seat): number {
  return Math.ceil(Math.max(0, ...moves.filter((move) => move.seat === seat).map(({ loss }) => loss)));
}
