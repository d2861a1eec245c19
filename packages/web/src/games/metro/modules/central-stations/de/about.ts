import type { ModuleAbout } from "../../face.ts";

const doubled = "Wie alle Linien, die im Zentrum enden.";

export const about: ModuleAbout = {
  title: "Zentral\u00ADbahnhöfe",
  short: "Linien aus dem Zentrum",
  pieces: ["je ein Zentralbahnhof"],
  about:
    "Alle haben einen Zentralbahnhof. Setzt du ihn ans Zentrum, statt ein Plättchen zu legen, gehört dir die Linie, die dort abfährt.",
  options: {
    "central-on-finished": {
      label: "Wo eine Linie schon zu Ende ist",
      values: {
        no: { label: "Kein Zentralbahnhof", about: "Er wird nur gesetzt, wo die Linie noch offen ist." },
        yes: { label: "Er darf dorthin", about: "Die Linie wird sofort gewertet." },
      },
    },
    "central-doubled": {
      label: "Linien vom Zentrum zurück ins Zentrum",
      values: {
        no: { label: "Zählen einfach" },
        yes: { label: "Zählen doppelt", about: doubled },
      },
    },
    "central-arrivals": {
      label: "Linien, die an einem Zentralbahnhof enden",
      values: {
        doubled: { label: "Zählen doppelt", about: doubled },
        single: { label: "Zählen einfach", about: "Nur Plätze ohne Zentralbahnhof zählen doppelt." },
      },
    },
  },
};
