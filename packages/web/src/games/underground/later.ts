/** Where the parts of On the Underground come from. */
import { undergroundEntry } from "@interchange/games";
import type { GameFace } from "../face.ts";
import { shown } from "../shown.ts";

export const later: Required<Pick<GameFace, "table" | "result" | "setup" | "box" | "rules" | "puzzles">> = {
  table: (modules) => {
    const table = import("./undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable);
    return shown(undergroundEntry, modules, table);
  },
  result: (modules) => {
    const result = import("./undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult);
    return shown(undergroundEntry, modules, result);
  },
  setup: () => import("./undergroundSetup.tsx").then(({ fetchSetup }) => fetchSetup()),
  box: () => import("./box/form.tsx").then(({ Form }) => Form),
  puzzles: () => import("./puzzle/puzzles.ts").then(({ undergroundPuzzles }) => undergroundPuzzles),
  rules: () => import("./rules.ts").then(({ fetchRules }) => fetchRules()),
};
