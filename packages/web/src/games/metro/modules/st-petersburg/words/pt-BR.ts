import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/st-petersburg/data";
import { colours, count, feminine, inside, list, points, several } from "../../../../../words/pt-BR/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "São Petersburgo",
  short: "pegue pontos de vitória",
  pieces: ["8 atrações", "32 peças de PV"],
  about: [
    "Coloque uma peça sobre uma atração e, nessa peça, um turista à sua escolha.",
    "Quando suas linhas passam por um turista, você pega peças de pontos de vitória (PV) da cor dele.",
  ],
  options: {
    "st-petersburg-choice": {
      label: "Qual turista",
      values: {
        any: { label: "Qualquer um que ainda reste" },
        "own-first": {
          label: "Primeiro o seu",
          about: "Você pega o turista da sua cor enquanto ele estiver disponível.",
        },
      },
    },
  },
  unprinted: {
    values: "Os pontos nas peças de PV",
    squares: "Onde ficam as atrações",
  },
  box: {
    title: "São Petersburgo: peças de PV",
    about: "Os números nas peças de PV de cada cor e os espaços das oito atrações.",
  },
};

export const terms: typeof en.terms = {
  "st-petersburg-choice":
    "Quando você coloca uma peça sobre uma atração, coloca ali um turista. A cor dele define quais peças de PV as linhas pegam ali. Esta opção define quais turistas você pode escolher.",
};

export const intro: typeof en.intro = {
  landmark: ({ place }) => ({
    topic: "Atrações",
    says: "Há oito atrações no tabuleiro. Quando você coloca uma peça sobre uma delas, coloca um turista nessa peça.",
    task: `Coloque a sua peça em ${place}.`,
    done: "Agora escolha um turista para ela.",
    knows: "Coloque uma peça sobre uma atração e um turista nessa peça",
    why: `A atração está em ${place}.`,
  }),
  tourist: () => ({
    topic: "O turista",
    says: "Cada cor tem quatro peças de pontos de vitória (PV). O amarelo tem as melhores: 3, 3, 4 e 4.",
    task: "Escolha o amarelo.",
    done: "As peças de PV amarelas são viradas para baixo e embaralhadas.",
    knows: "A cor do turista define quais peças de PV as linhas pegam",
    why: "As peças de PV amarelas são as que mais valem.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Passar por turistas",
    says: "Uma linha pontuada pega uma peça de PV cada vez que passa por um turista.",
    task: `Termine a linha ${line}, que passa por ${place}.`,
    done: `${points(paid)} pela linha e uma peça de PV amarela, que conta no fim.`,
    knows: "Linhas pegam peças de PV ao passar por turistas",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
};

const tiles = (n: number): string => count(n, "peça de PV", "peças de PV");
/** "amarelas": the feminine plural. */
const severalFeminine = (colour: Colour): string => several[colour].replace(/os$/, "as");
const ofColour = (n: number, colour: Colour): string =>
  count(n, `peça de PV ${feminine[colour]}`, `peças de PV ${severalFeminine(colour)}`);

const LANDMARKS: Readonly<Record<LandmarkName, string>> = {
  "Church of the Savior on Spilled Blood": "Igreja do Salvador sobre o Sangue Derramado",
  "Bronze Horseman": "Cavaleiro de Bronze",
  "Winter Palace": "Palácio de Inverno",
  "Peter and Paul Fortress": "Fortaleza de São Pedro e São Paulo",
  "Fabergé Museum": "Museu Fabergé",
  "Kazan Cathedral": "Catedral de Cazã",
  "Catherine Palace": "Palácio de Catarina",
  "Peterhof Palace": "Palácio de Peterhof",
};

export const words: typeof en.words = {
  group: "Turista",
  values: "Peças de PV",
  where: "Onde",
  beside: "espera",
  at: (square) => `em ${square}`,
  left: (n) => count(n, "virada para baixo", "viradas para baixo"),
  pick: (colour, values) => `Colocar ali o turista ${colours[colour]}, peças de PV ${list(values.map(String))}`,
  say: (colour, values) => `${colours[colour]}: ${values.join(" ")}`,
  won: "Obtidas até agora",
  total: (points) => count(points, "ponto", "pontos"),
  tiles,
  hidden: (hidden) =>
    hidden.map(([n, colour]) => `${n} ${n > 1 ? severalFeminine(colour) : feminine[colour]}`).join(", "),
  none: "nenhuma peça de PV ainda",
  ask: (square) => `escolha um turista para ${square}`,
  tells: {
    tourist: (colour, square, isSure) => `o turista ${colours[colour]} ${isSure ? "veio" : "vem"} para ${square}`,
    choose: "você escolhe um turista para esta peça",
    won: (who, colour, n, isSure) =>
      isSure ? `${who.name} pegou ${ofColour(n, colour)}` : `${ofColour(n, colour)} para ${inside(who)}`,
  },
  award: "peças de PV",
  note: (n) => tiles(n),
  landmark: (name) => `atração: ${LANDMARKS[name as LandmarkName]}`,
  tourist: (colour) => `o turista ${colours[colour]} está aqui`,
  refusals: {
    notNow:
      "Você só pode escolher um turista logo depois de colocar uma peça sobre uma atração. Primeiro coloque uma peça.",
    touristGone: "Este turista já está no tabuleiro. Escolha outro.",
  },
};
