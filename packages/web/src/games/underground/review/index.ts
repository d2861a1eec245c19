/** Where the review of a game of On the Underground comes from. */
import { undergroundEntry } from "@interchange/games";
import type { FetchReview } from "../../face.ts";
import { worded } from "../../../parts/words/part.ts";
import { reviewWords } from "../../../parts/words/reviewWords.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { shown } from "../../shown.ts";
import { undergroundAbout, undergroundWords } from "../undergroundWords.ts";
import { undergroundReview } from "../reviewWords.ts";

export const fetchReview: FetchReview = (modules) => {
  const review = import("./undergroundReview.tsx").then(({ UndergroundReview }) => UndergroundReview);
  const parts = [undergroundAbout, tableWords, laterWords, undergroundWords, undergroundReview, reviewWords];
  return shown(undergroundEntry, modules, worded(review, ...parts));
};
