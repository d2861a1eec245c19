/** What a review says of a game. `interchange analyse` prints it; see docs/cli.md. */
import type { Seat } from "@interchange/tabletop";
import type { Mark } from "./marks.ts";

/** A decision that has been valued. Margins and chances are the mover's. */
export interface ReviewedMove {
  /** Where it stands among the record's entries, counted from 0. */
  readonly entry: number;
  readonly seat: Seat;
  /** What was played, and what would have been best, as records write them. */
  readonly move: string;
  readonly best: string;
  /** The expected final margin after the move, and after the best: own points less the mean of the others'. */
  readonly margin: number;
  readonly bestMargin: number;
  /** What the move gave away; never below 0. */
  readonly loss: number;
  /** How far the loss may be off, 95 %. */
  readonly error: number;
  /** The chance to be first after the move, and after the best, from 0 to 1. */
  readonly win: number;
  readonly bestWin: number;
  readonly mark: Mark;
  /** The points that each seat may expect at the end, after the move. */
  readonly points: readonly number[];
  /** Eight final margins of ten lie between these two, after the move. */
  readonly range: readonly [low: number, high: number];
  /** What came to the mover by chance since the decision before, in expected margin. */
  readonly luck: number;
}

/** What became of a seat, apart by its causes, in points of margin. */
export interface ReviewedSeat {
  /** What the draws gave against what could be expected of them. */
  readonly luck: number;
  /** What the seat's own moves gave away, against the best: never above 0 in a game that was played out. */
  readonly decisions: number;
  /** Its points at the end. */
  readonly result: number;
}

/**
 * A game reviewed. With two seats `start`, what luck gave the first seat more than the second, and what decisions did,
 * add up to the first seat's final margin.
 */
export interface Review {
  readonly game: string;
  /** Whose opinion this is. */
  readonly bot: string;
  /** What was spent on a decision, in the mean. */
  readonly work: number;
  /** Seat 1's expected margin before the first draw. */
  readonly start: number;
  /** How far luck and decisions may be off, 95 %. */
  readonly error: number;
  readonly seats: readonly ReviewedSeat[];
  /** The decisions that have been valued, in order. */
  readonly moves: readonly ReviewedMove[];
  /** Whether that is all of them. */
  readonly isComplete: boolean;
}
