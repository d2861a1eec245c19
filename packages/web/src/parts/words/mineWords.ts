/** What is said of all of one's games; fetched with the page about them. */
import type { mine } from "./en/mine.ts";
import { part } from "./part.ts";

export const mineWords = part<typeof mine>("parts/words/mine");
