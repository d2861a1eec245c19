import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  set: () => ({
    topic: "Dein Zentralbahnhof",
    says: "Du hast einen Zentralbahnhof. Setze ihn ins Zentrum, statt ein Plättchen zu legen: Die Linie von dort gehört dir.",
    task: "Wähle den Platz neben c5, oder lass ihn dir zeigen.",
    done: "Eine weitere Linie für dich, mitten vom Plan aus.",
    knows: "Einmal eröffnest du eine Linie im Zentrum",
    why: "Der Platz neben c5 ist gut angebunden.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "Aus dem Zentrum",
    says: "Sie wird gewertet, wenn sie einen Bahnhof erreicht. Aus dem Zentrum kommend zählt sie nicht doppelt.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: `${points(paid)} für die Linie aus dem Zentrum.`,
    knows: "Linien aus dem Zentrum zählen einfach",
    why: `Die Linie von dort führt über ${place}.`,
  }),
};
