/** Tables as the HTTP API speaks of them. */
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

/** What is printed on the components. Whether the values make sense is for the game to say. */
const ComponentsWish = v.strictObject({
  name: Word,
  version: Word,
  /** On an owner's set: the published one that it differs from, and in what. */
  base: v.optional(v.pipe(v.string(), v.maxLength(81))),
  values: v.optional(v.record(Word, v.unknown())),
});

/** What a game's `prepare` is asked. */
export const SetupWish = v.strictObject({
  edition: v.optional(Word),
  seats: v.optional(SeatNumber),
  modules: v.optional(v.pipe(v.array(Word), v.maxLength(16))),
  options: v.optional(v.record(Word, v.pipe(v.string(), v.maxLength(40)))),
  rules: v.optional(Count),
  components: v.optional(ComponentsWish),
  colours: v.optional(v.pipe(v.array(ColourWord), v.minLength(1), v.maxLength(8))),
});

/** A seat of a table that has not begun: kept for whoever comes, or for a bot. */
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
  /** Whether it is shown to everybody, or only to those who have the link. */
  isPublic: v.boolean(),
  /** Whether a lot says which seat has which colour, once the game begins. */
  drawsColours: v.optional(v.boolean()),
  /** By how many seconds spectators see the game later; not at all when it is left out. */
  delay: v.optional(SpectatorDelay),
  /** After how many milliseconds bots answer, whatever they see; the server's usual when it is left out. */
  botDelay: v.optional(BotDelay),
  /** The seat of whoever sets the table up, and what it adds to the shuffle; none to only look on. */
  seat: v.optional(SeatNumber),
  nonce: v.optional(Nonce),
});
export type NewTable = v.InferOutput<typeof NewTable>;

export const SeatInfo = v.strictObject({
  /** What is meant to sit there; nobody once its owner has left a game that goes on. */
  mind: SittingMind,
  /** Who sits there; undefined while the seat is free. */
  name: v.optional(PersonName),
  /** Whose seat it is, where a bot plays until they come back. */
  standsInFor: v.optional(PersonName),
});

export const TableInfo = v.strictObject({
  id: TableId,
  game: Word,
  state: v.picklist(["open", "running", "paused", "over"]),
  isPublic: v.boolean(),
  setup: v.looseObject({ edition: Word, seats: SeatNumber, rules: Count }),
  /** Whether a lot will say which seat has which colour. */
  drawsColours: v.optional(v.boolean()),
  control: Control,
  assist: Word,
  /** By how many seconds spectators see the game later. While it runs they are told neither points nor whose turn it is. */
  delay: v.optional(SpectatorDelay),
  botDelay: v.optional(BotDelay),
  /** SHA-256 of the table's secret, known before anybody sits. */
  seal: v.string(),
  seats: v.array(SeatInfo),
  createdAt: Moment,
  /** When something last happened. */
  at: Moment,
  toAct: v.optional(SeatNumber),
  deadline: v.optional(Moment),
  points: v.optional(v.array(v.number())),
  progress: v.optional(v.number()),
  /** The seats of whoever asks. */
  yours: v.array(SeatNumber),
  /** Whether whoever asks set it up, and may start and delete it. */
  isHost: v.boolean(),
  /** The table that was set up to be played after this one. */
  rematch: v.optional(TableId),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

export const Sit = v.strictObject({ seat: SeatNumber, nonce: Nonce });
export const SetSeat = v.strictObject({ mind: Mind });
export const Lists = v.picklist(["open", "live", "mine"]);
export type Lists = v.InferOutput<typeof Lists>;
