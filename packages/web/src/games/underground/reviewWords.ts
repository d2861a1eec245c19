/** What On the Underground says of moves that are looked at again. */
import { part } from "../../parts/words/part.ts";
import type { review } from "./en/review.ts";

export const undergroundReview = part<typeof review>("games/underground/review");
