import { count } from "./plural.ts";

// Made when it is wanted: home has these words too, and would wait for it.
const tenths = (n: number): string =>
  new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${n === 1 ? "point" : "points"}`;

/** What puzzles say, whatever is played. */
export const puzzles = {
  title: "Puzzles",
  game: "Which game",
  daily: "Daily puzzle",
  today: "Today",
  /** From Sunday on. */
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as readonly string[],
  about: "Positions of real games where one move is clearly best. Find it.",
  puzzle: (number: number) => `Puzzle ${number}`,
  levels: { 1: "Easy", 2: "Middling", 3: "Hard" } as Readonly<Record<1 | 2 | 3, string>>,
  results: { solved: "solved", missed: "missed" },
  open: "not tried yet",
  solve: "Solve",
  again: "Look again",
  all: "All puzzles",
  next: "Next puzzle",
  streak: (days: number) => `${count(days, "day", "days")} in a row`,
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  answer: "This is my answer",
  right: "Right.",
  wrong: "Not the best.",
  /** What somebody's answer is worth beside the best. */
  loss: (move: string, loss: number, isAtLeast: boolean) =>
    isAtLeast ? `${move} is worth at least ${points(loss)} less.` : `${move} is worth ${points(loss)} less.`,
  lead: (move: string, lead: number, error: number) =>
    `${move} is worth ${points(lead)} more than anything else, give or take ${tenths(Math.max(0.1, error))}.`,
  /** On home, of today's. */
  leads: (lead: number) => `One move is worth ${points(lead)} more than any other.`,
  /** On home, of games that were played alone. */
  alone: (best: number, last: number, games: number) =>
    `Alone: best ${best}, last ${last}, ${count(games, "game", "games")}.`,
  tryOut: "The position is still yours to try out.",
  /** Who sits on the other side. */
  other: "Bo",
  none: "There is no such puzzle.",
};
