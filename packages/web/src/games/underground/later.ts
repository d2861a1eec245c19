/** Where the parts of On the Underground come from. */
import { undergroundEntry } from "@interchange/games";
import type { GameFace } from "../face.ts";
import { shown } from "../shown.ts";
import { newsWords } from "../../parts/words/newsWords.ts";
import { worded } from "../../parts/words/part.ts";
import { boxWords, laterWords, tableWords } from "../../parts/words/words.ts";
import { undergroundAbout, undergroundBox, undergroundWords } from "./undergroundWords.ts";

export const later: Required<Pick<GameFace, "table" | "result" | "setup" | "box" | "rules" | "puzzles">> = {
  table: (modules) => {
    const table = import("./undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable);
    return shown(undergroundEntry, modules, worded(table, tableWords, newsWords, laterWords, undergroundWords));
  },
  result: (modules) => {
    const result = import("./undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult);
    return shown(undergroundEntry, modules, worded(result, undergroundAbout, tableWords, laterWords, undergroundWords));
  },
  setup: () =>
    worded(import("./undergroundSetup.tsx"), boxWords, laterWords, undergroundWords).then(({ fetchSetup }) =>
      fetchSetup(),
    ),
  box: () => worded(import("./box/form.tsx"), boxWords, undergroundBox, undergroundWords).then(({ Form }) => Form),
  puzzles: () => import("./puzzle/puzzles.ts").then(({ undergroundPuzzles }) => undergroundPuzzles),
  rules: () => import("./rules.ts").then(({ fetchRules }) => fetchRules()),
};
