/** What games of On the Underground that were played say. */
import { count } from "../../../parts/words/en/plural.ts";

export const feats = {
  sources: { passenger: "Passenger", terminus: "Termini", stations: "Stations", loop: "Loops" },
  longest: (length: number) => count(length, "piece of track", "pieces of track"),
  feats: {
    wideLoop: { title: "Circle line", about: "Loops of one line around eight stations." },
    ownRide: { title: "Change here", about: "The passenger rides two lines or more, all of them yours." },
    fourTermini: { title: "End of the line", about: "Reach four termini in one game." },
    withoutTokens: { title: "No branches", about: "Win without taking a branch token." },
  },
};
