import { undergroundEntry } from "@interchange/games";
import { t } from "../words/index.ts";
import type { GameFace } from "./face.ts";
import { partsFrom } from "./parts.ts";

const fetchLater = () => import("./underground/later.ts").then(({ later }) => later);

export const undergroundFace: GameFace = {
  entry: undergroundEntry,
  about: () => t.underground.about,
  sign: () => import("./underground/sign.tsx").then(({ UndergroundSign }) => UndergroundSign),
  table: async (modules) => (await fetchLater()).table(modules),
  ...partsFrom(fetchLater),
  // Its seats are known by their symbols, and it has no modules.
  listing: async () => ({ moduleTitle: (module) => module, seatColours: () => [] }),
};
