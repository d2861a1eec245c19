/** What is said where a game is shown to others; fetched with the sheet for it. */
import type { share } from "./en/share.ts";
import { part } from "./part.ts";

export const shareWords = part<typeof share>("parts/words/share");
