/** Where the parts of Metro come from that no table needs to be played. */
import { metroEntry } from "@interchange/games";
import type { GameFace } from "../face.ts";
import { worded } from "../../parts/words/part.ts";
import { boxWords, laterWords, tableWords } from "../../parts/words/words.ts";
import { shown } from "../shown.ts";
import { metroAbout, metroBox, metroLater, metroWords } from "./metroWords.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";
import { withFaces } from "./withFaces.ts";

export const later: Required<Pick<GameFace, "result" | "setup" | "box" | "rules" | "puzzles" | "listing">> = {
  result: (modules) => {
    const result = import("./metroResult.tsx").then(({ MetroResult }) => MetroResult);
    const parts = [metroAbout, tableWords, laterWords, metroWords, metroLater];
    return shown(metroEntry, modules, worded(withFaces(result, modules), ...parts));
  },
  setup: () =>
    worded(import("./metroSetup.tsx"), boxWords, laterWords, metroLater).then(({ fetchSetup }) => fetchSetup()),
  box: () => worded(import("./box/form.tsx"), boxWords, metroBox, metroLater, moduleAbouts).then(({ Form }) => Form),
  rules: () => worded(import("./rules.ts"), metroAbout).then(({ fetchRules }) => fetchRules()),
  puzzles: () => import("./puzzle/puzzles.ts").then(({ metroPuzzles }) => metroPuzzles),
  listing: () => import("./listing.ts").then(({ fetchListing }) => fetchListing()),
};
