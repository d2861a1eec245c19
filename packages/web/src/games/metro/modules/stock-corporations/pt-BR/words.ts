/** What stock corporations say. */
import { feminine } from "../../../../../parts/words/pt-BR/colours.ts";
import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

const cards = (n: number): string => count(n, "carta", "cartas");

export const words: typeof source = {
  company: "Companhia",
  profit: "Lucro",
  value: "10% vale",
  yours: "Você tem",
  percent: (percent) => `${percent}%`,
  nothing: "–",
  shares: "Ações",
  player: "Jogador",
  pile: "Pilha",
  yourCard: "Sua",
  openCard: "Aberta",
  topCard: "De cima",
  takeOpen: (percent, colour) => `Trocar a sua pela ação aberta de ${percent}% da ${feminine[colour]}`,
  takeTop: (percent, left) => `Trocar a sua pela carta de cima de ${percent}%, ${cards(left)} na pilha`,
  open: (percent, colour) => `ação aberta de ${percent}%: ${feminine[colour]}`,
  top: (percent, left) => `pilha de ${percent}%: ${cards(left)}`,
  share: (percent, colour) => `${percent}% da ${feminine[colour]}`,
  unknown: (percent) => `uma ação de ${percent}% que você não conhece`,
  others: "O que você sabe dos outros",
  shown: (card) => `${card}, aberta na mesa`,
  barred: "Uma companhia chegou a 25: ninguém troca mais ações.",
  may: "Em vez de colocar uma peça, você pode dar uma ação pela carta aberta ou pela de cima da pilha dela.",
  instead: "Trocar uma ação",
  insteadShort: "Trocar",
  exchangeOpen: (percent, own, open) => `Dar ${percent}% da ${feminine[own]} pela ${feminine[open]} aberta`,
  exchangeTop: (percent, own) => `Dar ${percent}% da ${feminine[own]} pela carta de cima`,
  worthNow: (points) => `ações ${points}`,
  worth: "Suas ações",
  worthChange: (before, after) => `de ${before} para ${count(after, "ponto", "pontos")}`,
  tells: {
    "took-up": ({ name }, percent, colour) =>
      `${name} trocou uma ação de ${percent}% pela aberta da ${feminine[colour]}`,
    "took-top": ({ name }, percent) => `${name} trocou uma ação de ${percent}% pela carta de cima da pilha`,
    opened: (percent, colour) => `abriu-se uma ação de ${percent}% da ${feminine[colour]}`,
  },
  awards: {
    shares: (colour) => `ações da ${feminine[colour]}`,
    majority: (colour) => `maioria da ${feminine[colour]}`,
  },
  refusals: {
    noMoreExchange: "Uma companhia tem lucro de 25 ou mais; não se trocam mais ações.",
    exchangeRests: "O estoque acabou e você já trocou uma ação: antes alguém precisa colocar uma peça.",
    shareShown: "Esta ação foi mostrada para uma estação central e fica onde está.",
    notNow: "Trocam-se ações em vez de colocar uma peça, na sua própria vez.",
  },
};
