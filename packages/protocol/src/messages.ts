/**
 * The messages over a socket. A socket serves one table or one room. Who you are follows from the cookie it was opened with, never
 * from a message.
 */
import type { Answer, Change, News, Presence, Status } from "@interchange/host";
import type { Seat, Viewer } from "@interchange/tabletop";
import * as v from "valibot";
import { RoomChat } from "./rooms.ts";
import type { RoomInfo, RoomSaid } from "./rooms.ts";
import type { TableInfo } from "./tables.ts";
import { Count, LineName, MessageId, MOST_MOVES, RoomId, Saying, SeatNumber, TableId, WatchId, Word } from "./words.ts";

/** The version of this protocol. A server refuses any other. */
export const PROTOCOL = 2;

const Request = v.variant("kind", [
  v.strictObject({ kind: v.literal("back") }),
  v.strictObject({ kind: v.literal("pause") }),
  v.strictObject({ kind: v.literal("resume") }),
  v.strictObject({ kind: v.literal("end") }),
  v.strictObject({ kind: v.literal("resign") }),
  v.strictObject({ kind: v.literal("nameLine"), line: Word, name: LineName }),
]);

const Moves = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_MOVES));

/** Messages from the client. */
export const Incoming = v.variant("kind", [
  /** The first message, and again to resync. `seen` is the last sequence number received, or 0. */
  v.strictObject({
    kind: v.literal("hello"),
    protocol: v.literal(PROTOCOL),
    table: TableId,
    seen: Count,
    /** The page's build, if it knows it. An old one is told to `reload`. */
    build: v.optional(Word),
  }),
  /** The first message of a socket for a room, as a member. */
  v.strictObject({ kind: v.literal("enter"), protocol: v.literal(PROTOCOL), room: RoomId, build: v.optional(Word) }),
  /** The same as a spectator, with the id for spectators. */
  v.strictObject({ kind: v.literal("watch"), protocol: v.literal(PROTOCOL), watch: WatchId, build: v.optional(Word) }),
  v.strictObject({
    kind: v.literal("command"),
    id: MessageId,
    seat: SeatNumber,
    after: Count,
    moves: v.pipe(Moves, v.minLength(1)),
  }),
  /**
   * Asks for the legal moves of your seat, for clients without the rules; with `moves`, for those that may follow them in
   * the same turn. `from` is for long lists: the number of moves to skip.
   */
  v.strictObject({ kind: v.literal("moves"), id: MessageId, seat: SeatNumber, moves: Moves, from: v.optional(Count) }),
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
  v.strictObject({
    kind: v.literal("plan"),
    id: MessageId,
    seat: SeatNumber,
    after: Count,
    moves: Moves,
    /** If something changed, plays the moves that are still allowed, whatever they do now. */
    partly: v.optional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal("say"), id: MessageId, seat: SeatNumber, text: Saying }),
  /** Speaks in a room's chat. */
  v.strictObject({ kind: v.literal("speak"), id: MessageId, chat: RoomChat, text: Saying }),
  /** Someone looks at the game as it is after row `seq`: a notice of it is not needed any more. There is no answer. */
  v.strictObject({ kind: v.literal("shown"), seq: Count }),
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
  readonly partly?: boolean;
  /** Why it was not played, and is now a draft: a move is no longer allowed, or would do something else. */
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
      /** The plans of your seats, including those that were not played. */
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
  /** The answer to `moves`: a part of the list, and how long all of it is. */
  | {
      readonly kind: "moves";
      readonly id: string;
      readonly seq: number;
      readonly moves: readonly string[];
      readonly of: number;
    }
  | { readonly kind: "said"; readonly said: readonly Said[] }
  /** The answer to `enter` and `watch`, and the whole state again whenever it changes. */
  | {
      readonly kind: "room";
      readonly build: string;
      readonly now: number;
      /** Your number; missing for spectators. */
      readonly you?: number;
      readonly room: RoomInfo;
    }
  /** Chat messages of a room: after `room` the last ones, then each as it comes. */
  | { readonly kind: "spoken"; readonly chat: RoomChat; readonly said: readonly RoomSaid[] }
  /** Presence changed. Several changes may come as one. */
  | ({ readonly kind: "presence"; readonly now: number } & Presences)
  /** A plan of one of your seats. Without moves, it was cancelled. */
  | { readonly kind: "plan"; readonly plan: Premove }
  /** The server has a newer page than this client. */
  | { readonly kind: "reload"; readonly build: string }
  | { readonly kind: "pong"; readonly now: number }
  /** Why the server closes this socket: a word for programs and a sentence for people. */
  | { readonly kind: "goodbye"; readonly reason: Goodbye; readonly text: string };

/** The goodbyes of the server, each with the close code of the socket. */
export const GOODBYES = {
  stopping: { code: 1001, text: "The server is restarting. Connect again in a moment." },
  unreadable: { code: 1007, text: "The server cannot read this message." },
  "too-much": { code: 1008, text: "Too many messages. Wait a moment, then connect again." },
  "signed-out": { code: 4401, text: "This device was signed out. Your other devices stay signed in." },
  banned: { code: 4403, text: "The operator of this server has banned you." },
  "not-member": { code: 4403, text: "You are not in this room. Join it first." },
  removed: { code: 4403, text: "The host has removed you from this room." },
  "unknown-room": { code: 4404, text: "This room does not exist." },
  "unknown-table": { code: 4404, text: "This table does not exist." },
  protocol: { code: 4406, text: `This server speaks protocol ${PROTOCOL} only. Reload the page or update the client.` },
} as const;
export type Goodbye = keyof typeof GOODBYES;

/** Close codes without a goodbye: the frame was too long for the server, or the server failed. */
export const CLOSED = { tooLong: 1009, fault: 1011 } as const;

export type Heard =
  | { readonly ok: true; readonly message: Incoming }
  /** A field of a message that can be answered is too long. */
  | { readonly ok: false; readonly id: string; readonly tooLong: string }
  | { readonly ok: false; readonly goodbye: Goodbye };

/** Reads a message, or tells what is wrong with it. */
export function readIncoming(text: string): Heard {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, goodbye: "unreadable" };
  }
  const read = v.safeParse(Incoming, value);
  if (read.success) return { ok: true, message: read.output };
  if (v.is(OtherHello, value)) return { ok: false, goodbye: "protocol" };
  const long = read.issues.find(({ type }) => type === "max_length");
  return long && v.is(Answerable, value)
    ? { ok: false, id: value.id, tooLong: v.getDotPath(long) ?? "" }
    : { ok: false, goodbye: "unreadable" };
}

const OtherHello = v.object({
  kind: v.picklist(["hello", "enter", "watch"]),
  protocol: v.optional(v.pipe(v.unknown(), v.check(isOther))),
});
const Answerable = v.object({ id: MessageId });

function isOther(protocol: unknown): boolean {
  return protocol !== PROTOCOL;
}
