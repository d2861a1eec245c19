import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Aktien\u00ADgesellschaften",
  short: "Aktien statt Linien",
  pieces: ["32 Aktien"],
  about:
    "Acht Gesellschaften besitzen die Linien, und du hast Aktien von ihnen. Statt ein Plättchen zu legen, darfst du eine Aktie tauschen; am Ende sind Aktien der besten Gesellschaften am meisten wert.",
  options: {
    "stock-city-rewards": {
      label: "Tickets und Prämien von Berlin und St. Petersburg",
      values: {
        company: { label: "Für die Gesellschaft", about: "Deren Linie am Touristen vorbeifährt." },
        placer: { label: "Für den Spieler", about: "Dessen Plättchen die Linie beendet." },
      },
    },
  },
  excludes: {
    "numbered-stations": "die Nummern belohnen Plätze für Linien, und mit Aktien gehört keinem Platz eine Linie",
  },
  unprinted: {
    "company-stations": "Welche Bahnhöfe welcher Gesellschaft gehören",
  },
};
