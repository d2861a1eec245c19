import { metroEntry } from "@interchange/games";
import { t } from "../words/index.ts";
import type { GameFace } from "./face.ts";
import { partsFrom } from "./parts.ts";
import { withFaces } from "./metro/withFaces.ts";
import { shown } from "./shown.ts";

const fetchLater = () => import("./metro/later.ts").then(({ later }) => later);

export const metroFace: GameFace = {
  entry: metroEntry,
  about: () => t.metro.about,
  sign: () => import("./metro/sign.tsx").then(({ MetroSign }) => MetroSign),
  table: (modules) => {
    const table = import("./metro/metroTable.tsx").then(({ MetroTable }) => MetroTable);
    return shown(metroEntry, modules, withFaces(table, modules));
  },
  ...partsFrom(fetchLater),
  listing: async () => (await fetchLater()).listing(),
};
