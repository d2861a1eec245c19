import type { Random } from "@interchange/tabletop";

/** What a bot may spend on a move. Time is read from a clock that the owner hands in. */
export interface Budget {
  /** Milliseconds a move. */
  readonly moveTime: number;
  now(): number;
}

/** A player that sees what its seat sees, and nothing else. */
export interface Bot<View, Move> {
  readonly name: string;
  /** A legal move; only asked when the view's seat is to act. */
  choose(view: View, random: Random, budget: Budget): Move;
}

/** What a bot may think, when nobody says otherwise. */
export const DEFAULT_MOVE_TIME = 200;
