import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "Plätze in einer Reihe",
  pieces: ["12 Sehenswürdigkeiten", "32 Touristen"],
  about:
    "Auf jedem inneren Feld wartet ein Tourist. Baust du darüber, setzt er sich an eine deiner Sehenswürdigkeiten: Eine lange Reihe ohne Lücken bringt Punkte.",
  options: {
    "paris-row": {
      label: "Die Reihe der Sehenswürdigkeiten",
      values: {
        dealt: { label: "Wie verteilt", about: "In der Reihenfolge, in der sie kamen." },
        arranged: { label: "Geordnet", about: "Alle ordnen ihre Sehenswürdigkeiten vor der Partie." },
      },
    },
    "paris-adjacent": {
      label: "Neben einem Feld",
      values: {
        sides: { label: "Seite an Seite" },
        corners: { label: "Auch über Eck", about: "Auch Felder, die sich an einer Ecke berühren." },
      },
    },
  },
  unprinted: {
    colours: "Die Farben auf den Sehenswürdigkeiten",
    tourists: "Vier Touristen jeder Farbe",
  },
};
