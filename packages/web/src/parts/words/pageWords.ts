/** What is said of the page as a whole. */
import type { page } from "./en/page.ts";
import { part } from "./part.ts";

export const pageWords = part<typeof page>("parts/words/page");
