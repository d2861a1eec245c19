/** What New York says. */
import { colours } from "../../../../../parts/words/pt-BR/colours.ts";
import { count, inside } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  landmark: "Atração",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Quanto vale um turista de cada cor em cada quadro, e quantos já vieram.",
  cell: (worth, taken) => `vale ${worth} cada, ${taken ? count(taken, "turista", "turistas") : "nenhum ainda"}`,
  taken: (taken) => `×${taken}`,
  total: "Como está",
  note: (points) => `turistas ${points}`,
  station: (colour, worth) =>
    `um turista ${colours[colour]} espera${worth === undefined ? "" : `, vale ${worth} para você`}`,
  tells: {
    log: (who, colour, landmark, worth) =>
      `${inside(who)} levou o turista ${colours[colour]} a ${landmark}, que vale ${worth}`,
    ledger: (who, colour, landmark, worth) => `${inside(who)}: turista ${colours[colour]} a ${landmark}, vale ${worth}`,
  },
  awards: { tourists: "turistas nas atrações" },
  refusals: {
    notNow: "Quadros e turistas são distribuídos antes da partida.",
  },
};
