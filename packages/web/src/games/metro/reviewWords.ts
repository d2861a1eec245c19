/** What Metro says of moves that are looked at again. */
import { part } from "../../parts/words/part.ts";
import type { review } from "./en/review.ts";

export const metroReview = part<typeof review>("games/metro/review");
