/** The messages of the server, as they are sent. `Outgoing` in messages.ts has their types in the program. */
import * as v from "valibot";
import { means } from "../means.ts";
import { GOODBYES } from "../messages.ts";
import { MemberNumber, NextGame, RoomChat, RoomInfo, RoomMember, RoomSaid, RoomStanding, RoomTable } from "../rooms.ts";
import { SeatInfo, TableInfo } from "../tables.ts";
import { Control, Count, MessageId, Moment, SeatNumber, SittingMind } from "../words.ts";
import { Viewer, whose } from "./common.ts";
import { MetroEvent, MetroView } from "./metro.ts";
import { UndergroundEvent, UndergroundView } from "./underground.ts";

const seq = means("the number of rows that changed the game", Count);
const now = means("the server's time, in milliseconds since 1970", Moment);
const Choice = v.picklist(["wait", "time", "bot", "end"]);
const Here = v.picklist(["here", "away", "gone"]);

export const Entry = v.strictObject({
  text: means("a move or `=` and a draw, as in records; `?` and `=?` if you may not know it", v.string()),
  seat: v.optional(means("who moved; absent for a draw", SeatNumber)),
  goesOn: v.optional(means("it belongs to the same command as this seat's previous entry", v.literal(true))),
  bot: v.optional(means("the bot that decided it for the seat's player", v.string())),
  events: means("its effects, as far as you may know them", v.array(v.union([MetroEvent, UndergroundEvent]))),
});

export const Change = v.variant("kind", [
  v.strictObject({
    kind: v.literal("anew"),
    first: means("the view before the first entry", v.union([MetroView, UndergroundView])),
    entries: means("all entries", v.array(Entry)),
  }),
  v.strictObject({ kind: v.literal("played"), entries: means("more entries", v.array(Entry)) }),
  v.strictObject({ kind: v.literal("rewound"), to: means("how many entries are left", Count) }),
]);

export const Termination = v.variant("kind", [
  v.strictObject({ kind: v.picklist(["resigned", "time"]), seat: means("who loses", SeatNumber) }),
  v.strictObject({ kind: v.picklist(["agreed", "abandoned"]) }),
]);

export const FinalStanding = v.strictObject({
  seat: whose,
  points: means("its points", v.number()),
  place: v.optional(means("its rank, from 1; absent if the game was broken off", Count)),
});

export const Sitter = v.strictObject({
  name: means("the name", v.string()),
  mind: means("a person, a bot, or nobody", SittingMind),
  standsInFor: v.optional(means("whose seat it is, while a bot plays for them", v.string())),
  lineNames: v.optional(means("what they call their lines, by line", v.record(v.string(), v.string()))),
});

const Consented = v.variant("kind", [
  v.strictObject({ kind: v.picklist(["back", "pause", "resume", "end", "resign"]) }),
  v.strictObject({
    kind: v.literal("replace"),
    seat: means("the seat that changes hands", SeatNumber),
    sitter: means("who takes it", Sitter),
  }),
]);

export const AskedRequest = v.strictObject({
  id: means("its id, for `answer`", MessageId),
  by: means("who asks", SeatNumber),
  request: means("what for: `kind` is `back`, `pause`, `end`, …", Consented),
  at: means("when it was asked", Moment),
  until: v.optional(means("when it expires", Moment)),
  after: means("the `seq` at that time", Count),
  waits: means("the seats that have to answer", v.array(SeatNumber)),
});

export const DeclinedRequest = v.strictObject({
  id: means("its id", MessageId),
  by: means("who asked", SeatNumber),
  request: means("what for", Consented),
  after: means("the `seq` at that time", Count),
  no: v.optional(means("who said no; absent if nobody answered in time", SeatNumber)),
});

export const Vote = v.strictObject({
  id: means("its id, for `vote`", MessageId),
  seat: means("the seat it is about", SeatNumber),
  why: means("`time`: the clock ran out; `gone`; `left`", v.picklist(["time", "gone", "left"])),
  choices: means("what can be chosen, the mildest first", v.array(Choice)),
  bot: means("the bot that would play", v.string()),
  more: v.optional(means("the milliseconds that `time` would give", Count)),
  ending: means("how `end` would end the game", Termination),
  at: means("when it began", Moment),
  until: means("when the majority decides", Moment),
  chosen: means("the choices so far", v.array(v.strictObject({ seat: whose, choice: means("what it chose", Choice) }))),
});

export const Clock = v.strictObject({
  control: means("the time control", Control),
  left: means("milliseconds by seat, when its clock last stopped or started", v.array(v.number())),
  running: v.optional(
    means(
      "whose clock runs, and since when; nobody's while the game is paused or over",
      v.strictObject({ seat: whose, since: means("the server's time", Moment) }),
    ),
  ),
  gains: means(
    "what the last turns added, for undoing",
    v.array(v.strictObject({ seat: whose, time: means("milliseconds", v.number()) })),
  ),
});

export const Status = v.strictObject({
  toAct: v.optional(means("the seat to move", SeatNumber)),
  isOver: means("whether the game is over", v.boolean()),
  termination: v.optional(means("how it ended, if it was not played to the end", Termination)),
  standings: v.optional(means("the final ranking, once it is over", v.array(FinalStanding))),
  sitters: means("who sits where", v.array(Sitter)),
  pausedBy: v.optional(means("the seat that paused the game", SeatNumber)),
  asked: means("open requests", v.array(AskedRequest)),
  declined: v.optional(means("each seat's last request, if it was not granted", v.array(DeclinedRequest))),
  votes: v.optional(means("open votes on seats", v.array(Vote))),
  reclaiming: v.optional(means("seats whose owner is back and plays after the bot's turn", v.array(SeatNumber))),
  clock: v.optional(means("the clocks; absent without any", Clock)),
  presence: means("by seat, at that time; later changes come as `presence`", v.array(Here)),
  isGone: means("whether the table was deleted", v.boolean()),
  trouble: v.optional(
    means("a bot that gave no answer", v.strictObject({ seat: whose, reason: means("why", v.string()) })),
  ),
});

