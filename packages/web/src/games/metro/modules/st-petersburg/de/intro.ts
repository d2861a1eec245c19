import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  landmark: ({ place }) => ({
    topic: "Sehenswürdigkeiten",
    says: "Acht Sehenswürdigkeiten stehen auf dem Plan. Wer darüber baut, stellt einen Touristen auf das Plättchen.",
    task: `Baue auf ${place}.`,
    done: "Jetzt wähle, wer dort steht.",
    knows: "Über einer Sehenswürdigkeit steht bald ein Tourist",
    why: `Die Sehenswürdigkeit steht auf ${place}.`,
  }),
  tourist: () => ({
    topic: "Der Tourist",
    says: "Jede Farbe hat vier Prämien. Gelb hat die besten: 3, 3, 4 und 4.",
    task: "Wähle Gelb.",
    done: "Die gelben Prämien werden verdeckt und gemischt.",
    knows: "Du wählst die Farbe und damit die Prämien",
    why: "Gelb hat die höchsten Prämien.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Vorbeifahren",
    says: "Eine gewertete Linie zieht eine Prämie, sooft sie an einem Touristen vorbeikommt.",
    task: `Beende Linie ${line}, die über ${place} führt.`,
    done: `${points(paid)} für die Linie und eine gelbe Prämie, die am Ende zählt.`,
    knows: "Linien ziehen Prämien bei Touristen",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};
