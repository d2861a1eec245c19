/**
 * What goes over a socket. One socket is for one table; who somebody is follows from the cookie that the socket was
 * opened with, never from a message.
 */
import type { Answer, Change, News, Presence, Status } from "@interchange/host";
import type { Seat, Viewer } from "@interchange/tabletop";
import * as v from "valibot";
import type { TableInfo } from "./tables.ts";
import { Count, MessageId, MOST_MOVES, Saying, SeatNumber, TableId, Word } from "./words.ts";

const Request = v.variant("kind", [
  v.strictObject({ kind: v.literal("back") }),
  v.strictObject({ kind: v.literal("pause") }),
  v.strictObject({ kind: v.literal("resume") }),
  v.strictObject({ kind: v.literal("end") }),
  v.strictObject({ kind: v.literal("resign") }),
]);

const Moves = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_MOVES));

/** What a client may send. */
export const Incoming = v.variant("kind", [
  /** The first message, and again after a resync. `seen` is the last sequence number that was heard, 0 for nothing. */
  v.strictObject({
    kind: v.literal("hello"),
    table: TableId,
    seen: Count,
    /** Which page asks, where it knows that; an old one is told to `reload`. */
    build: v.optional(Word),
  }),
  v.strictObject({
    kind: v.literal("command"),
    id: MessageId,
    seat: SeatNumber,
    after: Count,
    moves: v.pipe(Moves, v.minLength(1)),
  }),
  v.strictObject({ kind: v.literal("ask"), id: MessageId, seat: SeatNumber, request: Request }),
  v.strictObject({
    kind: v.literal("answer"),
    id: MessageId,
    seat: SeatNumber,
    asked: MessageId,
    consent: v.boolean(),
  }),
  /** Chooses what becomes of a seat; choosing again changes the choice. */
  v.strictObject({
    kind: v.literal("vote"),
    id: MessageId,
    seat: SeatNumber,
    vote: MessageId,
    choice: v.picklist(["wait", "time", "bot", "end"]),
  }),
  /** Takes one's seat back from the bot that plays there, once its turn is over. */
  v.strictObject({ kind: v.literal("reclaim"), id: MessageId, seat: SeatNumber }),
  /** What the seat will do at its next turn, if nothing that counts for it changes; no moves: nothing any more. */
  v.strictObject({ kind: v.literal("plan"), id: MessageId, seat: SeatNumber, after: Count, moves: Moves }),
  v.strictObject({ kind: v.literal("say"), id: MessageId, seat: SeatNumber, text: Saying }),
  /** Now and then, so that both sides know that the other is there. `visible`: the page is before somebody's eyes. */
  v.strictObject({ kind: v.literal("ping"), visible: v.boolean() }),
]);
export type Incoming = v.InferOutput<typeof Incoming>;

export interface Said {
  /** The number of what was said at this table, from 1. */
  readonly n: number;
  readonly by: Seat;
  readonly text: string;
  readonly at: number;
}

/** Who is there. */
export interface Presences {
  /** By seat; `since` when, by the server's time. */
  readonly seats: readonly { readonly presence: Presence; readonly since: number }[];
  /** How many others look on. */
  readonly watching: number;
}

/** What a seat has planned, for that seat's eyes alone. */
export interface Plan {
  readonly seat: Seat;
  /** The `seq` up to which the seat had heard of the game. */
  readonly after: number;
  readonly moves: readonly string[];
  /** Why it was dropped: a move is not allowed any more, or does something else than when it was planned. */
  readonly dropped?: "refused" | "changed";
}

/** What a server sends. */
export type Outgoing<Event = unknown, View = unknown> =
  /** The answer to `hello`: where the table stands, and all of the game that was not heard yet. */
  | {
      readonly kind: "welcome";
      readonly build: string;
      /** The number of the rules that the table is played by: a page that knows none so new has to be fetched anew. */
      readonly rules: number;
      readonly now: number;
      /** With whose eyes this socket sees, and for whom it may speak. */
      readonly viewer: Viewer;
      readonly seats: readonly Seat[];
      readonly table: TableInfo;
      readonly game: News<Event, View> | undefined;
      readonly said: readonly Said[];
      readonly presence: Presences;
      /** Plans of one's own seats, those also that were dropped and not planned anew since. */
      readonly plans: readonly Plan[];
    }
  /** Something of the table changed that is no part of the game: who sits where before it begins, and that it did. */
  | { readonly kind: "table"; readonly table: TableInfo }
  /** Something happened in the game. `status` only where it changed. */
  | {
      readonly kind: "happened";
      readonly now: number;
      readonly seq: number;
      readonly status?: Status;
      readonly changes: readonly Change<Event, View>[];
    }
  | ({ readonly kind: "answered"; readonly id: string } & { readonly answer: Answer<Event, View> })
  | { readonly kind: "said"; readonly said: readonly Said[] }
  /** Who is there changed; several changes may come as one. */
  | ({ readonly kind: "presence"; readonly now: number } & Presences)
  /** What a seat of one's own has planned; without moves, nothing any more. */
  | { readonly kind: "plan"; readonly plan: Plan }
  /** The server has a newer page than this client said, or than it had before. */
  | { readonly kind: "reload"; readonly build: string }
  | { readonly kind: "pong"; readonly now: number }
  /** Why nothing else comes on this socket. */
  | { readonly kind: "goodbye"; readonly reason: Goodbye };

/** `moved`: whoever this was is on another device now, and the cookie of this one counts no more. */
export type Goodbye = "unknown-table" | "unreadable" | "too-much" | "stopping" | "moved";

/** A message as it came, or undefined when it is none. */
export function readIncoming(text: string): Incoming | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(Incoming, value);
  return read.success ? read.output : undefined;
}
