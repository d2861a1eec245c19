/** The basic types of messages and addresses, with their limits. */
import * as v from "valibot";
import { means } from "./means.ts";

/** In UTF-16 units, which are characters for nearly all names. */
export const LONGEST_NAME = 24;
export const LONGEST_SAYING = 500;
/** Far more than any turn of On the Underground takes. */
export const MOST_MOVES = 16;
/** How many legal moves a message lists. */
export const MOST_LISTED = 500;

/** A table's id, in addresses and records. */
export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/));
/** A room's id, in its lasting link, and the id of its link for spectators. */
export const RoomId = TableId;
export const WatchId = TableId;
/** Chosen by the sender and repeated in the answer. */
export const MessageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9/_-]{1,64}$/));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Moment = v.pipe(v.number(), v.integer());
/**
 * No control characters, half characters, letters that cannot be seen, or characters that change the text direction;
 * accents only on letters, two at most.
 */
export const PersonName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.regex(
    /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<=\p{Extended_Pictographic})\uFE0F)+$/u,
    "A name has only characters that can be seen.",
  ),
  v.regex(
    /^(?!.*(?:^|\s)\p{M})(?!.*\p{M}{3})\S(?:.*\S)?$/u,
    "A name has no spaces around it, and at most two accents on a letter.",
  ),
);
/** What a player calls a line; nothing for its usual name. */
export const LineName = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.check((name) => name === "" || v.is(PersonName, name)),
);
/** Characters that cannot be seen or change the text direction. Emoji are joined by one of them. */
const UNSEEN =
  /[\p{Bidi_Control}\u180E\u200B\u200C\u2060-\u2064\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
export const Saying = v.pipe(
  v.string(),
  v.maxLength(LONGEST_SAYING),
  v.transform((text) => text.replace(UNSEEN, "").trim()),
  v.minLength(1),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u),
);
/** A seat's contribution to the shuffle: 16 random bytes. */
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** The id of a game, a bot or an option. */
export const Word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/));

/** A colour as in records, or several combined: `red`, `red+white`. */
export const ColourWord = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.+-]{1,40}$/));

export const Control = v.variant("kind", [
  v.strictObject({ kind: v.literal("none") }),
  v.strictObject({
    kind: v.literal("live"),
    initial: means("the time bank, in milliseconds", Count),
    increment: means("what each turn adds to it, in milliseconds", Count),
  }),
  v.strictObject({ kind: v.literal("days"), perMove: means("the time for each turn, in milliseconds", Count) }),
]);

const Person = v.strictObject({ kind: v.literal("person") });
const Bot = v.strictObject({ kind: v.literal("bot"), bot: means("the bot's name", Word) });
/** Who is supposed to sit on a seat. */
export const Mind = v.variant("kind", [Person, Bot]);
/** Who sits there: nobody, once the player has left a game that goes on. */
export const SittingMind = v.variant("kind", [Person, Bot, v.strictObject({ kind: v.literal("nobody") })]);

/** The longest delay for spectators, in seconds. */
export const MOST_DELAY = 3600;
export const SpectatorDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DELAY));
/** How many milliseconds a bot takes to answer. */
export const BotDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
/** The longest vacation, and the largest budget of a table, in days. */
export const MOST_VACATION = 60;
export const VacationDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_VACATION));
