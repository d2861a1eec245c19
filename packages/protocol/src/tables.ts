/** Tables in the HTTP API. */
import * as v from "valibot";
import {
  BotDelay,
  ColourWord,
  Control,
  Count,
  Mind,
  Moment,
  Nonce,
  PersonName,
  SeatNumber,
  SittingMind,
  SpectatorDelay,
  TableId,
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
  /** The host's own seat and nonce; absent to only watch. */
  seat: v.optional(SeatNumber),
  nonce: v.optional(Nonce),
});
export type NewTable = v.InferOutput<typeof NewTable>;

export const SeatInfo = v.strictObject({
  /** Who is supposed to sit there; nobody once the player has left a game that goes on. */
  mind: SittingMind,
  /** Who sits there; undefined while the seat is free. */
  name: v.optional(PersonName),
  /** Whose seat it is, while a bot plays until they come back. */
  standsInFor: v.optional(PersonName),
});

export const TableInfo = v.strictObject({
  id: TableId,
  game: Word,
  state: v.picklist(["open", "running", "paused", "over"]),
  isPublic: v.boolean(),
  setup: v.looseObject({ edition: Word, seats: SeatNumber, rules: Count }),
  /** Whether the seats' colours will be drawn at random. */
  drawsColours: v.optional(v.boolean()),
  control: Control,
  assist: Word,
  /** How many seconds later spectators see the game. While it runs they see neither points nor whose turn it is. */
  delay: v.optional(SpectatorDelay),
  botDelay: v.optional(BotDelay),
  /** The SHA-256 of the table's secret, known before anyone sits down. */
  seal: v.string(),
  seats: v.array(SeatInfo),
  createdAt: Moment,
  /** When something last happened. */
  at: Moment,
  toAct: v.optional(SeatNumber),
  deadline: v.optional(Moment),
  points: v.optional(v.array(v.number())),
  progress: v.optional(v.number()),
  /** Your seats. */
  yours: v.array(SeatNumber),
  /** Whether you created it, and may start and delete it. */
  isHost: v.boolean(),
  /** The rematch of this table. */
  rematch: v.optional(TableId),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

export const Sit = v.strictObject({ seat: SeatNumber, nonce: Nonce });
export const SetSeat = v.strictObject({ mind: Mind });
export const Lists = v.picklist(["open", "live", "mine"]);
export type Lists = v.InferOutput<typeof Lists>;
