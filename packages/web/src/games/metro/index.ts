/** The game page of Metro. */
import { metroEntry } from "@interchange/games";
import { seatColours } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro";
import type { ComponentType } from "preact";
import type { GamePage } from "../gamePage.ts";
import { t, withWords } from "../../words/index.ts";
import { shown } from "../shown.ts";
import type { GameProps } from "../shown.ts";
import fourPlayers from "../../../../../corpus/metro/bigbox/4-seats.record?show";
import threePlayers from "../../../../../corpus/metro/bigbox/3-seats.record?show";
import twoPlayers from "../../../../../corpus/metro/bigbox/2-seats.record?show";
import { moduleTitle } from "./words.ts";
import { metroRules } from "./rules.ts";
import { MetroIcon } from "./icon.tsx";
import { MetroSign } from "./sign.tsx";

export const metroPage: GamePage = {
  entry: metroEntry,
  about: () => t.games.metro,
  Sign: MetroSign,
  Icon: MetroIcon,
  shows: [threePlayers, twoPlayers, fourPlayers],
  glance: () => ready(import("./glance/glance.ts").then(({ glance }) => glance)),
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
  printed: async (record) => {
    const { printedMoves } = await ready(import("./print/printedMoves.tsx"));
    return printedMoves(record);
  },
  setup: () => withModules(import("./setup/metroSetup.tsx").then(({ MetroSetup }) => MetroSetup)),
  box: () => withModules(import("./box/form.tsx").then(({ Form }) => Form)),
  puzzles: () => ready(import("./learn/puzzles.ts").then(({ metroPuzzles }) => metroPuzzles)),
  lessons: () => withModules(import("./learn/lessons.ts").then(({ metroLessons }) => metroLessons)),
  lessonSteps: 4,
  lookBack: () => ready(import("./review/facts.ts").then(({ lookBack }) => lookBack)),
};

/** Loads a component together with the views of these modules. */
async function shownWith(modules: readonly string[], part: Promise<ComponentType<GameProps<MetroGame>>>) {
  const views = import("./modules/index.ts").then(({ loadModules }) => loadModules(modules));
  const [Part] = await Promise.all([shown(metroEntry, modules, ready(part)), views]);
  return Part;
}

/** Loads a part of the game together with its texts. */
async function ready<Part>(part: Promise<Part>): Promise<Part> {
  return withWords(["metro"], part);
}

async function withModules<Part>(part: Promise<Part>): Promise<Part> {
  return withWords(["metro", "modules"], part);
}
