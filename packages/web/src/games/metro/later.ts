/** Where the parts of Metro come from that no table needs to be played. */
import { metroEntry } from "@interchange/games";
import type { GameFace } from "../face.ts";
import { shown } from "../shown.ts";
import { withFaces } from "./withFaces.ts";

export const later: Required<Pick<GameFace, "result" | "setup" | "box" | "rules" | "puzzles" | "listing">> = {
  result: (modules) => {
    const result = import("./metroResult.tsx").then(({ MetroResult }) => MetroResult);
    return shown(metroEntry, modules, withFaces(result, modules));
  },
  setup: () => import("./metroSetup.tsx").then(({ fetchSetup }) => fetchSetup()),
  box: () => import("./box/form.tsx").then(({ Form }) => Form),
  rules: () => import("./rules.ts").then(({ fetchRules }) => fetchRules()),
  puzzles: () => import("./puzzle/puzzles.ts").then(({ metroPuzzles }) => metroPuzzles),
  listing: () => import("./listing.ts").then(({ listing }) => listing),
};
