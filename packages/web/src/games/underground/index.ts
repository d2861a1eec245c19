/** The game page of On the Underground. */
import { undergroundEntry } from "@interchange/games";
import type { GamePage } from "../gamePage.ts";
import { t, withWords } from "../../words/index.ts";
import { shown } from "../shown.ts";
import threePlayers from "../../../../../corpus/underground/2006/3-seats.record?show";
import { undergroundRules } from "./rules.ts";
import { UndergroundIcon } from "./icon.tsx";
import { UndergroundSign } from "./sign.tsx";

/** Maps that come with the game are known by their ids, own ones are in the set. Lists do without the engine. */
function mapName(components: { readonly values?: object | undefined } | undefined): string | undefined {
  const { map } = (components?.values ?? {}) as { readonly map?: string | { readonly name: string } };
  return typeof map === "string" ? (t.games.maps[map] ?? map) : map?.name;
}

export const undergroundPage: GamePage = {
  entry: undergroundEntry,
  about: () => t.games.underground,
  Sign: UndergroundSign,
  Icon: UndergroundIcon,
  shows: [threePlayers],
  glance: () => ready(import("./glance/glance.ts").then(({ glance }) => glance)),
  rules: undergroundRules,
  // Its seats have symbols instead of colours, and it has no modules.
  listing: { moduleTitle: (module) => module, mapName, seatColours: () => [] },
  table: (modules) => {
    const table = import("./table/undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable);
    return shown(undergroundEntry, modules, ready(table));
  },
  result: (modules) => {
    const result = import("./result/undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult);
    return shown(undergroundEntry, modules, ready(result));
  },
  review: (modules) => {
    const review = import("./review/undergroundReview.tsx").then(({ UndergroundReview }) => UndergroundReview);
    return shown(undergroundEntry, modules, ready(review));
  },
  printed: async (record) => {
    const { printedMoves } = await ready(import("./print/printedMoves.tsx"));
    return printedMoves(record);
  },
  setup: () => ready(import("./setup/undergroundSetup.tsx").then(({ UndergroundSetup }) => UndergroundSetup)),
  box: () => ready(import("./box/form.tsx").then(({ Form }) => Form)),
  maps: () => ready(import("./mapEditor/mapEditor.tsx").then(({ MapEditor }) => MapEditor)),
  puzzles: () => ready(import("./learn/puzzles.ts").then(({ undergroundPuzzles }) => undergroundPuzzles)),
  lessons: () => ready(import("./learn/lessons.ts").then(({ undergroundLessons }) => undergroundLessons)),
  lessonSteps: 4,
  lookBack: () => ready(import("./review/facts.ts").then(({ lookBack }) => lookBack)),
};

/** Loads a part of the game together with its texts. */
async function ready<Part>(part: Promise<Part>): Promise<Part> {
  return withWords(["underground"], part);
}
