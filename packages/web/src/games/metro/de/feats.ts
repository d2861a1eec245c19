/** Was gespielte Partien Metro sagen. */
import { count } from "../../../parts/words/de/plural.ts";
import type { feats as source } from "../en/feats.ts";

export const feats: typeof source = {
  sources: { centre: "Zentrum ×2", long: "Linien ab 8", short: "Kürzere Linien", modules: "Module" },
  longest: (length) => count(length, "Plättchen", "Plättchen"),
  feats: {
    longLine: { title: "Der lange Weg", about: "Eine Linie von 20 oder mehr Plättchen." },
    withoutCentre: { title: "Am Zentrum vorbei", about: "Gewinne ohne eine Linie ins Zentrum." },
    threeToCentre: { title: "Alle Wege führen hin", about: "Drei Linien ins Zentrum in einer Partie." },
    noStubs: { title: "Keine Stummel", about: "Jede deiner Linien hat drei oder mehr Plättchen." },
  },
};
