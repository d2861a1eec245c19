/** What Berlin says. */
import type { Colour } from "@interchange/boards/palette";
import { colours, several } from "../../../../../parts/words/pt-BR/colours.ts";
import { count, inside } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

const tickets = (n: number, colour: Colour): string =>
  count(n, `bilhete ${colours[colour]}`, `bilhetes ${several[colour]}`);

const NAMES: Readonly<Record<string, string>> = {
  "Berlin Cathedral": "Catedral de Berlim",
  "Museum Island": "Ilha dos Museus",
  "Victory Column": "Coluna da Vitória",
  "Kaiser Wilhelm Memorial Church": "Igreja Memorial do Imperador Guilherme",
  "Brandenburg Gate": "Portão de Brandemburgo",
};

export const words: typeof source = {
  named: (name) => NAMES[name] ?? name,
  landmark: "Primeiro / segundo",
  prizes: (higher, lower) => `${higher} / ${lower}`,
  prizesFor: (higher, lower) => `${higher} para o primeiro, ${lower} para o segundo`,
  side: (side) => `Lado ${side ? "B" : "A"}`,
  left: "Livres",
  leftFor: "bilhetes que ninguém tem",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Bilhetes de todos em cada atração; com +, o que ganhariam se a partida acabasse agora.",
  virtual: "Os bilhetes que sobram contam como os de mais um jogador, cujos prêmios se perdem.",
  noVirtual: "Os bilhetes que sobram não contam.",
  cell: (n, prize) => `${n ? count(n, "bilhete", "bilhetes") : "nenhum bilhete"}${prize ? `, ganharia ${prize}` : ""}`,
  none: "–",
  wins: (prize) => `+${prize}`,
  total: "Como está",
  note: (points) => `bilhetes ${points}`,
  yours: "Seus prêmios",
  change: (before, after) => `de ${before} para ${count(after, "ponto", "pontos")}`,
  square: (colour) => `um turista ${colours[colour]}`,
  tells: {
    tickets: {
      log: (who, colour, n) => `${inside(who)} ganhou ${tickets(n, colour)}`,
      ledger: (who, colour, n) => `${inside(who)}: ${tickets(n, colour)}`,
    },
    tourist: {
      log: (colour) => `o turista ${colours[colour]} fica sobre a peça`,
      ledger: (colour) => `o turista ${colours[colour]} ficará sobre esta peça`,
    },
  },
  awards: { tickets: (colour) => `bilhetes ${several[colour]}` },
  refusals: {
    notNow: "Atrações e turistas são postos antes da partida.",
  },
};
