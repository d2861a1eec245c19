import { count, number } from "./plural.ts";

const points = (n: number): string => count(n, "point", "points");

/** Scores of games that one plays alone. */
export const alone = {
  title: "Your scores alone",
  first: "Your first game of this kind.",
  against: (now: number, best: number) =>
    now > best
      ? `Your best so far, by ${points(now - best)}.`
      : now === best
        ? "As many as your best so far."
        : `${points(best - now)} below your best, ${number(best)}.`,
  score: (n: number, day: string) => `${points(n)}, ${day}`,
  toBeat: (best: number, last: number) => `To beat: ${points(best)}. Last time: ${number(last)}.`,
};