const Answer = v.variant("kind", [
  v.strictObject({ kind: v.literal("applied"), seq }),
  v.strictObject({
    kind: v.literal("refused"),
    refusal: means(
      "why",
      v.strictObject({
        code: means("a word for programs", v.string()),
        rule: means("the rule, or `table` if it is none of the game", v.string()),
      }),
    ),
    move: v.optional(means("the index of the refused move", Count)),
    field: v.optional(means("the field that is too long, such as `text` or `moves.0`", v.string())),
  }),
  v.strictObject({
    kind: v.literal("stale"),
    seq,
    missed: means("what happened since `after`", v.array(Change)),
  }),
  v.strictObject({ kind: v.literal("unsent"), reason: means("why it was not stored", v.string()) }),
]);

export const Said = v.strictObject({
  n: means("its number at this table, from 1", Count),
  by: means("who said it", SeatNumber),
  text: means("what was said", v.string()),
  at: means("when", Moment),
});

const presences = {
  seats: means(
    "by seat",
    v.array(
      v.strictObject({
        presence: means("`here`, `away` (in the background) or `gone`", Here),
        since: means("the server's time", Moment),
      }),
    ),
  ),
  watching: means("how many spectators there are", Count),
};

export const Plan = v.strictObject({
  seat: whose,
  after: means("the `seq` when it was made", Count),
  moves: means("the moves; none if there is no plan any more", v.array(v.string())),
  partly: v.optional(means("if a move is not legal any more, those before it are played", v.boolean())),
  dropped: v.optional(
    means(
      "why it was not played and is a draft now: not legal any more, or another effect",
      v.picklist(["refused", "changed"]),
    ),
  ),
});

const GOODBYE_WORDS = Object.keys(GOODBYES) as (keyof typeof GOODBYES)[];

export const OutgoingMessage = v.variant("kind", [
  v.strictObject({
    kind: v.literal("welcome"),
    build: means("the build of the page that the server serves", v.string()),
    rules: means("the version of the table's rules", Count),
    now,
    viewer: means("whose view you get: a seat, or `spectator`", Viewer),
    seats: means("the seats you may act for", v.array(SeatNumber)),
    table: means("the table, as `GET /api/tables/ID` describes it", TableInfo),
    game: v.optional(
      means(
        "the game; absent while the table is open",
        v.strictObject({
          seq,
          status: means("the table's state", Status),
          changes: means("what you missed", v.array(Change)),
        }),
      ),
    ),
    said: means("the chat", v.array(Said)),
    presence: means("who is present", v.strictObject(presences)),
    plans: means("the plans of your seats", v.array(Plan)),
  }),
  v.strictObject({ kind: v.literal("table"), table: means("the table as it is now", TableInfo) }),
  v.strictObject({
    kind: v.literal("happened"),
    now,
    seq,
    status: v.optional(means("the table's state, if it changed", Status)),
    changes: means("what happened in the game", v.array(Change)),
  }),
  v.strictObject({
    kind: v.literal("answered"),
    id: means("the id of your message", MessageId),
    answer: means("the answer", Answer),
  }),
  v.strictObject({
    kind: v.literal("moves"),
    id: means("the id of your message", MessageId),
    seq,
    moves: means("legal moves, a page of them", v.array(v.string())),
    of: means("how many there are in all", Count),
  }),
  v.strictObject({ kind: v.literal("said"), said: means("new chat messages", v.array(Said)) }),
  v.strictObject({
    kind: v.literal("room"),
    build: means("the build of the page that the server serves", v.string()),
    now,
    you: v.optional(means("your number in the room; absent for spectators", MemberNumber)),
    room: means("the room", RoomInfo),
  }),
  v.strictObject({
    kind: v.literal("spoken"),
    chat: means("of the members or of the spectators", RoomChat),
    said: means("chat messages of a room", v.array(RoomSaid)),
  }),
  v.strictObject({ kind: v.literal("presence"), now, ...presences }),
  v.strictObject({ kind: v.literal("plan"), plan: means("a plan of one of your seats", Plan) }),
  v.strictObject({
    kind: v.literal("reload"),
    build: means("the build of the page that the server serves", v.string()),
  }),
  v.strictObject({ kind: v.literal("pong"), now }),
  v.strictObject({
    kind: v.literal("goodbye"),
    reason: means("why the socket closes, for programs", v.picklist(GOODBYE_WORDS)),
    text: means("the same for people", v.string()),
  }),
]);

export const MESSAGE_FIELDS = {
  OutgoingMessage,
  TableInfo,
  SeatInfo,
  Mind: SittingMind,
  Control,
  Answer,
  Change,
  Entry,
  Status,
  Sitter,
  AskedRequest,
  DeclinedRequest,
  Vote,
  Clock,
  Termination,
  FinalStanding,
  Said,
  Plan,
  RoomInfo,
  RoomMember,
  NextGame,
  RoomTable,
  RoomStanding,
  RoomSaid,
};
