import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, inside, points, several } from "../../../../../words/pt-BR/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "Berlim",
  short: "mais bilhetes vencem",
  pieces: ["8 atrações", "64 bilhetes"],
  about:
    "Há turistas em dezesseis espaços. Uma linha pontuada traz um bilhete cada vez que passa por um deles, e no fim o maior e o segundo maior número de bilhetes de uma cor ganham prêmios.",
  options: {
    "berlin-sides": {
      label: "Prêmios",
      values: {
        a: { label: "Lado A", about: "Todas as atrações valem mais ou menos o mesmo." },
        b: { label: "Lado B", about: "Algumas atrações valem muito mais que outras." },
        mixed: { label: "Misturado", about: "A sorte vira cada atração para um lado ou para o outro." },
      },
      mix: {
        label: "Sua própria mistura",
        about: "Um lado para cada atração, na ordem em que elas ficam.",
        each: (landmark, side) => `Atração ${landmark}: lado ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Bilhetes que ninguém ganha",
      values: {
        yes: { label: "Disputam", about: "Contam como os de mais um jogador, cujos prêmios se perdem." },
        no: { label: "Não contam" },
      },
    },
    "berlin-ties": {
      label: "Empates além de dois no primeiro",
      values: {
        shared: {
          label: "Divididos",
          about: "Três empatados em primeiro dividem os dois prêmios; os empatados em segundo, o menor.",
        },
        "two-only": { label: "Não pagam", about: "Só dois empatados em primeiro dividem os prêmios." },
      },
    },
  },
  unprinted: {
    prizes: "Os prêmios das atrações",
    squares: "Onde ficam os turistas",
  },
  box: {
    title: "Berlim: atrações",
    about:
      "Nos dois lados de cada atração, o que ganha quem tem mais bilhetes e quem vem em segundo, e os espaços dos grupos.",
  },
};

export const terms: typeof en.terms = {
  "berlin-sides":
    "Cada atração tem dois prêmios, para quem tem mais bilhetes da sua cor e para o segundo. Quanto valem depende do lado.",
  "berlin-virtual":
    "Laços e linhas de ninguém também passam por turistas. Aqui se diz se os bilhetes perdidos assim ainda disputam com os seus.",
  "berlin-ties":
    "Dois que empatam com mais bilhetes dividem os dois prêmios. Aqui se diz o que vale para mais de dois e para empates em segundo.",
};

export const intro: typeof en.intro = {
  tourist: ({ place }) => ({
    topic: "Turistas",
    says: "O turista sobre o qual você constrói fica na peça pelo resto da partida.",
    task: `Construa em ${place}.`,
    done: "O turista azul agora está ali, para as linhas de todos.",
    knows: "Turistas ficam na peça",
    why: `O turista em questão está em ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Bilhetes",
    says: "Uma linha pontuada traz um bilhete da cor de cada turista por onde passa.",
    task: `Termine a linha ${line}.`,
    done: `${points(paid)} e um bilhete azul. Quem tem mais bilhetes de uma cor ganha prêmios no fim.`,
    knows: "Mais bilhetes de uma cor ganham o prêmio",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};

const tickets = (n: number, colour: Colour): string =>
  count(n, `bilhete ${colours[colour]}`, `bilhetes ${several[colour]}`);

const NAMES: Readonly<Record<string, string>> = {
  "Berlin Cathedral": "Catedral de Berlim",
  "Museum Island": "Ilha dos Museus",
  "Victory Column": "Coluna da Vitória",
  "Kaiser Wilhelm Memorial Church": "Igreja Memorial do Imperador Guilherme",
  "Brandenburg Gate": "Portão de Brandemburgo",
};

export const words: typeof en.words = {
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
