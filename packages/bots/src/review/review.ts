/** The content of a review. `interchange analyse` prints it; see docs/cli.md. */
import type { Seat } from "@interchange/tabletop";
import type { Mark } from "./marks.ts";

/** An evaluated decision. Margins and chances are the player's. */
export interface ReviewedMove {
  /** Its index among the record's entries. */
  readonly entry: number;
  readonly seat: Seat;
  /** The move that was played and the best one, in record notation. */
  readonly move: string;
  readonly best: string;
  /** The expected final margin after the move, and after the best one: own points minus the mean of the others'. */
  readonly margin: number;
  readonly bestMargin: number;
  /** What the move gave away; never negative. */
  readonly loss: number;
  /** The 95 % error of the loss. */
  readonly error: number;
  /** The chance of coming first after the move, and after the best one, from 0 to 1. */
  readonly win: number;
  readonly bestWin: number;
  readonly mark: Mark;
  /** The expected final points of each seat after the move. */
  readonly points: readonly number[];
  /** The range of eight of ten final margins after the move. */
  readonly range: readonly [low: number, high: number];
  /** The player's luck since the previous decision, in expected margin. */
  readonly luck: number;
}

/** A seat's result by its causes, in points of margin. */
export interface ReviewedSeat {
  /** What the draws gave, compared with what could be expected. */
  readonly luck: number;
  /** What the seat's own moves gave away, compared with the best: never positive in a game that was played out. */
  readonly decisions: number;
  /** Its final points. */
  readonly result: number;
}

/**
 * A reviewed game. With two seats, `start` plus the difference in luck plus the difference in decisions is the first
 * seat's final margin.
 */
export interface Review {
  readonly game: string;
  /** The bot that made it. */
  readonly bot: string;
  /** The mean work per decision. */
  readonly work: number;
  /** Seat 1's expected margin before the first draw. */
  readonly start: number;
  /** The 95 % error of luck and decisions. */
  readonly error: number;
  readonly seats: readonly ReviewedSeat[];
  /** The evaluated decisions, in order. */
  readonly moves: readonly ReviewedMove[];
  /** Whether that is all of them. */
  readonly isComplete: boolean;
}
