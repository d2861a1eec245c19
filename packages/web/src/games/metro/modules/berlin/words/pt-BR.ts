import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/berlin/data";
import { colours, count, inside, points, several } from "../../../../../words/pt-BR/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "Berlim",
  short: "junte bilhetes",
  pieces: ["8 atrações", "64 bilhetes"],
  about: [
    "Há um turista em cada um de dezesseis espaços.",
    "Uma linha pontuada rende um bilhete cada vez que passa por um deles.",
    "No fim, os jogadores com mais bilhetes de cada cor e os segundos colocados ganham prêmios.",
  ],
  options: {
    "berlin-sides": {
      label: "Prêmios",
      values: {
        a: { label: "Lado A", about: "Todas as atrações valem mais ou menos o mesmo." },
        b: { label: "Lado B", about: "Algumas atrações valem muito mais que outras." },
        mixed: { label: "Misturado", about: "O lado de cada atração é sorteado." },
      },
      mix: {
        label: "Sua própria mistura",
        about: "Escolha um lado para cada atração, na ordem da fileira.",
        each: (landmark, side) => `Atração ${landmark}: lado ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Bilhetes sem dono",
      values: {
        yes: { label: "Disputam", about: "Contam como os bilhetes de mais um jogador, cujos prêmios se perdem." },
        no: { label: "Não contam" },
      },
    },
    "berlin-ties": {
      label: "Empates, exceto de dois em primeiro",
      values: {
        shared: {
          label: "Divididos",
          about:
            "Três ou mais empatados em primeiro dividem os dois prêmios. Empatados em segundo dividem o prêmio menor.",
        },
        "two-only": {
          label: "Não rendem prêmios",
          about: "Só dois jogadores empatados em primeiro dividem os prêmios.",
        },
      },
    },
  },
  unprinted: {
    prizes: "Os prêmios das atrações",
    squares: "Onde os turistas começam",
  },
  box: {
    title: "Berlim: atrações",
    about:
      "Os prêmios para o maior e o segundo maior número de bilhetes nos dois lados de cada atração, e os espaços onde os turistas começam.",
  },
};

export const terms: typeof en.terms = {
  "berlin-sides":
    "Cada atração tem dois prêmios: um para o maior número de bilhetes da cor dela e um para o segundo maior. Os dois lados têm prêmios diferentes.",
  "berlin-virtual":
    "Laços fechados e linhas sem dono também passam por turistas. Esta opção define se os bilhetes que eles renderiam ainda disputam prêmios com os seus.",
  "berlin-ties":
    "Dois jogadores empatados com mais bilhetes dividem os dois prêmios. Esta opção trata dos empates de três ou mais e dos empates em segundo.",
};

export const intro: typeof en.intro = {
  tourist: ({ place }) => ({
    topic: "Turistas",
    says: "Quando você coloca uma peça sobre um turista, ele fica nela pelo resto da partida.",
    task: `Coloque a sua peça em ${place}.`,
    done: "O turista azul agora está na peça e vale para as linhas de todos.",
    knows: "Os turistas ficam na peça colocada sob eles",
    why: `O turista azul está em ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Bilhetes",
    says: "Uma linha pontuada rende um bilhete da cor do turista cada vez que passa por ele.",
    task: `Termine a linha ${line}.`,
    done: `${points(paid)} e um bilhete azul. No fim, os jogadores com mais bilhetes de cada cor e os segundos colocados ganham prêmios.`,
    knows: "Junte mais bilhetes de uma cor que os outros para ganhar um prêmio",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
};

const tickets = (n: number, colour: Colour): string =>
  count(n, `bilhete ${colours[colour]}`, `bilhetes ${several[colour]}`);

const LANDMARKS: Readonly<Record<LandmarkName, string>> = {
  Alexanderplatz: "Alexanderplatz",
  "Rotes Rathaus": "Prefeitura Vermelha",
  "Berlin Cathedral": "Catedral de Berlim",
  Reichstag: "Reichstag",
  "Museum Island": "Ilha dos Museus",
  "Victory Column": "Coluna da Vitória",
  "Kaiser Wilhelm Memorial Church": "Igreja Memorial do Imperador Guilherme",
  "Brandenburg Gate": "Portão de Brandemburgo",
};

export const words: typeof en.words = {
  named: (name) => LANDMARKS[name as LandmarkName],
  landmark: "1º / 2º prêmio",
  prizes: (higher, lower) => `${higher} / ${lower}`,
  prizesFor: (higher, lower) => `${higher} para o maior número de bilhetes, ${lower} para o segundo maior`,
  side: (side) => `Lado ${side ? "B" : "A"}`,
  left: "Sobram",
  leftFor: "bilhetes que ninguém tem",
  colourOf: (colour) => `${colours[colour]},`,
  caption:
    "Os bilhetes de todos em cada atração. Um número com + é o prêmio que o jogador ganharia se a partida terminasse agora.",
  virtual: "Os bilhetes que ninguém tem contam como os de mais um jogador, cujos prêmios se perdem.",
  noVirtual: "Os bilhetes que ninguém tem não contam.",
  cell: (n, prize) => `${n ? count(n, "bilhete", "bilhetes") : "nenhum bilhete"}${prize ? `, ganharia ${prize}` : ""}`,
  none: "–",
  wins: (prize) => `+${prize}`,
  total: "Até agora",
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
      log: (colour) => `o turista ${colours[colour]} agora está na peça`,
      ledger: (colour) => `o turista ${colours[colour]} fica nesta peça`,
    },
  },
  awards: { tickets: (colour) => `bilhetes ${several[colour]}` },
  refusals: {
    notNow: "As atrações e os turistas são preparados antes da partida.",
  },
};
