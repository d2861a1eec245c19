import type { alone as source } from "../en/alone.ts";
import { count, number } from "./plural.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

/** Scores of games that one plays alone. */
export const alone: typeof source = {
  title: "Seus resultados no solo",
  first: "Sua primeira partida deste tipo.",
  against: (now, best) =>
    now > best
      ? `Seu recorde, por ${points(now - best)}.`
      : now === best
        ? "Igual ao seu recorde."
        : `${points(best - now)} abaixo do seu recorde, ${number(best)}.`,
  score: (n, day) => `${points(n)}, ${day}`,
  toBeat: (best, last) => `Para superar: ${points(best)}. Da última vez: ${number(last)}.`,
};
