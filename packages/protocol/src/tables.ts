/** Tables in the HTTP API. */
import * as v from "valibot";
import { means } from "./means.ts";
import {
  BotDelay,
  ColourWord,
  Control,
  Count,
  Mind,
  Moment,
  Nonce,
  PersonName,
  RoomId,
  SeatNumber,
  SittingMind,
  SpectatorDelay,
  TableId,
  VacationDays,
  Word,
} from "./words.ts";

/** The values printed on the components. The game checks whether they make sense. */
const ComponentsWish = v.strictObject({
  name: Word,
  version: Word,
  /** For a custom set: the published set it is based on, and the differences. */
  base: v.optional(v.pipe(v.string(), v.maxLength(81))),
  values: v.optional(v.record(Word, v.unknown())),
});

/** The arguments for a game's `prepare`. */
export const SetupWish = v.strictObject({
  edition: v.optional(Word),
  seats: v.optional(SeatNumber),
  modules: v.optional(v.pipe(v.array(Word), v.maxLength(16))),
  options: v.optional(v.record(Word, v.pipe(v.string(), v.maxLength(40)))),
  rules: v.optional(Count),
  components: v.optional(ComponentsWish),
  colours: v.optional(v.pipe(v.array(ColourWord), v.minLength(1), v.maxLength(8))),
});

/** A seat before the game begins: open for a person, or for a bot. */
export const SeatWish = v.variant("kind", [
  v.strictObject({ kind: v.literal("person") }),
  v.strictObject({ kind: v.literal("bot"), bot: Word }),
]);

export const NewTable = v.strictObject({
  game: Word,
  setup: SetupWish,
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(8)),
  control: Control,
  assist: Word,
  /** Whether the table is listed, or only people with the link can find it. */
  isPublic: v.boolean(),
  /** Whether the seats' colours are drawn at random at the start. */
  drawsColours: v.optional(v.boolean()),
  /** How many seconds later spectators see the game; default none. */
  delay: v.optional(SpectatorDelay),
  /** How many milliseconds bots take to answer, whatever they see; default is the server's. */
  botDelay: v.optional(BotDelay),
  /** In a game by the day: for how many days of vacation a year a player's clock stops; default none. */
  vacation: v.optional(VacationDays),
  /** The host's own seat and nonce; absent to only watch. */
  seat: v.optional(SeatNumber),
  nonce: v.optional(Nonce),
  /** Your room that the table belongs to. Without it, a table for several people gets a room of its own. */
  room: v.optional(RoomId),
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** What the host may change before the game starts. */
export const TableChange = v.omit(NewTable, ["game", "isPublic", "seat", "nonce", "room"]);
export type TableChange = v.InferOutput<typeof TableChange>;

export const SeatInfo = v.strictObject({
  mind: means("who is supposed to sit there; nobody once the player has left a running game", SittingMind),
  name: v.optional(means("who sits there; absent while the seat is free", PersonName)),
  standsInFor: v.optional(means("whose seat it is, while a bot plays for them", PersonName)),
  isFree: v.optional(
    means(
      "in a running game: its player has left, and anyone may take it; a bot that plays there then stops",
      v.boolean(),
    ),
  ),
  reservedFor: v.optional(means("for whom a free seat is reserved", PersonName)),
});

export const TableInfo = v.strictObject({
  id: means("its id, in addresses", TableId),
  game: means("the game", Word),
  state: means("how far it is", v.picklist(["open", "running", "paused", "over"])),
  isPublic: means("whether it is listed; otherwise only people with the link find it", v.boolean()),
  setup: means("what is played", v.looseObject({ edition: Word, seats: SeatNumber, rules: Count })),
  drawsColours: v.optional(means("whether the colours will be drawn at the start", v.boolean())),
  control: means("the time control", Control),
  assist: means("the level of help", Word),
  delay: v.optional(means("how many seconds later spectators see the game", SpectatorDelay)),
  botDelay: v.optional(means("how many milliseconds bots take to answer", BotDelay)),
  vacation: v.optional(means("for how many days of vacation a year a player's clock stops", VacationDays)),
  seal: means("the SHA-256 of the table's secret, known before anyone sits down", v.string()),
  seats: means("the seats", v.array(SeatInfo)),
  createdAt: means("when it was created", Moment),
  at: means("when something last happened", Moment),
  toAct: v.optional(means("the seat to move", SeatNumber)),
  deadline: v.optional(means("when the running clock runs out", Moment)),
  points: v.optional(means("the points by seat", v.array(v.number()))),
  progress: v.optional(means("how far the game is: a number that only grows", v.number())),
  said: v.optional(means("how many chat messages there are", Count)),
  yours: means("your seats", v.array(SeatNumber)),
  reserved: v.optional(means("the seats that are reserved for you", v.array(SeatNumber))),
  quiet: v.optional(means("the seats whose messages you don't get: you muted or blocked them", v.array(SeatNumber))),
  isHost: means(
    "whether you may change, start and delete it: you created it, or are the host of its room",
    v.boolean(),
  ),
  rematch: v.optional(means("the id of the rematch; at a table of a room, only for members", TableId)),
  room: v.optional(means("its room, if you are a member", RoomId)),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

export const Sit = v.strictObject({ seat: SeatNumber, nonce: Nonce });
/** `member`: reserves a free seat for a member of the table's room, by number. */
export const SetSeat = v.strictObject({
  mind: Mind,
  member: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export const Lists = v.picklist(["open", "live", "mine"]);
export type Lists = v.InferOutput<typeof Lists>;
