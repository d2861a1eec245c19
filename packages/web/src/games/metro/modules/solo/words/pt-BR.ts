import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, feminine, number } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "para um jogador",
  about: [
    "Um jogo para uma pessoa.",
    "As cartas mostram para qual das oito companhias você deve estender uma linha.",
    "A sua pontuação é o lucro da companhia mais fraca.",
  ],
  options: {
    "solo-scoring": {
      label: "Pontuação",
      values: {
        normal: { label: "Normal", about: "O lucro da companhia mais fraca." },
        challenge: { label: "Difícil", about: "O lucro da companhia mais fraca, menos a diferença até a mais forte." },
      },
    },
    "solo-negative": {
      label: "Pontuação abaixo de zero",
      values: {
        yes: { label: "É possível", about: "Só no modo difícil." },
        no: { label: "Conta como zero" },
      },
    },
    "solo-reject-last": {
      label: "Dá para recusar peças",
      values: {
        no: { label: "Até a última carta ser aberta" },
        yes: { label: "Até a última carta ser jogada" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Que tipo de peça você pode recusar",
  },
  box: { title: "Solo: a peça a recusar", about: "O tipo de peça que você pode recusar no jogo solo." },
};

export const terms: typeof en.terms = {
  "solo-scoring":
    "Só conta a companhia com o menor lucro. No modo difícil, você também precisa manter os lucros de todas as companhias próximos.",
  "solo-negative":
    "No modo difícil, você pode perder mais pontos do que a companhia mais fraca ganhou. Esta opção define a sua pontuação nesse caso.",
  "solo-reject-last":
    "Até as cartas acabarem pela primeira vez, você pode recusar a peça que manda toda linha direto de volta. Esta opção define quando exatamente elas acabam.",
};

export const intro: typeof en.intro = {
  card: ({ place }) => ({
    topic: "A carta",
    says: "Você joga por oito companhias, sem adversários. A carta mostra a companhia cuja linha você precisa estender com uma das suas duas peças.",
    task: `É a vez da cinza. Coloque a peça que cabe em ${place}.`,
    done: "A próxima carta é aberta na hora.",
    knows: "A carta mostra qual companhia é a próxima",
    why: `A linha cinza continua em ${place}.`,
  }),
  least: ({ place }) => ({
    topic: "A mais fraca conta",
    says: "No fim, a sua pontuação é o lucro da companhia mais fraca. Por isso, não deixe nenhuma para trás.",
    task: `É a vez da roxa. Coloque a sua peça em ${place}.`,
    done: "A sua peça também terminou a linha marrom. Fique de olho na companhia mais fraca.",
    knows: "Só a companhia mais fraca conta",
    why: `A linha roxa continua em ${place}.`,
  }),
};

export const words: typeof en.words = {
  goal: "Seu objetivo: dar à companhia mais fraca o maior lucro possível. O lucro dela é a sua pontuação.",
  goalChallenge:
    "Seu objetivo: manter os lucros próximos e o da companhia mais fraca alto. A sua pontuação é o lucro dela menos a diferença até a mais forte.",
  placing: (colour) => `estenda uma linha da ${feminine[colour]}`,
  extend: (colour) => `Estenda uma linha da ${feminine[colour]}.`,
  over: "Todas as linhas terminaram.",
  company: "Companhia",
  profit: "Lucro",
  open: "Abertas",
  where: "Carta",
  lowest: "menor",
  highest: "maior",
  cards: {
    now: "agora",
    pile: "no baralho",
    revealed: "usada",
    gone: "fora",
  },
  pile: (cards) => `${count(cards, "carta", "cartas")} no baralho, em ordem aleatória.`,
  newPile: "O baralho acabou. Todas as cartas são embaralhadas para formar um novo.",
  score: "Pontuação até agora",
  scoreOver: "Pontuação",
  normal: "O lucro da companhia mais fraca.",
  challenge: (lowest, distance) =>
    `${lowest} pela companhia mais fraca, menos a diferença de ${distance} até a mais forte.`,
  reject: "Recusar uma peça",
  rejectShort: "Recusar",
  rejecting: "Recusar esta peça: ela volta para o meio da pilha de peças",
  mayReject: "Até o baralho acabar pela primeira vez, você pode recusar esta peça:",
  ledger: "Pontuação",
  change: (before, after) => `de ${before} para ${count(after, "ponto", "pontos")}`,
  points: number,
  note: (points) => `pontuação agora ${number(points)}`,
  tells: {
    rejected: ({ name }) => `${name} recusou uma peça`,
    revealed: (colour) => `a próxima carta é da ${feminine[colour]}`,
    finished: (colour) => `todas as linhas da ${feminine[colour]} terminaram, e a carta dela sai do jogo`,
    finishes: (colour) => `a última linha da ${feminine[colour]} termina, e a carta dela sai do jogo`,
  },
  awards: {
    lowest: "lucro da companhia mais fraca",
    spread: "diferença até a companhia mais forte",
  },
  refusals: {
    otherLine: "A sua peça precisa estender uma linha não terminada da companhia da carta. Escolha outro espaço.",
    drawOwed: "Espere a próxima carta ser aberta.",
    noMoreRejecting: "O baralho já acabou uma vez, então você não pode mais recusar peças. Coloque uma das suas.",
    notRejectable: "Você só pode recusar a peça que manda toda linha direto de volta. Coloque uma das suas peças.",
  },
};
