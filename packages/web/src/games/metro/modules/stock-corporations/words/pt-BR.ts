import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, feminine } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Companhias de Metrô",
  short: "ações em vez de linhas",
  pieces: ["32 ações"],
  about: [
    "Oito companhias são donas das linhas, e você tem ações delas.",
    "Em vez de colocar uma peça, você pode trocar uma ação.",
    "No fim, as ações das melhores companhias valem mais.",
  ],
  options: {
    "stock-city-rewards": {
      label: "Bilhetes em Berlim, peças de PV em São Petersburgo",
      values: {
        company: { label: "Para a companhia", about: "A companhia cuja linha passa pelo turista fica com eles." },
        placer: { label: "Para o jogador", about: "O jogador cuja peça termina a linha fica com eles." },
      },
    },
    "stock-last": {
      label: "Companhias empatadas em último",
      values: {
        ranked: { label: "Ficam com a melhor posição" },
        one: { label: "Valem 1", about: "Não importa quantas tenham o menor lucro." },
      },
    },
  },
  unprinted: {
    "company-stations": "Quais estações são de cada companhia",
  },
  box: { title: "Companhias de Metrô: ações", about: "A porcentagem de cada pilha de ações." },
};

export const terms: typeof en.terms = {
  "stock-city-rewards":
    "Nessas cidades, o dono de uma linha pontuada ganha uma recompensa. Com Companhias de Metrô, nenhum jogador é dono de uma linha. Esta opção define quem fica com a recompensa.",
  "stock-last":
    "Companhias com lucro igual ficam com a melhor posição. Esta opção define se isso vale também para as últimas; a segunda edição permite as duas leituras.",
};

export const intro: typeof en.intro = {
  exchange: () => ({
    topic: "Ações",
    says: "As companhias são donas das linhas, e você tem quatro ações: de 10, 20, 30 e 40 por cento. Em vez de colocar uma peça, você pode trocar uma ação.",
    task: "Troque a sua ação de 10% pela aberta.",
    done: "A sua ação antiga está agora embaixo da pilha.",
    knows: "Você pode trocar uma ação em vez de colocar uma peça",
    why: "Pegue a ação aberta da pilha de 10%.",
  }),
  profit: ({ line }) => ({
    topic: "Lucro",
    says: "Uma linha que termina dá lucro à companhia dona dela, não importa quem a terminou. No fim, a posição da companhia decide quanto valem as ações dela.",
    task: `Termine a linha ${line}, da azul.`,
    done: "A azul ganha 3 de lucro. Você ganha os seus pontos no fim, pelas ações.",
    knows: "Linhas dão lucro, e o lucro valoriza as ações",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
};

const shares = (n: number): string => count(n, "ação", "ações");

export const words: typeof en.words = {
  company: "Companhia",
  profit: "Lucro",
  value: "10% valem",
  yours: "Você tem",
  percent: (percent) => `${percent}%`,
  nothing: "–",
  shares: "Ações",
  player: "Jogador",
  yourCard: "Sua",
  openCard: "Aberta",
  topCard: "De cima",
  takeOpen: (percent, colour) => `Trocar a sua ação de ${percent}% pela aberta da ${feminine[colour]}`,
  takeTop: (percent, left) => `Trocar a sua ação de ${percent}% pela de cima (${shares(left)} na pilha)`,
  open: (percent, colour) => `ação aberta de ${percent}%: ${feminine[colour]}`,
  top: (percent, left) => `pilha de ${percent}%: ${shares(left)}`,
  share: (percent, colour) => `${percent}% da ${feminine[colour]}`,
  unknown: (percent) => `uma ação de ${percent}% que você não conhece`,
  others: "O que você sabe sobre os outros",
  shown: (card) => `${card}, aberta`,
  barred: "Uma companhia chegou a 25 de lucro, então ninguém mais pode trocar ações.",
  may: "Em vez de colocar uma peça, você pode trocar uma ação pela aberta ou pela de cima da pilha dela.",
  instead: "Trocar uma ação",
  insteadShort: "Trocar",
  exchangeOpen: (percent, own, open) => `Trocar ${percent}% da ${feminine[own]} pela ação aberta da ${feminine[open]}`,
  exchangeTop: (percent, own) => `Trocar ${percent}% da ${feminine[own]} pela ação de cima`,
  worthNow: (points) => `ações ${points}`,
  worth: "Suas ações",
  worthChange: (before, after) => `de ${before} para ${count(after, "ponto", "pontos")}`,
  tells: {
    "took-up": ({ name }, percent, colour) =>
      `${name} trocou uma ação de ${percent}% pela aberta da ${feminine[colour]}`,
    "took-top": ({ name }, percent) => `${name} trocou uma ação de ${percent}% pela de cima da pilha`,
    opened: (percent, colour) => `uma ação de ${percent}% da ${feminine[colour]} foi aberta`,
  },
  awards: {
    shares: (colour) => `ações da ${feminine[colour]}`,
    majority: (colour) => `maior participação na ${feminine[colour]}`,
  },
  refusals: {
    noMoreExchange:
      "Uma companhia tem 25 de lucro ou mais, então ninguém mais pode trocar ações. Em vez disso, coloque uma peça.",
    exchangeRests:
      "A pilha de peças acabou e você já trocou uma ação. Alguém precisa colocar uma peça antes de você trocar de novo. Coloque uma peça, ou passe se não tiver nenhuma.",
    shareShown: "Você mostrou esta ação para colocar uma estação central, então não pode trocá-la. Escolha outra.",
    notNow: "Você só pode trocar uma ação no seu turno, em vez de colocar uma peça.",
  },
};
