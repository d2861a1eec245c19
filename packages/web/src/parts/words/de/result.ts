import type { result as source } from "../en/result.ts";
import { count, does, genitive, list, number, together } from "./plural.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const result: typeof source = {
  title: "Ergebnis",
  wins: (who) => does(who, "gewinnst", "gewinnt"),
  share: (best) =>
    together(best, ["gewinnt", "gewinnst", "teilen sich den ersten Platz", "teilt euch den ersten Platz"]),
  score: (others, margin) =>
    `zu ${list(others.map((each) => number(each)))}, ${margin === 1 ? "ein einziger Punkt" : points(margin)} Vorsprung`,
  shared: (n) => `mit je ${points(n)}`,
  nobody: "Niemand gewinnt",
  resigned: (who) => `${does(who, "hast", "hat")} aufgegeben.`,
  time: ({ name, isYou }) => `${isYou ? "Deine" : genitive(name)} Zeit ist abgelaufen.`,
  agreed: "Alle waren einverstanden, die Partie hier zu beenden.",
  abandoned: "Die Partie wurde liegen gelassen.",
  place: "Platz",
  player: "Spieler",
  points: "Punkte",
  again: "Revanche",
  review: "Rückblick",
  exported: "Teilen",
  scored: (who, n) => `${does(who, "hast", "hat")} ${points(n)}`,
  running: "Diese Partie ist noch nicht zu Ende.",
  goOn: "Weiterspielen",
};
