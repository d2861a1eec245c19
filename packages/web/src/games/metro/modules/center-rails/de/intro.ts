import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  through: ({ place }) => ({
    topic: "Durch das Zentrum",
    says: "Gleise bedecken das Zentrum. Linien enden dort nicht mehr: Sie führen hindurch und kommen anderswo heraus.",
    task: `Lege dein Plättchen auf ${place} und sieh deiner Linie zu.`,
    done: "Jedes Plättchen des Zentrums zählt, aber nichts doppelt.",
    knows: "Linien führen durch das Zentrum",
    why: `Auf ${place} führt deine Linie ins Zentrum.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Lange Wege",
    says: "Linien werden dadurch länger. Sie enden weiter in Bahnhöfen am Rand.",
    task: `Beende Linie ${line}.`,
    done: `${points(paid)}, ganz ohne Verdoppeln.`,
    knows: "Alle Linien enden am Rand",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};
