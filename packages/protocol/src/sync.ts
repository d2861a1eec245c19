/** Tables that somebody plays in the browser, kept with their identity so that they are on their other devices too. */
import * as v from "valibot";
import { Count, Moment } from "./words.ts";

/** Longer than any game's two logs by far, in characters. */
export const LONGEST_KEPT = 300_000;
/** So many tables, and so many characters of them altogether, are kept for a person. */
export const MOST_KEPT = 500;
export const MOST_KEPT_TEXT = 20_000_000;

/** The name of a table in a browser, or of what else is kept with it. */
export const KeptId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

export const Kept = v.strictObject({
  /** When something last happened there. */
  at: Moment,
  /** How many rows its logs have: whoever has more is ahead. */
  rows: Count,
  /** All of it, as the browser writes it; a server does not look inside. */
  body: v.pipe(v.string(), v.maxLength(LONGEST_KEPT)),
});
export type Kept = v.InferOutput<typeof Kept>;

export const KeptInfo = v.strictObject({ id: KeptId, at: Moment, rows: Count });
export type KeptInfo = v.InferOutput<typeof KeptInfo>;
export const KeptList = v.strictObject({ tables: v.array(KeptInfo) });
