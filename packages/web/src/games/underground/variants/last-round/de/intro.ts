import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  build: ({ place }) => ({
    topic: "Der Stapel ist leer",
    says: "Die letzte Runde. Sonst wäre der Fahrgast nun fort; hier bleibt er bis zu ihrem Ende.",
    task: `Baue Linie Blau bis ${place}: Er will noch in den Norden.`,
    done: "So lohnt es sich auch in den letzten Zügen, für ihn zu bauen.",
    knows: "Ist der Stapel leer, bleibt er bis zum Ende der Runde",
    why: `Von ${place} ist es nicht weit zum Expressziel.`,
  }),
  ride: ({ points: paid, totals: [mine, theirs] }) => ({
    topic: "Bis zum Schluss",
    says: "Er reist weiter, solange Ziele offen liegen. Neue kommen nicht.",
    task: "Beende deinen Zug und sieh zu.",
    done: `${points(paid)}, und ${mine} zu ${theirs} im allerletzten Zug.`,
    knows: "Er reist, solange Ziele offen liegen",
    why: "Genug gebaut: Lass ihn reisen.",
  }),
};
