import { metroEntry } from "@interchange/games";
import type { GameFace } from "./face.ts";
import { about } from "./metro/en/about.ts";
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
  about,
  sign: () => import("./metro/sign.tsx").then(({ MetroSign }) => MetroSign),
  table: (modules) => {
    const table = import("./metro/metroTable.tsx").then(({ MetroTable }) => MetroTable);
    return shown(metroEntry, modules, withFaces(table, modules));
  },
  result: (modules) => {
    const result = import("./metro/metroResult.tsx").then(({ MetroResult }) => MetroResult);
    return shown(metroEntry, modules, withFaces(result, modules));
  },
  setup: () => import("./metro/metroSetup.tsx").then(({ MetroSetup }) => MetroSetup),
  rules: () => import("./metro/rules.ts").then(({ metroRules }) => metroRules),
  listing: () => import("./metro/listing.ts").then(({ metroListing }) => metroListing),
};
