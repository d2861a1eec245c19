/** Was gespielte Partien On the Underground sagen. */
import { count } from "../../../parts/words/de/plural.ts";
import type { feats as source } from "../en/feats.ts";

export const feats: typeof source = {
  sources: { passenger: "Fahrgast", terminus: "Endstationen", stations: "Stationen", loop: "Ringe" },
  longest: (length) => count(length, "Gleis", "Gleise"),
  feats: {
    wideLoop: { title: "Ringlinie", about: "Ringe einer Linie um acht Stationen." },
    ownRide: { title: "Hier umsteigen", about: "Der Fahrgast fährt mit zwei oder mehr Linien, alle davon deine." },
    fourTermini: { title: "Endstation", about: "Erreiche vier Endstationen in einer Partie." },
    withoutTokens: { title: "Ohne Abzweig", about: "Gewinne, ohne eine Abzweigmarke zu nehmen." },
  },
};
