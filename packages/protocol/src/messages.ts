/**
 * What goes over a socket. One socket is for one table; who somebody is follows from the cookie that the socket was
 * opened with, never from a message.
 */
import type { Answer, Change, News, Status } from "@interchange/host";
import type { Seat, Viewer } from "@interchange/tabletop";
import * as v from "valibot";
import type { TableInfo } from "./tables.ts";
import { Count, MessageId, Mind, MOST_MOVES, PersonName, Saying, SeatNumber, TableId } from "./words.ts";

const Request = v.variant("kind", [
  v.strictObject({ kind: v.literal("back") }),
  v.strictObject({ kind: v.literal("pause") }),
  v.strictObject({ kind: v.literal("resume") }),
  v.strictObject({ kind: v.literal("end") }),
  v.strictObject({ kind: v.literal("resign") }),
  v.strictObject({
    kind: v.literal("replace"),
    seat: SeatNumber,
    sitter: v.strictObject({ name: PersonName, mind: Mind }),
  }),
]);

/** What a client may send. */
export const Incoming = v.variant("kind", [
  /** The first message, and again after a resync. `seen` is the last sequence number that was heard, 0 for nothing. */
  v.strictObject({ kind: v.literal("hello"), table: TableId, seen: Count }),
  v.strictObject({
    kind: v.literal("command"),
    id: MessageId,
    seat: SeatNumber,
    after: Count,
    moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(MOST_MOVES)),
  }),
  v.strictObject({ kind: v.literal("ask"), id: MessageId, seat: SeatNumber, request: Request }),
  v.strictObject({
    kind: v.literal("answer"),
    id: MessageId,
    seat: SeatNumber,
    asked: MessageId,
    consent: v.boolean(),
  }),
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

/** What a server sends. */
export type Outgoing<Event = unknown, View = unknown> =
  /** The answer to `hello`: where the table stands, and all of the game that was not heard yet. */
  | {
      readonly kind: "welcome";
      readonly build: string;
      readonly now: number;
      /** With whose eyes this socket sees, and for whom it may speak. */
      readonly viewer: Viewer;
      readonly seats: readonly Seat[];
      readonly table: TableInfo;
      readonly game: News<Event, View> | undefined;
      readonly said: readonly Said[];
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
  | { readonly kind: "pong"; readonly now: number }
  /** Why nothing else comes on this socket. */
  | { readonly kind: "goodbye"; readonly reason: Goodbye };

export type Goodbye = "unknown-table" | "unreadable" | "too-much" | "stopping";

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
