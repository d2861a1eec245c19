import type { alone as source } from "../en/alone.ts";
import { count, number } from "./plural.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

/** Scores of games that one plays alone. */
export const alone: typeof source = {
  title: "Deine Ergebnisse allein",
  first: "Deine erste Partie dieser Art.",
  against: (now, best) =>
    now > best
      ? `Dein bisher bestes, um ${points(now - best)}.`
      : now === best
        ? "So viel wie dein bisher bestes."
        : `${points(best - now)} unter deinem besten, ${number(best)}.`,
  score: (n, day) => `${points(n)}, ${day}`,
  toBeat: (best, last) => `Zu schlagen: ${points(best)}. Letztes Mal: ${number(last)}.`,
};
