import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, feminine } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Companhias de Metrô",
  short: "ações em vez de linhas",
  pieces: ["32 ações"],
  about:
    "Oito companhias são donas das linhas, e você tem ações delas. Em vez de colocar uma peça você pode trocar uma ação; no fim, valem mais as ações das melhores companhias.",
  options: {
    "stock-city-rewards": {
      label: "Bilhetes e peças de PV de Berlim e São Petersburgo",
      values: {
        company: { label: "Da companhia", about: "Cuja linha passa pelo turista." },
        placer: { label: "Do jogador", about: "Cuja peça termina a linha." },
      },
    },
  },
  excludes: {
    "numbered-stations": "os números pagam jogadores por linhas, e com companhias nenhum jogador é dono de linha",
  },
  unprinted: {
    "company-stations": "Quais estações são de qual companhia",
  },
  box: { title: "Companhias de Metrô: ações", about: "As porcentagens das pilhas de ações." },
};

export const terms: typeof en.terms = {
  "stock-city-rewards":
    "Nessas cidades o dono de uma linha ganha algo quando ela é pontuada, e aqui nenhum jogador é dono. Aqui se diz quem ganha.",
};

export const intro: typeof en.intro = {
  exchange: () => ({
    topic: "Ações",
    says: "As companhias são donas das linhas, você tem ações: uma de 10, 20, 30 e 40 por cento. Em vez de colocar uma peça, pode trocar uma.",
    task: "Troque seus 10 por cento pela ação aberta.",
    done: "A ação antiga foi para baixo da pilha.",
    knows: "Você pode trocar uma ação em vez de jogar",
    why: "É a ação aberta da pilha de 10 por cento.",
  }),
  profit: ({ line }) => ({
    topic: "Lucro",
    says: "Uma linha terminada paga à sua companhia, seja quem for que a termine. A classificação no fim diz quanto valem as ações.",
    task: `Termine a linha ${line}, azul.`,
    done: "3 de lucro para a azul. Seus pontos vêm das ações, no fim.",
    knows: "Linhas pagam companhias, e estas as ações",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};

const cards = (n: number): string => count(n, "carta", "cartas");

export const words: typeof en.words = {
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
