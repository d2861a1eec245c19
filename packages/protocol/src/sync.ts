/** Synced tables: played in a browser and stored with an identity, so that other devices get them too. */
import * as v from "valibot";
import { Count, Moment } from "./words.ts";

/** In characters. Far longer than any game's two logs. */
export const LONGEST_KEPT = 300_000;
/** The limits per person: number of tables, and characters in total. */
export const MOST_KEPT = 500;
export const MOST_KEPT_TEXT = 20_000_000;

/** The id of a table in a browser, or of other synced data. */
export const KeptId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

export const Kept = v.strictObject({
  /** When something last happened there. */
  at: Moment,
  /** How many rows its logs have. The copy with more is ahead. */
  rows: Count,
  /** The whole content as the browser wrote it. The server does not look inside. */
  body: v.pipe(v.string(), v.maxLength(LONGEST_KEPT)),
});
export type Kept = v.InferOutput<typeof Kept>;

export const KeptInfo = v.strictObject({ id: KeptId, at: Moment, rows: Count });
export type KeptInfo = v.InferOutput<typeof KeptInfo>;
export const KeptList = v.strictObject({ tables: v.array(KeptInfo) });
