/** The game page of Metro. */
import { metroEntry } from "@interchange/games";
import { seatColours } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro";
import type { ComponentType } from "preact";
import type { GamePage } from "../gamePage.ts";
import { loadModuleWords, t } from "../../words/index.ts";
import { shown } from "../shown.ts";
import type { GameProps } from "../shown.ts";
import fourPlayers from "../../../../../corpus/metro/bigbox/4-seats.record?show";
import threePlayers from "../../../../../corpus/metro/bigbox/3-seats.record?show";
import twoPlayers from "../../../../../corpus/metro/bigbox/2-seats.record?show";
import { moduleTitle } from "./moduleWords.ts";
import { metroRules } from "./rules.ts";
import { MetroSign } from "./sign.tsx";

export const metroPage: GamePage = {
  entry: metroEntry,
  about: () => t.metro.about,
  Sign: MetroSign,
  shows: [threePlayers, twoPlayers, fourPlayers],
  glance: () => import("./glance/glance.ts").then(({ glance }) => glance),
  rules: metroRules,
  listing: {
    moduleTitle,
    seatColours: (edition, colours) => seatColours({ edition, seats: 0, ...(colours && { colours }) }),
  },
  table: (modules) => {
    const table = import("./table/metroTable.tsx").then(({ MetroTable }) => MetroTable);
    return shownWith(modules, table);
  },
  result: (modules) => {
    const result = import("./result/metroResult.tsx").then(({ MetroResult }) => MetroResult);
    return shownWith(modules, result);
  },
  review: (modules) => {
    const review = import("./review/metroReview.tsx").then(({ MetroReview }) => MetroReview);
    return shownWith(modules, review);
  },
  printed: (record) => import("./print/printedMoves.tsx").then(({ printedMoves }) => printedMoves(record)),
  setup: () => withModuleWords(import("./setup/metroSetup.tsx").then(({ MetroSetup }) => MetroSetup)),
  box: () => withModuleWords(import("./box/form.tsx").then(({ Form }) => Form)),
  puzzles: () => import("./learn/puzzles.ts").then(({ metroPuzzles }) => metroPuzzles),
  lessons: () => withModuleWords(import("./learn/lessons.ts").then(({ metroLessons }) => metroLessons)),
  lessonSteps: 4,
  lookBack: () => import("./review/facts.ts").then(({ lookBack }) => lookBack),
};

/** Loads a component together with the views of these modules. */
async function shownWith(modules: readonly string[], part: Promise<ComponentType<GameProps<MetroGame>>>) {
  const faces = import("./modules/index.ts").then(({ loadModules }) => loadModules(modules));
  const [Part] = await Promise.all([shown(metroEntry, modules, part), faces]);
  return Part;
}

async function withModuleWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadModuleWords()]);
  return loaded;
}
