import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  own: ({ line, points: paid }) => ({
    topic: "Deine Nummern",
    says: "Du hast vier geheime Nummern von Bahnhöfen. Eine Linie, die dort endet, zahlt dir am Ende noch einmal.",
    task: `Du hast die 7. Beende Linie ${line} in ihrem eigenen Bahnhof.`,
    done: `${points(paid)} jetzt, und am Ende noch einmal so viel.`,
    knows: "Linien an deinen Nummern zahlen noch einmal",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Fremde Linien",
    says: "Wem die Linie gehört, ist gleich.",
    task: `Du hast die 31. Führe die blaue Linie ${line} dorthin.`,
    done: `Blau bekommt ${points(theirs)}, und du am Ende ebenso viel.`,
    knows: "Auch fremde Linien zahlen deinen Nummern",
    why: `Linie ${line} verlässt ihren Bahnhof am markierten Feld.`,
  }),
};
