import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Zwei Karten",
    says: "Nur ein Expressziel und ein normales Ziel liegen offen. So ist allen klar, wohin er fährt.",
    task: `Baue Linie Rot über ${place} nach ${other}: beide Karten an einer Linie.`,
    done: "Er fährt erst zum Expressziel, dann zum normalen.",
    knows: "Ein Expressziel und ein normales liegen offen",
    why: `Die Karten zeigen ${place} und ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Keine Wahl der Karte",
    says: "Nach jeder Fahrt kommt eine Karte derselben Art an die Stelle der alten.",
    task: "Beende deinen Zug und sieh zu.",
    done: `Zwei Fahrten, ${points(paid)}. Plane für die zwei Karten, die folgen.`,
    knows: "Jede Fahrt deckt eine Karte ihrer Art auf",
    why: "Mehr ist nicht zu bauen: Lass ihn reisen.",
  }),
};
