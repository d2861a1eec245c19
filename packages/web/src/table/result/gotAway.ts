/** Finds the move that a player would most like to play again. */
import type { Review, ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import { isBlamed } from "../review/work/counts.ts";

/**
 * The seat's move with the largest loss beyond its error; undefined if no loss is certain. One whose better move is
 * easily told comes first, if it lost at least half as much.
 */
export function gotAwayOf(
  { moves }: Review,
  seat: Seat,
  isEasilyTold: (better: string) => boolean,
): ReviewedMove | undefined {
  const certain = ({ loss, error }: ReviewedMove): number => loss - error;
  const missed = moves
    .filter((move) => move.seat === seat && isBlamed(move.mark))
    .toSorted((one, other) => certain(other) - certain(one));
  const [most] = missed;
  return most && (missed.find((move) => isEasilyTold(move.best) && certain(move) * 2 >= certain(most)) ?? most);
}

/** The most that any move of the seat may have cost, in whole points. */
export function largestLoss({ moves }: Review, seat: Seat): number {
  return Math.ceil(Math.max(0, ...moves.filter((move) => move.seat === seat).map(({ loss }) => loss)));
}
