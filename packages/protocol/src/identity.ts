/** Identities: the cookie says who you are, and these messages go with it. */
import * as v from "valibot";
import { PersonName } from "./words.ts";

/** A guest, as they see themselves. */
export const Me = v.strictObject({ name: v.optional(PersonName) });
export type Me = v.InferOutput<typeof Me>;

export const Rename = v.strictObject({ name: PersonName });

/** Eight groups of four letters and digits, without look-alikes. */
export const RecoveryCode = v.pipe(v.string(), v.regex(/^(?:[2-9A-HJ-NP-Z]{4}-){7}[2-9A-HJ-NP-Z]{4}$/));
export const Recover = v.strictObject({ code: RecoveryCode });

/** An error: a code for programs and a sentence for people. */
export const Problem = v.strictObject({ error: v.string(), reason: v.optional(v.string()) });
export type Problem = v.InferOutput<typeof Problem>;
