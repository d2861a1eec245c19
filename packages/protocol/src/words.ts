/** The small things that messages and addresses are made of, with their limits. */
import * as v from "valibot";

/** So many characters of a name, counted as people count them nearly everywhere. */
export const LONGEST_NAME = 24;
export const LONGEST_SAYING = 500;
/** A turn of On the Underground is at most so many moves by far. */
export const MOST_MOVES = 16;

/** The name of a table, in addresses and records. */
export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/));
/** Chosen by whoever sends something, and given back with the answer. */
export const MessageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9/_-]{1,64}$/));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Moment = v.pipe(v.number(), v.integer());
/** No control characters and nothing that turns the direction of the text round. */
export const PersonName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
  v.regex(/^\S(?:.*\S)?$/u),
);
export const Saying = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_SAYING),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u),
);
/** What a seat adds to the shuffle: 16 random bytes. */
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** A name in the list of games, of bots, of options. */
export const Word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/));

/** A colour, or several that make one, as records name them: `red`, `red+white`. */
export const ColourWord = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.+-]{1,40}$/));

export const Control = v.variant("kind", [
  v.strictObject({ kind: v.literal("none") }),
  v.strictObject({ kind: v.literal("live"), initial: Count, increment: Count }),
  v.strictObject({ kind: v.literal("days"), perMove: Count }),
]);

const Person = v.strictObject({ kind: v.literal("person") });
const Bot = v.strictObject({ kind: v.literal("bot"), bot: Word });
/** What is meant to sit on a seat. */
export const Mind = v.variant("kind", [Person, Bot]);
/** What sits there: nobody, once its owner has left a game that goes on. */
export const SittingMind = v.variant("kind", [Person, Bot, v.strictObject({ kind: v.literal("nobody") })]);

/** By how many seconds spectators see a game later. */
export const MOST_DELAY = 3600;
export const SpectatorDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DELAY));
/** After how many milliseconds a bot answers. */
export const BotDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
