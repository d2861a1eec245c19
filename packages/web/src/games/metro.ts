import { metroEntry } from "@interchange/games";
import type { GameFace } from "./face.ts";
import { partsFrom } from "./parts.ts";
import { worded } from "../parts/words/part.ts";
import { tableWords } from "../parts/words/words.ts";
import { metroAbout, metroWords } from "./metro/metroWords.ts";
import { withFaces } from "./metro/withFaces.ts";
import { shown } from "./shown.ts";

const fetchLater = () => import("./metro/later.ts").then(({ later }) => later);

export const metroFace: GameFace = {
  entry: metroEntry,
  about: metroAbout,
  sign: () => import("./metro/sign.tsx").then(({ MetroSign }) => MetroSign),
  table: (modules) => {
    const table = import("./metro/metroTable.tsx").then(({ MetroTable }) => MetroTable);
    return shown(metroEntry, modules, worded(withFaces(table, modules), tableWords, metroWords));
  },
  ...partsFrom(fetchLater),
  listing: async () => (await fetchLater()).listing(),
};
