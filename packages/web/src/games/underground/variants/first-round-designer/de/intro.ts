import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Zwei Aktionen",
    says: "Niemand beginnt mit Punkten. In der ersten Runde hat der erste Platz zwei Aktionen, der letzte vier, alle anderen drei.",
    task: `Nutze beide für Linie Rot über ${place} nach ${other}.`,
    done: "Das war schon alles. Wer später kommt, baut mehr.",
    knows: "In der ersten Runde hat der erste Platz zwei Aktionen",
    why: `Der Fahrgast will nach ${place} und ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Ein kurzer Anfang",
    says: "Der Fahrgast reist nach jedem Zug, wie kurz er auch war.",
    task: "Schicke ihn auf beide Fahrten.",
    done: `${points(paid)} mit zwei Gleisen. Ab der zweiten Runde haben alle vier Aktionen.`,
    knows: "Später haben alle vier Aktionen",
    why: "Deine Aktionen sind verbraucht: Lass ihn reisen.",
  }),
};
