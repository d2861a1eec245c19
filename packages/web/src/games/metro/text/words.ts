/** What text mode says of Metro. */
import { part } from "../../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const metroText = part<typeof words>("games/metro/text/words");
