/** Games uploaded for a link, where the link cannot hold them itself. */
import * as v from "valibot";
import { means } from "./means.ts";
import { TableId } from "./words.ts";

/** In characters: the largest map, the longest game and comments. */
export const LONGEST_SHARED = 120_000;

export const SharedId = TableId;

export const SharedGame = v.strictObject({
  record: means("the record of a finished game, as text", v.pipe(v.string(), v.maxLength(LONGEST_SHARED))),
});
export type SharedGame = v.InferOutput<typeof SharedGame>;

export const SharedAs = v.strictObject({ id: means("its address is `/shared/ID`", SharedId) });
export type SharedAs = v.InferOutput<typeof SharedAs>;
