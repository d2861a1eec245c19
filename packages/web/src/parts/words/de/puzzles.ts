import type { puzzles as source } from "../en/puzzles.ts";
import { count } from "./plural.ts";

// Made when it is wanted: home has these words too, and would wait for it.
const tenths = (n: number): string =>
  new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${n === 1 ? "Punkt" : "Punkte"}`;

/** What puzzles say, whatever is played. */
export const puzzles: typeof source = {
  title: "Rätsel",
  game: "Welches Spiel",
  daily: "Tagesrätsel",
  today: "Heute",
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  about: "Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Finde ihn.",
  puzzle: (number) => `Rätsel ${number}`,
  levels: { 1: "Leicht", 2: "Mittel", 3: "Schwer" },
  results: { solved: "gelöst", missed: "verfehlt" },
  open: "noch nicht versucht",
  solve: "Lösen",
  again: "Noch einmal ansehen",
  all: "Alle Rätsel",
  next: "Nächstes Rätsel",
  streak: (days) => `${count(days, "Tag", "Tage")} in Folge`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  answer: "Das ist meine Antwort",
  right: "Richtig.",
  wrong: "Nicht der beste Zug.",
  loss: (move, loss, isAtLeast) => `${move} ist ${isAtLeast ? "mindestens " : ""}${points(loss)} weniger wert.`,
  lead: (move, lead, error) =>
    `${move} ist ${points(lead)} mehr wert als alles andere, auf ${tenths(Math.max(0.1, error))} genau.`,
  leads: (lead) => `Ein Zug ist ${points(lead)} mehr wert als jeder andere.`,
  alone: (best, last, games) => `Allein: bestes ${best}, letztes ${last}, ${count(games, "Partie", "Partien")}.`,
  tryOut: "Du kannst die Stellung weiter ausprobieren.",
  other: "Bo",
  none: "Dieses Rätsel gibt es nicht.",
};
