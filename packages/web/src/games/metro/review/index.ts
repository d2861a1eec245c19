/** Where the review of a game of Metro comes from. */
import { metroEntry } from "@interchange/games";
import type { FetchReview } from "../../face.ts";
import { shown } from "../../shown.ts";
import { withFaces } from "../withFaces.ts";

export const fetchReview: FetchReview = (modules) => {
  const review = import("./metroReview.tsx").then(({ MetroReview }) => MetroReview);
  return shown(metroEntry, modules, withFaces(review, modules));
};
