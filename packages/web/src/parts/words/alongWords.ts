/** What is said about the page itself, taken along and kept; fetched after the first screen. */
import type { along } from "./en/along.ts";
import { part } from "./part.ts";

export const alongWords = part<typeof along>("parts/words/along");
