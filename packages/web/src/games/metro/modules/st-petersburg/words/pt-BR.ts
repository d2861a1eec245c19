import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, list, points, several } from "../../../../../words/pt-BR/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "São Petersburgo",
  short: "prêmios por visitas",
  pieces: ["8 atrações", "32 prêmios"],
  about:
    "Construa sobre uma atração e ponha na peça um turista à sua escolha. Linhas que passam ali trazem ao dono peças de PV daquela cor.",
  options: {
    "st-petersburg-choice": {
      label: "Qual turista",
      values: {
        any: { label: "Qualquer um dos que restam" },
        "own-first": { label: "Antes o seu", about: "O turista da sua cor, enquanto ele estiver ali." },
      },
    },
  },
  unprinted: {
    values: "Os pontos nas peças de PV",
    squares: "Onde ficam as atrações",
  },
  box: {
    title: "São Petersburgo: peças de PV",
    about: "Os números nas peças de PV de cada cor, e os espaços em que ficam as oito atrações.",
  },
};

export const terms: typeof en.terms = {
  "st-petersburg-choice":
    "Quem constrói sobre uma atração põe ali um turista, e a cor dele diz que peças de PV as visitas trazem. Aqui se diz quem pode ser.",
};

export const intro: typeof en.intro = {
  landmark: ({ place }) => ({
    topic: "Atrações",
    says: "Há oito atrações no tabuleiro. Quem constrói sobre uma põe um turista nessa peça.",
    task: `Construa em ${place}.`,
    done: "Agora escolha quem fica ali.",
    knows: "Construir sobre uma atração traz um turista",
    why: `A atração em questão está em ${place}.`,
  }),
  tourist: () => ({
    topic: "O turista",
    says: "Cada cor tem quatro prêmios. Amarelo tem os melhores: 3, 3, 4 e 4.",
    task: "Escolha amarelo.",
    done: "Os prêmios amarelos são virados e embaralhados.",
    knows: "Você escolhe a cor, e com ela os prêmios",
    why: "Amarelo tem os maiores prêmios.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Passar por ali",
    says: "Uma linha pontuada pega um prêmio cada vez que passa por um turista.",
    task: `Termine a linha ${line}, que passa por ${place}.`,
    done: `${points(paid)} pela linha, e um prêmio amarelo que conta no fim.`,
    knows: "Linhas pegam prêmios onde há turistas",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};

const tiles = (n: number): string => count(n, "peça de PV", "peças de PV");
const ofColour = (n: number, colour: Colour): string => `${tiles(n)} do ${colours[colour]}`;

const NAMES: Readonly<Record<string, string>> = {
  "Church of the Savior on Spilled Blood": "Igreja do Salvador do Sangue Derramado",
  "Bronze Horseman": "Cavaleiro de Bronze",
  "Winter Palace": "Palácio de Inverno",
  "Peter and Paul Fortress": "Fortaleza de Pedro e Paulo",
  "Fabergé Museum": "Museu Fabergé",
  "Kazan Cathedral": "Catedral de Cazã",
  "Catherine Palace": "Palácio de Catarina",
  "Peterhof Palace": "Palácio de Peterhof",
};

export const words: typeof en.words = {
  named: (name) => NAMES[name] ?? name,
  group: "Turista",
  values: "Peças de PV",
  where: "Onde está",
  beside: "espera",
  at: (square) => `em ${square}`,
  left: (n) => `${n} viradas para baixo`,
  pick: (colour, values) => `Pôr ali o turista ${colours[colour]}, peças de PV ${list(values.map(String))}`,
  say: (colour, values) => `${colours[colour]}: ${values.join(" ")}`,
  won: "Ganhas até agora",
  total: (points) => count(points, "ponto", "pontos"),
  tiles,
  hidden: (hidden) => hidden.map(([n, colour]) => `${n} ${(n > 1 ? several : colours)[colour]}`).join(", "),
  none: "nenhuma peça de PV ainda",
  ask: (square) => `escolha um turista para ${square}`,
  tells: {
    tourist: (colour, square, isSure) => `o turista ${colours[colour]} ${isSure ? "veio" : "vem"} para ${square}`,
    choose: "você escolhe um turista para esta peça",
    won: ({ name }, colour, n, isSure) =>
      isSure ? `${name} ganhou ${ofColour(n, colour)}` : `${ofColour(n, colour)} para ${name}`,
  },
  award: "peças de PV",
  note: (n) => tiles(n),
  landmark: (name) => `atração: ${name}`,
  tourist: (colour) => `o turista ${colours[colour]} está aqui`,
  refusals: {
    notNow: "Escolhe-se um turista quando se acaba de construir sobre uma atração.",
    touristGone: "Este turista já está no tabuleiro.",
  },
};
