/** Where the parts of Metro come from that no table needs to be played. */
import { metroEntry } from "@interchange/games";
import type { GameFace } from "../face.ts";
import { worded } from "../../parts/words/part.ts";
import { laterWords, tableWords } from "../../parts/words/words.ts";
import { shown } from "../shown.ts";
import { metroAbout, metroLater, metroWords } from "./metroWords.ts";
import { withFaces } from "./withFaces.ts";

export const later: Pick<GameFace, "result" | "setup" | "rules" | "listing"> = {
  result: (modules) => {
    const result = import("./metroResult.tsx").then(({ MetroResult }) => MetroResult);
    const parts = [metroAbout, tableWords, laterWords, metroWords, metroLater];
    return shown(metroEntry, modules, worded(withFaces(result, modules), ...parts));
  },
  setup: () =>
    worded(import("./metroSetup.tsx"), laterWords, metroLater, metroWords).then(({ fetchSetup }) => fetchSetup()),
  rules: () => worded(import("./rules.ts"), metroAbout).then(({ fetchRules }) => fetchRules()),
  listing: () => import("./listing.ts").then(({ fetchListing }) => fetchListing()),
};
