import { metroEntry } from "@interchange/games";
import type { GameFace } from "./face.ts";
import { worded } from "../parts/words/part.ts";
import { laterWords, tableWords } from "../parts/words/words.ts";
import { metroAbout, metroLater, metroWords } from "./metro/metroWords.ts";
import { shown } from "./shown.ts";

/** A part of the page, once the faces of these modules are here too. */
async function withFaces<Part>(part: Promise<Part>, modules: readonly string[]): Promise<Part> {
  const faces = modules.length
    ? import("./metro/modules/load.ts").then(({ loadModules }) => loadModules(modules))
    : undefined;
  const [fetched] = await Promise.all([part, faces]);
  return fetched;
}

export const metroFace: GameFace = {
  entry: metroEntry,
  about: metroAbout,
  sign: () => import("./metro/sign.tsx").then(({ MetroSign }) => MetroSign),
  table: (modules) => {
    const table = import("./metro/metroTable.tsx").then(({ MetroTable }) => MetroTable);
    return shown(metroEntry, modules, worded(withFaces(table, modules), tableWords, metroWords));
  },
  result: (modules) => {
    const result = import("./metro/metroResult.tsx").then(({ MetroResult }) => MetroResult);
    const parts = [metroAbout, tableWords, laterWords, metroWords, metroLater];
    return shown(metroEntry, modules, worded(withFaces(result, modules), ...parts));
  },
  setup: () =>
    worded(import("./metro/metroSetup.tsx"), laterWords, metroLater, metroWords).then(({ fetchSetup }) => fetchSetup()),
  rules: () => worded(import("./metro/rules.ts"), metroAbout).then(({ fetchRules }) => fetchRules()),
  listing: () => import("./metro/listing.ts").then(({ fetchListing }) => fetchListing()),
};
