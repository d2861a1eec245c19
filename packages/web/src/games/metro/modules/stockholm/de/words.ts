/** What Stockholm says. */
import type { Colour } from "@interchange/boards/palette";
import { hued } from "../../../../../parts/words/de/colours.ts";
import { count } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

const goes = (colour: Colour, landmark: string, worth: number): string =>
  `der ${hued(colour, "e")} Tourist geht zu ${landmark}, ${worth} wert`;
const goesHome = (colour: Colour): string =>
  `für den ${hued(colour, "en")} Touristen ist kein Platz frei, er geht nach Hause`;

export const words: typeof source = {
  row: "Die Reihe",
  rowAbout: "Touristen füllen die Plätze vom ersten bis zum letzten. Eine Zahl ist, was der Platz wert ist.",
  openAbout:
    "Ein Tourist geht zur Sehenswürdigkeit seiner Farbe. Wer dort gebaut hat, bekommt, was der Platz wert ist.",
  space: (worth, visitor) =>
    `Platz, ${worth} wert, ${visitor === undefined ? "frei" : `${hued(visitor, "er")} Tourist`}`,
  next: (worth) => `Platz, ${worth} wert, der nächste`,
  tried: (worth, colour) => `Platz, ${worth} wert, hierher ginge der ${hued(colour, "e")} Tourist`,
  marker: (colour) => `für ${hued(colour, "e")} Touristen`,
  colours: "Geheime Farben",
  hidden: "eine Farbe, die du nicht kennst",
  points: (points) => count(points, "Punkt", "Punkte"),
  note: (points) => `Farben ${points}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: { log: goes, ledger: goes },
  left: { log: goesHome, ledger: goesHome },
  awards: {
    visit: "Touristen an Sehenswürdigkeiten",
    markers: "Touristen der geheimen Farben",
  },
  refusals: {
    notNow: "Sehenswürdigkeiten, Farben und Touristen werden vor der Partie ausgelegt und bleiben so.",
  },
};
