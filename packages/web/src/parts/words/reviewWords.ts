/** What is said of a game that is looked at again; fetched with the first review. */
import type { review } from "./en/review.ts";
import { part } from "./part.ts";

export const reviewWords = part<typeof review>("parts/words/review");
