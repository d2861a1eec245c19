/** Blames a move only for what its player could have seen on the board. */
import type { Decision, Decisions, Review } from "@interchange/bots/review";
import { isBlamed } from "./counts.ts";

/** Whether anything on the board speaks for the better move, compared with the one that was played. */
export type IsSeen<View, Move> = (decision: Decision<View, Move>, better: Move) => boolean;

/** Takes back what nobody could be blamed for, among the decisions whose verdict is final; others are not shown. */
export type Fair = (review: Review, settled: ReadonlySet<number>) => Review;

export function fairReview<View, Move>(
  { decisions }: Decisions<View, Move>,
  read: (notation: string) => Move | undefined,
  isSeen: IsSeen<View, Move>,
): Fair {
  const byEntry = new Map(decisions.map((decision) => [decision.entry, decision]));
  const known = new Map<string, boolean>();
  const couldSee = (entry: number, best: string): boolean => {
    const key = `${entry} ${best}`;
    const decision = byEntry.get(entry);
    const better = read(best);
    const seen = known.get(key) ?? (decision !== undefined && better !== undefined && isSeen(decision, better));
    known.set(key, seen);
    return seen;
  };
  return (review, settled) => ({
    ...review,
    moves: review.moves.map((move) =>
      isBlamed(move.mark) && settled.has(move.entry) && !couldSee(move.entry, move.best)
        ? { ...move, mark: "good" }
        : move,
    ),
  });
}
