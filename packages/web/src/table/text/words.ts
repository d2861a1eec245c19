/** What text mode and its command box say at any table. */
import { part } from "../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const textWords = part<typeof words>("table/text/words");
