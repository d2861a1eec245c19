/** The values that the rules work on. All of them are plain data and survive JSON; everything is open to everyone. */
import type { LotDrawn, Seat, Setup, Standing, Viewer } from "@interchange/tabletop";

/**
 * What the table waits for:
 *
 * - `lot`: chance draws the starting seat
 * - `markers`, `symbols`, `deal`: chance deals the seats' lines, the connection stations' symbols, and the first
 *   destinations
 * - `build`: the seat whose turn it is builds, or takes a token
 * - `express`, `normal`: it sends the passenger on a trip of that kind
 * - `refill`: chance draws new destinations
 * - `over`: nothing
 */
export type Stage = "lot" | "markers" | "symbols" | "deal" | "build" | "express" | "normal" | "refill" | "over";

/** Where points come from. */
export const SOURCES = ["start", "nationalRail", "terminus", "connection", "loop", "passenger"] as const;
export type Source = (typeof SOURCES)[number];

/** A length of track. */
export interface Piece {
  readonly line: string;
  readonly between: readonly [string, string];
}

export interface Award {
  readonly seat: Seat;
  readonly source: Source;
  readonly points: number;
}

/** An award and its stations. */
export interface Reward {
  readonly award: Award;
  readonly stations: readonly string[];
}

export interface Position {
  readonly setup: Setup;
  readonly stage: Stage;
  readonly turn: Seat;
  /** The number of finished turns. */
  readonly turns: number;
  /** Actions left in this turn. */
  readonly actions: number;
  /** The lines of each seat. */
  readonly lines: readonly (readonly string[])[];
  /** By connection station, in the city's order. */
  readonly symbols: readonly string[];
  /** In the order they were built. */
  readonly pieces: readonly Piece[];
  readonly tokens: readonly number[];
  /** Where the passenger stands; empty once he has left the board. */
  readonly passenger: string;
  /** Destinations that are face up. */
  readonly open: readonly string[];
  readonly visited: readonly string[];
  /** Destinations that may still come, unordered. */
  readonly pile: readonly string[];
  readonly points: readonly number[];
  /** The same by source. */
  readonly earned: Readonly<Record<Source, readonly number[]>>;
}

export type Move =
  | { readonly type: "build"; readonly line: string; readonly between: readonly [string, string] }
  /** Take a branch token instead of building (rule 2.2). */
  | { readonly type: "token" }
  /** Send the passenger there, by these lines; none when he only walks (rule 4.4). */
  | { readonly type: "trip"; readonly to: string; readonly lines: readonly string[] };

export type Chance =
  | LotDrawn
  | { readonly type: "marker"; readonly lines: readonly string[] }
  | { readonly type: "symbol"; readonly symbol: string }
  | { readonly type: "card"; readonly station: string };

export type Event =
  /** The starting seat was drawn. */
  | LotDrawn
  | { readonly type: "took"; readonly seat: Seat; readonly lines: readonly string[] }
  | { readonly type: "symbol"; readonly station: string; readonly symbol: string }
  | { readonly type: "opened"; readonly station: string }
  | {
      readonly type: "built";
      readonly seat: Seat;
      readonly piece: Piece;
      readonly paid: number;
      readonly gained: number;
    }
  | { readonly type: "token"; readonly seat: Seat }
  | { readonly type: "scored"; readonly award: Award; readonly stations: readonly string[] }
  | {
      readonly type: "travelled";
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly lines: readonly string[];
      readonly walks: number;
    }
  | { readonly type: "left" }
  /** What the table waits for now. Ends every step. */
  | {
      readonly type: "next";
      readonly stage: Stage;
      readonly turn: Seat;
      readonly turns: number;
      readonly actions: number;
    }
  | { readonly type: "over"; readonly standings: readonly Standing[] };

/** Nothing is hidden except the order of the pile, which nobody knows. */
export interface View extends Position {
  readonly viewer: Viewer;
}
