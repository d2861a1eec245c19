/**
 * What is kept of a table: two logs of rows that are only ever added to. Everything else about a table follows from
 * them, so nothing else has to be kept in step.
 */
import type { Clock, GameRecord, Seat, SeenDraw, Setup, Termination, TimeControl } from "@interchange/tabletop";
import type { Request } from "./requests.ts";
import type { Sitter } from "./sitters.ts";
import type { VoteRow } from "./votes.ts";

/** `game`: what changes the game, and may make a command stale. `table`: seats, pauses, requests, votes and chat. */
export type LogName = "game" | "table";

/** How a table comes to its draws. A secret makes them provable afterwards; it never leaves the owner before the end. */
export type Luck =
  | { readonly kind: "seeded"; readonly seed: string }
  | { readonly kind: "sealed"; readonly secret: string; readonly nonces: readonly string[] };

/** What was played before the table came here: an imported record, or "play on from here". */
export interface Before {
  readonly record: GameRecord;
  /** Draws that were taken back there and come again. */
  readonly seen: readonly SeenDraw[];
  /** Entries taken back there that the record has not noted yet. */
  readonly tookBack: number;
}

/** All that is fixed when a table begins. */
export interface Founding {
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly control: TimeControl;
  readonly luck: Luck;
  /** The hash of the secret, published before the draws. */
  readonly seal?: string;
  readonly before?: Before;
  /** What whoever set the table up wants to have remembered, such as how much help it gives. */
  readonly terms: Readonly<Record<string, string>>;
}

/** A row that changes the game: one for each command, with all its draws. Entries are written as in records. */
export type GameRow = { readonly at: number; readonly clock?: Clock } & (
  | { readonly kind: "begin"; readonly founding: Founding; readonly entries: readonly string[] }
  | { readonly kind: "moves"; readonly seat: Seat; readonly command: string; readonly entries: readonly string[] }
  | { readonly kind: "back"; readonly seat: Seat; readonly command: string; readonly entries: number }
  | { readonly kind: "end"; readonly command: string; readonly termination: Termination }
);

export type TableRow = { readonly at: number; readonly clock?: Clock } &
  /** `after` is the number of the game's rows at that moment, so that the record says it at the right place. */
  (
    | { readonly kind: "seat"; readonly seat: Seat; readonly sitter: Sitter; readonly after: number }
    | { readonly kind: "paused"; readonly by: Seat }
    | { readonly kind: "resumed"; readonly by: Seat }
    | {
        readonly kind: "asked";
        readonly id: string;
        readonly by: Seat;
        readonly request: Request;
        readonly after: number;
      }
    | { readonly kind: "answered"; readonly id: string; readonly by: Seat; readonly consent: boolean }
    | { readonly kind: "closed"; readonly id: string; readonly outcome: "granted" | "declined" | "lapsed" }
    | VoteRow
    | { readonly kind: "said"; readonly by: Seat; readonly text: string }
  );

export type LogRow = GameRow | TableRow;

/** What lists say of a table. It is kept with every row, in one transaction, so that it cannot lie. */
export interface Summary {
  readonly at: number;
  readonly state: "running" | "paused" | "over";
  readonly sitters: readonly Sitter[];
  readonly toAct?: Seat;
  /** When the clock that runs will have run out. */
  readonly deadline?: number;
  /** The colours of the seats, where they were chosen. */
  readonly colours?: readonly string[];
  readonly points: readonly number[];
  /** How far the game is: a number that only grows. */
  readonly progress: number;
}

/**
 * Where the logs are kept. A row is safe when the promise is fulfilled, and is never written again. `after` is the
 * number of rows before it: two owners of one table cannot both write row n, and the one that is overtaken reads what
 * it missed. That alone makes several windows, several processes and a second server by mistake harmless.
 */
export interface Store {
  append(table: string, log: LogName, after: number, row: LogRow, summary: Summary): Promise<"kept" | "overtaken">;
  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  /** Tells of rows that another owner of the table has written; answers how to stop. */
  onElsewhere?(table: string, listener: () => void): () => void;
}
