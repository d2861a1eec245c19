import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  took: ({ line, points: paid }) => ({
    topic: "Touristen an Bahnhöfen",
    says: "Wessen Linie in einem Bahnhof endet, nimmt den Touristen mit, der dort wartet.",
    task: `Führe Linie ${line} zum Nachbarn: Dieser Tourist ist dir 3 wert.`,
    done: `${points(paid)} für die Linie und am Ende 3 dazu.`,
    knows: "Eine Linie nimmt den Touristen am Ende mit",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Verschiedene Tafeln",
    says: "Jede Tafel bewertet die Farben anders. Was dir viel bringt, bringt anderen vielleicht nichts.",
    task: `Beende die blaue Linie ${line} dort, wo der Tourist für Blau nichts wert ist.`,
    done: `Blau bekommt ${points(theirs)} für die Linie, und der Tourist bringt nichts.`,
    knows: "Jede Tafel hat eigene Werte",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};
