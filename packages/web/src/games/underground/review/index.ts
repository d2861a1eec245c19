/** Where the review of a game of On the Underground comes from. */
import { undergroundEntry } from "@interchange/games";
import type { FetchReview } from "../../face.ts";
import { shown } from "../../shown.ts";

export const fetchReview: FetchReview = (modules) => {
  const review = import("./undergroundReview.tsx").then(({ UndergroundReview }) => UndergroundReview);
  return shown(undergroundEntry, modules, review);
};
