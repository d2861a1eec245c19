import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Drei Aktionen",
    says: "Niemand beginnt mit Punkten. In der ersten Runde hat der erste Platz drei Aktionen, der letzte fünf.",
    task: `Nutze zwei deiner drei: Linie Rot über ${place} nach ${other}.`,
    done: "Eine Aktion bleibt in diesem kurzen Zug.",
    knows: "In der ersten Runde hat der erste Platz drei Aktionen",
    why: `Der Fahrgast will nach ${place} und ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Anfangen",
    says: "Wer beginnt, schickt den Fahrgast zuerst. Die anderen gleichen das mit mehr Gleisen aus.",
    task: "Beende deinen Zug.",
    done: `Schon ${points(paid)}. Ab der zweiten Runde haben alle vier Aktionen.`,
    knows: "Später haben alle vier Aktionen",
    why: "Zwei Gleise reichen: Lass ihn reisen.",
  }),
};
