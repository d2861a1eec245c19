/** What St. Petersburg says. */
import type { Colour } from "@interchange/boards/palette";
import { colours, several } from "../../../../../parts/words/pt-BR/colours.ts";
import { count, list } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

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

export const words: typeof source = {
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
