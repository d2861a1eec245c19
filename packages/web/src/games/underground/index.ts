/** The game page of On the Underground. */
import { undergroundEntry } from "@interchange/games";
import type { GamePage } from "../gamePage.ts";
import { t } from "../../words/index.ts";
import { shown } from "../shown.ts";
import threePlayers from "../../../../../corpus/underground/2006/3-seats.record?show";
import { undergroundRules } from "./rules.ts";
import { UndergroundSign } from "./sign.tsx";

/** Maps that come with the game are known by their ids, own ones are in the set. Lists do without the engine. */
function mapName(components: { readonly values?: object | undefined } | undefined): string | undefined {
  const { map } = (components?.values ?? {}) as { readonly map?: string | { readonly name: string } };
  return typeof map === "string" ? (t.underground.maps.names[map] ?? map) : map?.name;
}

export const undergroundPage: GamePage = {
  entry: undergroundEntry,
  about: () => t.underground.about,
  Sign: UndergroundSign,
  shows: [threePlayers],
  glance: () => import("./glance/glance.ts").then(({ glance }) => glance),
  rules: undergroundRules,
  // Its seats have symbols instead of colours, and it has no modules.
  listing: { moduleTitle: (module) => module, mapName, seatColours: () => [] },
  table: (modules) => {
    const table = import("./table/undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable);
    return shown(undergroundEntry, modules, table);
  },
  result: (modules) => {
    const result = import("./result/undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult);
    return shown(undergroundEntry, modules, result);
  },
  review: (modules) => {
    const review = import("./review/undergroundReview.tsx").then(({ UndergroundReview }) => UndergroundReview);
    return shown(undergroundEntry, modules, review);
  },
  printed: (record) => import("./print/printedMoves.tsx").then(({ printedMoves }) => printedMoves(record)),
  setup: () => import("./setup/undergroundSetup.tsx").then(({ UndergroundSetup }) => UndergroundSetup),
  box: () => import("./box/form.tsx").then(({ Form }) => Form),
  maps: () => import("./mapEditor/mapEditor.tsx").then(({ MapEditor }) => MapEditor),
  puzzles: () => import("./learn/puzzles.ts").then(({ undergroundPuzzles }) => undergroundPuzzles),
  lessons: () => import("./learn/lessons.ts").then(({ undergroundLessons }) => undergroundLessons),
  lessonSteps: 4,
  lookBack: () => import("./review/facts.ts").then(({ lookBack }) => lookBack),
};
