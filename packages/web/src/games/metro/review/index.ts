/** Where the review of a game of Metro comes from. */
import { metroEntry } from "@interchange/games";
import type { FetchReview } from "../../face.ts";
import { worded } from "../../../parts/words/part.ts";
import { reviewWords } from "../../../parts/words/reviewWords.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { shown } from "../../shown.ts";
import { metroAbout, metroLater, metroWords } from "../metroWords.ts";
import { withFaces } from "../withFaces.ts";
import { metroReview } from "../reviewWords.ts";

export const fetchReview: FetchReview = (modules) => {
  const review = import("./metroReview.tsx").then(({ MetroReview }) => MetroReview);
  const parts = [metroAbout, tableWords, laterWords, metroWords, metroLater, metroReview, reviewWords];
  return shown(metroEntry, modules, worded(withFaces(review, modules), ...parts));
};
