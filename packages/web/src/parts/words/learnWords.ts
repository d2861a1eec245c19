/** What lessons say; fetched with the first of them. */
import type { learn } from "./en/learn.ts";
import { part } from "./part.ts";

export const learnWords = part<typeof learn>("parts/words/learn");
