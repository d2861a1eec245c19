import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, feminine, number } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "para um jogador",
  about:
    "Um jogo para uma pessoa. Cartas dizem de qual das oito companhias você continua uma linha, e só conta a companhia que vai pior.",
  options: {
    "solo-scoring": {
      label: "Pontuação",
      values: {
        normal: { label: "Normal", about: "O lucro da última companhia." },
        challenge: { label: "Desafio", about: "Menos a distância entre a primeira companhia e a última." },
      },
    },
    "solo-negative": {
      label: "Pontuação abaixo de zero",
      values: {
        yes: { label: "Pode haver", about: "No desafio." },
        no: { label: "É zero" },
      },
    },
    "solo-reject-last": {
      label: "Recusar acaba",
      values: {
        no: { label: "Quando se abre a última carta" },
        yes: { label: "Depois da vez da última carta" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Que tipo de peça se pode devolver",
  },
  box: { title: "Solo: a peça que se recusa", about: "O tipo de peça que o jogo solo deixa devolver." },
};

export const terms: typeof en.terms = {
  "solo-scoring":
    "Só conta a companhia que tem menos. O desafio pede também que todas fiquem próximas umas das outras.",
  "solo-negative":
    "No desafio pode ser descontado mais do que a última companhia ganhou. Aqui se diz quanto você faz então.",
  "solo-reject-last":
    "A peça que termina cada linha onde começou pode ser recusada até as cartas acabarem uma vez. Aqui se diz quando é isso.",
};

export const intro: typeof en.intro = {
  card: ({ place }) => ({
    topic: "A carta",
    says: "Você joga só, por oito companhias. A carta diz de quem é a linha que você aumenta com uma das duas peças.",
    task: `É a vez da cinza. Coloque a peça certa em ${place}.`,
    done: "A próxima carta vem logo.",
    knows: "A carta diz qual companhia vem",
    why: `A linha cinza continua em ${place}.`,
  }),
  least: ({ place }) => ({
    topic: "A mais fraca conta",
    says: "No fim vale o lucro da companhia que tem menos. Ninguém pode ficar para trás.",
    task: `É a vez da roxa. Coloque a peça em ${place}.`,
    done: "De passagem terminou a linha marrom. Fique de olho na mais fraca.",
    knows: "Só a companhia mais pobre conta",
    why: `A linha roxa continua em ${place}.`,
  }),
};

export const words: typeof en.words = {
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
