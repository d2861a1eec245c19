/**
 * The messages over a socket. A socket serves one table. Who you are follows from the cookie it was opened with, never
 * from a message.
 */
import type { Answer, Change, News, Presence, Status } from "@interchange/host";
import type { Seat, Viewer } from "@interchange/tabletop";
import * as v from "valibot";
import type { TableInfo } from "./tables.ts";
import { Count, MessageId, MOST_MOVES, PersonName, Saying, SeatNumber, TableId, Word } from "./words.ts";

const Request = v.variant("kind", [
  v.strictObject({ kind: v.literal("back") }),
  v.strictObject({ kind: v.literal("pause") }),
  v.strictObject({ kind: v.literal("resume") }),
  v.strictObject({ kind: v.literal("end") }),
  v.strictObject({ kind: v.literal("resign") }),
  v.strictObject({ kind: v.literal("nameLine"), line: Word, name: v.union([v.literal(""), PersonName]) }),
]);

const Moves = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_MOVES));

/** Messages from the client. */
export const Incoming = v.variant("kind", [
  /** The first message, and again to resync. `seen` is the last sequence number received, or 0. */
  v.strictObject({
    kind: v.literal("hello"),
    table: TableId,
    seen: Count,
    /** The page's build, if it knows it. An old one is told to `reload`. */
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
  /** Votes on a seat. Voting again changes the vote. */
  v.strictObject({
    kind: v.literal("vote"),
    id: MessageId,
    seat: SeatNumber,
    vote: MessageId,
    choice: v.picklist(["wait", "time", "bot", "end"]),
  }),
  /** Takes your seat back from its bot after the bot's turn. */
  v.strictObject({ kind: v.literal("reclaim"), id: MessageId, seat: SeatNumber }),
  /** Plans the seat's next turn, which is played if nothing relevant changes. Without moves, cancels the plan. */
  v.strictObject({ kind: v.literal("plan"), id: MessageId, seat: SeatNumber, after: Count, moves: Moves }),
  v.strictObject({ kind: v.literal("say"), id: MessageId, seat: SeatNumber, text: Saying }),
  /** Sent now and then, so that both sides know the other is there. `visible`: someone can see the page. */
  v.strictObject({ kind: v.literal("ping"), visible: v.boolean() }),
]);
export type Incoming = v.InferOutput<typeof Incoming>;

export interface Said {
  /** The number of the message at this table, from 1. */
  readonly n: number;
  readonly by: Seat;
  readonly text: string;
  readonly at: number;
}

/** Who is present. */
export interface Presences {
  /** By seat, with the server's time of the last change. */
  readonly seats: readonly { readonly presence: Presence; readonly since: number }[];
  /** How many spectators there are. */
  readonly watching: number;
}

/** A seat's planned turn. Only that seat sees it. */
export interface Premove {
  readonly seat: Seat;
  /** The last `seq` the seat had seen. */
  readonly after: number;
  readonly moves: readonly string[];
  /** Why it was dropped: a move is no longer allowed, or would now do something else. */
  readonly dropped?: "refused" | "changed";
}

/** Messages from the server. */
export type Outgoing<Event = unknown, View = unknown> =
  /** The answer to `hello`: the table's state, and everything of the game that the client has not seen. */
  | {
      readonly kind: "welcome";
      readonly build: string;
      /** The version of the table's rules. A page that does not know it has to reload. */
      readonly rules: number;
      readonly now: number;
      /** Whose view this socket gets, and whom it may act for. */
      readonly viewer: Viewer;
      readonly seats: readonly Seat[];
      readonly table: TableInfo;
      readonly game: News<Event, View> | undefined;
      readonly said: readonly Said[];
      readonly presence: Presences;
      /** The plans of your seats, including dropped ones that were not replaced. */
      readonly plans: readonly Premove[];
    }
  /** The table changed outside the game: seats before the start, and the start itself. */
  | { readonly kind: "table"; readonly table: TableInfo }
  /** The game changed. `status` only if it changed too. */
  | {
      readonly kind: "happened";
      readonly now: number;
      readonly seq: number;
      readonly status?: Status;
      readonly changes: readonly Change<Event, View>[];
    }
  | ({ readonly kind: "answered"; readonly id: string } & { readonly answer: Answer<Event, View> })
  | { readonly kind: "said"; readonly said: readonly Said[] }
  /** Presence changed. Several changes may come as one. */
  | ({ readonly kind: "presence"; readonly now: number } & Presences)
  /** A plan of one of your seats. Without moves, it was cancelled. */
  | { readonly kind: "plan"; readonly plan: Premove }
  /** The server has a newer page than this client. */
  | { readonly kind: "reload"; readonly build: string }
  | { readonly kind: "pong"; readonly now: number }
  /** Why the server closes this socket. */
  | { readonly kind: "goodbye"; readonly reason: Goodbye };

/** `moved`: you now play on another device, and this one's cookie is no longer valid. */
export type Goodbye = "unknown-table" | "unreadable" | "too-much" | "stopping" | "moved";

/** The parsed message, or undefined if it is invalid. */
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
