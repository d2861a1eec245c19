/** What the solo game says. */
import { feminine } from "../../../../../parts/words/pt-BR/colours.ts";
import { count, number } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  goal: "Seu objetivo: fazer a companhia que ganha menos ganhar o máximo. O lucro dela é a sua pontuação.",
  goalChallenge:
    "Seu objetivo: manter as companhias próximas e a última delas rica. Você faz o que ela ganha, menos a distância até a primeira.",
  placing: (colour) => `continue uma linha da ${feminine[colour]}`,
  extend: (colour) => `Continue uma linha da ${feminine[colour]}.`,
  over: "Todas as linhas terminaram.",
  company: "Companhia",
  profit: "Lucro",
  open: "Abertas",
  where: "Carta",
  lowest: "menor",
  highest: "maior",
  cards: {
    now: "agora",
    pile: "na pilha",
    revealed: "usada",
    gone: "fora",
  },
  pile: (cards) => `${count(cards, "carta", "cartas")} na pilha, em ordem desconhecida.`,
  newPile: "A pilha acabou: todas as cartas são embaralhadas para a próxima.",
  score: "Pontuação como está",
  scoreOver: "Pontuação",
  normal: "O que a última companhia tem.",
  challenge: (lowest, distance) => `${lowest} da última companhia, menos ${distance} até a primeira.`,
  reject: "Recusar uma peça",
  rejectShort: "Recusar",
  rejecting: "Recusar esta peça: ela vai para baixo de metade do estoque",
  mayReject: "Até a pilha acabar uma vez, você pode recusar esta peça:",
  ledger: "Pontuação",
  change: (before, after) => `de ${before} para ${count(after, "ponto", "pontos")}`,
  points: number,
  note: (points) => `pontuação ${number(points)}`,
  tells: {
    rejected: ({ name }) => `${name} recusou uma peça`,
    revealed: (colour) => `a próxima carta é ${feminine[colour]}`,
    finished: (colour) => `todas as linhas da ${feminine[colour]} terminaram, e a carta dela sai`,
    finishes: (colour) => `a última linha da ${feminine[colour]} termina, e a carta dela sai`,
  },
  awards: {
    lowest: "lucro da última companhia",
    spread: "distância até a primeira companhia",
  },
  refusals: {
    otherLine: "A peça precisa continuar uma linha aberta da companhia da carta.",
    drawOwed: "Antes é preciso abrir a próxima carta.",
    noMoreRejecting: "A pilha já acabou uma vez: não se recusa mais nenhuma peça.",
    notRejectable: "Só se pode recusar a peça que faz toda linha voltar.",
  },
};
