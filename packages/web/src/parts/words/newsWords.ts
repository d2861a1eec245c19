/** What is said beside a table of what happened; fetched with that. */
import type { news } from "./en/news.ts";
import { part } from "./part.ts";

export const newsWords = part<typeof news>("parts/words/news");
