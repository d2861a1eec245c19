/** What can be played on a server, for clients that set up tables. */
import * as v from "valibot";
import { Count, Word } from "./words.ts";

const GameOption = v.strictObject({
  name: Word,
  /** The first is the default. */
  values: v.array(v.string()),
  /** A regular expression for further values, and one of them. */
  pattern: v.optional(v.string()),
  example: v.optional(v.string()),
  /** It makes a difference only with one of these modules. */
  onlyWith: v.optional(v.array(Word)),
  /** The rule that explains it. */
  rule: v.string(),
});

export const GameInfo = v.strictObject({
  id: Word,
  /** The first is the default. */
  editions: v.array(Word),
  minSeats: Count,
  maxSeats: Count,
  modules: v.array(Word),
  options: v.array(GameOption),
  /** Levels of help, each with what those before it have. */
  assists: v.array(Word),
  /** From the weakest to the strongest. */
  bots: v.array(Word),
  /** The newest version of its rules. */
  rules: Count,
});
export type GameInfo = v.InferOutput<typeof GameInfo>;

export const GameList = v.strictObject({ protocol: Count, games: v.array(GameInfo) });
