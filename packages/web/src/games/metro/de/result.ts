import { count, signed } from "../../../parts/words/de/plural.ts";
import type { LineName } from "../../../parts/words/types.ts";
import type { result as source } from "../en/result.ts";

const line = (name: LineName): string => (typeof name === "number" ? `Nummer ${name}` : name);
const tiles = (n: number): string => count(n, "Plättchen");
const points = (n: number): string => count(n, "Punkt", "Punkte");

export const result: typeof source = {
  longest: "Längste",
  longestLine: (label, { name }, length) => `Längste Linie: ${line(label)}, ${name}, über ${tiles(length)}`,
  best: (label, { name }, n) => `Beste Linie: ${line(label)}, ${name}, ${points(n)}`,
  tilesLaid: (n) => `${tiles(n)} gelegt`,
  sources: {
    title: "Punkte nach Herkunft",
    centre: "Zentrum ×2",
    long: (from) => `Linien ab ${from}`,
    short: "kürzere Linien",
    piece: (label, n) => `${label}: ${points(n)}`,
  },
  moment: (move) => `Schlüsselmoment · Zug ${move}`,
  turned: (before, after) =>
    `Erwarteter Vorsprung ${signed(Math.round(before) || 0)} davor, ${signed(Math.round(after) || 0)} danach.`,
  see: "Ansehen",
  board: "Jede Linie in voller Farbe. Zeig auf eine, um ihr zu folgen.",
  each: "Punkte pro Linie",
  /** Words that explain themselves, before the points. */
  terms: { ended: "Was eine Linie bringt", doubled: "Was das Zentrum verdoppelt", value: "Was Aktien wert sind" },
  eachSource: "Woher die Punkte kamen",
  fromModules: "Aus Modulen",
};
