import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "St. Petersburg",
  short: "Besuche bringen Prämien",
  pieces: ["8 Sehenswürdigkeiten", "32 Prämien"],
  about:
    "Überbaue eine Sehenswürdigkeit und stelle einen Touristen deiner Wahl auf das Plättchen. Wessen Linien dort vorbeifahren, zieht Prämien dieser Farbe.",
  options: {
    "st-petersburg-choice": {
      label: "Welcher Tourist",
      values: {
        any: { label: "Irgendein übriger" },
        "own-first": { label: "Zuerst der eigene", about: "Der Tourist deiner Farbe, solange er übrig ist." },
      },
    },
  },
  unprinted: {
    values: "Die Punkte auf den Prämien",
    squares: "Wo die Sehenswürdigkeiten stehen",
  },
};
