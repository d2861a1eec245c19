import { undergroundEntry } from "@interchange/games";
import type { GameFace } from "./face.ts";
import { shown } from "./shown.ts";
import { worded } from "../parts/words/part.ts";
import { laterWords, tableWords } from "../parts/words/words.ts";
import { undergroundAbout, undergroundWords } from "./underground/undergroundWords.ts";

export const undergroundFace: GameFace = {
  entry: undergroundEntry,
  about: undergroundAbout,
  sign: () => import("./underground/sign.tsx").then(({ UndergroundSign }) => UndergroundSign),
  table: (modules) => {
    const table = import("./underground/undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable);
    return shown(undergroundEntry, modules, worded(table, tableWords, laterWords, undergroundWords));
  },
  result: (modules) => {
    const result = import("./underground/undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult);
    return shown(undergroundEntry, modules, worded(result, undergroundAbout, tableWords, laterWords, undergroundWords));
  },
  setup: () =>
    worded(import("./underground/undergroundSetup.tsx"), laterWords, undergroundWords).then(({ fetchSetup }) =>
      fetchSetup(),
    ),
  rules: () => import("./underground/rules.ts").then(({ fetchRules }) => fetchRules()),
  // Its seats are known by their symbols, and it has no modules.
  listing: async () => ({ moduleTitle: (module) => module, seatColours: () => [] }),
};
