/** The game page of On the Underground. */
import { undergroundEntry } from "@interchange/games";
import type { GamePage } from "../gamePage.ts";
import { t } from "../../words/index.ts";
import { shown } from "../shown.ts";
import threePlayers from "../../../../../corpus/underground/2006/3-seats.record?show";
import { undergroundRules } from "./rules.ts";
import { UndergroundSign } from "./sign.tsx";

export const undergroundPage: GamePage = {
  entry: undergroundEntry,
  about: () => t.underground.about,
  Sign: UndergroundSign,
  shows: [threePlayers],
  glance: () => import("./glance/glance.ts").then(({ glance }) => glance),
  rules: undergroundRules,
  // Its seats have symbols instead of colours, and it has no modules.
  listing: { moduleTitle: (module) => module, seatColours: () => [] },
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
  puzzles: () => import("./learn/puzzles.ts").then(({ undergroundPuzzles }) => undergroundPuzzles),
  lessons: () => import("./learn/lessons.ts").then(({ undergroundLessons }) => undergroundLessons),
  lessonSteps: 4,
  lookBack: () => import("./review/facts.ts").then(({ lookBack }) => lookBack),
};
