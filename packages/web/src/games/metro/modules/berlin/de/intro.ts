import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  tourist: ({ place }) => ({
    topic: "Touristen",
    says: "Ein Tourist, über den du baust, bleibt den Rest der Partie auf dem Plättchen.",
    task: `Baue auf ${place}.`,
    done: "Dort steht jetzt der blaue Tourist, für alle Linien.",
    knows: "Touristen bleiben auf dem Plättchen",
    why: `Der Tourist, um den es geht, steht auf ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Tickets",
    says: "Eine gewertete Linie bringt ein Ticket in der Farbe jedes Touristen, an dem sie vorbeikommt.",
    task: `Beende Linie ${line}.`,
    done: `${points(paid)} und ein blaues Ticket. Die meisten und zweitmeisten einer Farbe gewinnen am Ende Preise.`,
    knows: "Die meisten Tickets einer Farbe gewinnen",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};
