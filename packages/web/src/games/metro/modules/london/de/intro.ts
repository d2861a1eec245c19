import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  taxi: ({ place, points: paid }) => ({
    topic: "Das Taxi",
    says: "Baust du über einen Touristen, fährt das Taxi zum nächsten Platz seiner Farbe, höchstens vier Plätze weit.",
    task: `Baue auf ${place} und zähle mit.`,
    done: `${points(paid)} sofort: einer für jeden Platz, den es fuhr.`,
    knows: "Das Taxi bringt je Platz einen Punkt",
    why: `Der Tourist auf ${place} lässt das Taxi fahren.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "Wie weit",
    says: "Vier Plätze sind das Beste. Ist die Farbe nicht unter den nächsten vier, fährt es trotzdem, und du bekommst nichts.",
    task: `Gelb ist genau vier entfernt. Baue auf ${place}.`,
    done: `${points(paid)}. Sieh auf die Straße, bevor du ein Feld wählst.`,
    knows: "Höchstens vier Plätze, sonst nichts",
    why: `Der Tourist auf ${place} ist vier Plätze entfernt.`,
  }),
};
