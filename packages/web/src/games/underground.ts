import { undergroundEntry } from "@interchange/games";
import type { GameFace } from "./face.ts";
import { shown } from "./shown.ts";
import { about } from "./underground/en/about.ts";

export const undergroundFace: GameFace = {
  entry: undergroundEntry,
  about,
  sign: () => import("./underground/sign.tsx").then(({ UndergroundSign }) => UndergroundSign),
  table: (modules) => {
    const table = import("./underground/undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable);
    return shown(undergroundEntry, modules, table);
  },
  result: (modules) => {
    const result = import("./underground/undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult);
    return shown(undergroundEntry, modules, result);
  },
  setup: () => import("./underground/undergroundSetup.tsx").then(({ UndergroundSetup }) => UndergroundSetup),
  rules: () => import("./underground/rules.ts").then(({ undergroundRules }) => undergroundRules),
  // Its seats are known by their symbols, and it has no modules.
  listing: async () => ({ moduleTitle: (module) => module, seatColours: () => [] }),
};
