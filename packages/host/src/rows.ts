/**
 * The stored form of a table: two append-only logs. Everything else follows from them, so nothing else has to be kept
 * in step.
 */
import type { Clock, GameRecord, Seat, SeenDraw, Setup, Termination, TimeControl } from "@interchange/tabletop";
import type { Consented } from "./requests.ts";
import type { Sitter } from "./sitters.ts";
import type { VoteRow } from "./votes.ts";

/** `game`: what changes the game and can make a command stale. `table`: seats, pauses, requests, votes and chat. */
export type LogName = "game" | "table";

/** How a table draws. A secret makes the draws provable; it stays with the host until the game is over. */
export type Luck =
  | { readonly kind: "seeded"; readonly seed: string }
  | { readonly kind: "sealed"; readonly secret: string; readonly nonces: readonly string[] };

/** What was played before the table existed: an imported record, or a game continued from some moment. */
export interface Before {
  readonly record: GameRecord;
  /** Draws that were taken back there and will come again. */
  readonly seen: readonly SeenDraw[];
  /** Entries taken back there that the record does not mention yet. */
  readonly tookBack: number;
}

/** Everything that is fixed when a table is created. */
export interface Founding {
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly control: TimeControl;
  readonly luck: Luck;
  /** The hash of the secret, published before the first draw. */
  readonly seal?: string;
  readonly before?: Before;
  /** What the host wants remembered, such as the level of help. */
  readonly terms: Readonly<Record<string, string>>;
}

/** A row that changes the game: one per command, with all its draws. Entries are in record notation. */
export type GameRow = { readonly at: number; readonly clock?: Clock } & (
  | { readonly kind: "begin"; readonly founding: Founding; readonly entries: readonly string[] }
  | { readonly kind: "moves"; readonly seat: Seat; readonly command: string; readonly entries: readonly string[] }
  | { readonly kind: "back"; readonly seat: Seat; readonly command: string; readonly entries: number }
  | { readonly kind: "end"; readonly command: string; readonly termination: Termination }
);

export type TableRow = { readonly at: number; readonly clock?: Clock } &
  /** `after` is the game's number of rows at that moment, so that the record can tell it in the right place. */
  (
    | { readonly kind: "seat"; readonly seat: Seat; readonly sitter: Sitter; readonly after: number }
    | { readonly kind: "paused"; readonly by: Seat }
    | { readonly kind: "resumed"; readonly by: Seat }
    | {
        readonly kind: "asked";
        readonly id: string;
        readonly by: Seat;
        readonly request: Consented;
        readonly after: number;
      }
    | { readonly kind: "answered"; readonly id: string; readonly by: Seat; readonly consent: boolean }
    | { readonly kind: "closed"; readonly id: string; readonly outcome: "granted" | "declined" | "lapsed" }
    | VoteRow
    /** The clock of a seat stands still until some moment. */
    | { readonly kind: "rested"; readonly seat: Seat; readonly until: number }
    | { readonly kind: "said"; readonly by: Seat; readonly text: string }
  );

export type LogRow = GameRow | TableRow;

/** A table's entry in lists. Stored with every row in one transaction, so that it is always true. */
export interface Summary {
  readonly at: number;
  readonly state: "running" | "paused" | "over";
  readonly sitters: readonly Sitter[];
  readonly toAct?: Seat;
  /** When the running clock will run out. */
  readonly deadline?: number;
  /** The seats' colours, if they were chosen. */
  readonly colours?: readonly string[];
  readonly points: readonly number[];
  /** The places by seat, once it is over; none if it was broken off. */
  readonly places?: readonly number[];
  /** The game's progress: a number that only grows. */
  readonly progress: number;
  /** How many chat messages there are, if any. */
  readonly said?: number;
}

/**
 * Stores the logs. A row is safe once the promise resolves, and never changes. `after` is the number of rows before it:
 * two hosts of one table cannot both write row n, and the one that is `overtaken` reads what it missed. This makes
 * several windows, several processes and an accidental second server harmless.
 */
export interface Store {
  append(table: string, log: LogName, after: number, row: LogRow, summary: Summary): Promise<"kept" | "overtaken">;
  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  /** Calls when another host of the table has written rows. Returns how to stop. */
  onElsewhere?(table: string, listener: () => void): () => void;
}
