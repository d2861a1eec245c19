import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Berlin",
  short: "die meisten Tickets",
  pieces: ["8 Sehenswürdigkeiten", "64 Tickets"],
  about:
    "Auf sechzehn Feldern stehen Touristen. Eine gewertete Linie bringt ein Ticket für jedes Mal, das sie an einem vorbeifährt; am Ende gewinnen die meisten und zweitmeisten Tickets einer Farbe Preise.",
  options: {
    "berlin-sides": {
      label: "Preise",
      values: {
        a: { label: "Seite A", about: "Alle Sehenswürdigkeiten sind etwa gleich viel wert." },
        b: { label: "Seite B", about: "Manche Sehenswürdigkeiten sind viel mehr wert als andere." },
        mixed: { label: "Gemischt", about: "Das Los dreht jede Sehenswürdigkeit auf eine der Seiten." },
      },
      mix: {
        label: "Eigene Mischung",
        about: "Eine Seite für jede Sehenswürdigkeit, in der Reihenfolge, in der sie stehen.",
        each: (landmark, side) => `Sehenswürdigkeit ${landmark}: Seite ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Tickets, die niemand bekommt",
      values: {
        yes: { label: "Zählen mit", about: "Wie die eines weiteren Spielers, dessen Preise verfallen." },
        no: { label: "Zählen nicht" },
      },
    },
    "berlin-ties": {
      label: "Gleichstand, außer zu zweit an der Spitze",
      values: {
        shared: {
          label: "Geteilt",
          about: "Drei Gleiche an der Spitze teilen beide Preise, Gleiche auf dem zweiten Platz den kleineren.",
        },
        "two-only": { label: "Bringt nichts", about: "Nur zwei Gleiche an der Spitze teilen sich die Preise." },
      },
    },
  },
  unprinted: {
    prizes: "Die Preise der Sehenswürdigkeiten",
    squares: "Wo die Touristen stehen",
  },
};
