import { count } from "../../../../../parts/words/de/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Eine besondere Karte",
    says: `${other} liegt unter den letzten fünf Karten des Stapels. Jetzt ist sie offen, und du führst.`,
    task: `Baue Linie Rot bis ${place}, wo er umsteigt, und bis ${other}.`,
    done: "Jetzt ist es das bequemste Ziel von allen.",
    knows: "Diese Karte ist eine der letzten fünf",
    why: `Er soll nach ${other}, mit deiner Linie.`,
  }),
  ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
    topic: "Endstation",
    says: `Kommt er nach ${place}, verlässt er sofort den Plan. Im Rest der Runde wird nur noch gebaut.`,
    task: "Beende deinen Zug und lass ihn gehen.",
    done: `${points(paid)} für beide, ${mine} zu ${theirs}, und keine Fahrten mehr: Du hast bestimmt, wann Schluss ist.`,
    knows: "Wer ihn dorthin schickt, beendet die Partie",
    why: "Mehr ist nicht zu bauen: Lass ihn reisen.",
  }),
};
