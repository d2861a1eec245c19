import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Stockholm",
  short: "für geheime Farben",
  pieces: ["8 Sehenswürdigkeiten", "32 Touristen"],
  about:
    "Auf jedem inneren Feld wartet ein Tourist. Baust du darüber, nimmt er den nächsten freien Platz in einer Reihe von Sehenswürdigkeiten. Am Ende bringen dir deine geheimen Farben Punkte.",
  options: {
    "stockholm-variant": {
      label: "Farben",
      values: {
        secret: { label: "Geheim", about: "Alle haben eigene Farben und zeigen sie am Ende." },
        open: {
          label: "Offen",
          about: "Jede Sehenswürdigkeit nimmt eine Farbe, und wer einen Touristen hinschickt, bekommt sofort Punkte.",
        },
      },
    },
  },
  unprinted: {
    values: "Die Punkte auf den Sehenswürdigkeiten",
    tourists: "Vier Touristen jeder Farbe",
  },
};
