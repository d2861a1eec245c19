import { count } from "../../../parts/words/de/plural.ts";
import type { commentary as source } from "../en/commentary.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const commentary: typeof source = {
  welcome:
    "Lege Plättchen so, dass deine Linien lang werden. Der Plan verfolgt jede für dich: Tippe auf einen Bahnhof, um eine zu sehen.",
  placed: "Jedes Feld stellt zwei Fragen: Hilft es einer Linie von dir, und stört es eine der anderen?",
  line: (line, n) => `Linie ${line} ist zu Ende: ${points(n)}, einer für jedes Überqueren. Deine anderen gehen weiter.`,
  centre: (line, n) => `Linie ${line} hat das Zentrum erreicht und zählt doppelt: ${points(n)}.`,
  ended: (line, n) =>
    `Deine Linie ${line} wurde für dich beendet, mit ${count(n, "Punkt", "Punkten")}. Linien, die nah an einem Bahnhof warten, sind in Gefahr.`,
  cut: (line, n) => `Du hast ihre Linie ${line} früh beendet: nur ${points(n)} für sie.`,
  theirCentre: (line, n) =>
    `Ihre Linie ${line} kam ins Zentrum: ${points(n)}. Auf die Felder neben dem Zentrum lohnt es sich zu achten.`,
  danger: (line, tiles) =>
    `Linie ${line} hat schon ${tiles} Plättchen. Sie kann jederzeit enden: Führe sie weiter, oder ins Zentrum, solange es geht.`,
  half: "Die Hälfte des Plans ist voll. Was jetzt noch offen ist, verdient ein gutes Ende.",
  won: (mine, theirs) => `Du hast gewonnen, ${mine} zu ${theirs}. Der Rückblick zeigt, was gezählt hat.`,
  lost: (mine, theirs) => `${mine} zu ${theirs}. Der Rückblick zeigt, wo Punkte liegen geblieben sind.`,
};
