import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/london/data";
import { colours, count, feminine, landmark, points } from "../../../../../words/pt-BR/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Londres",
  short: "o táxi anda",
  pieces: ["8 atrações", "um táxi", "32 turistas"],
  about: [
    "Há um turista em cada espaço interno.",
    "Coloque uma peça sobre um deles, e o táxi vai até a próxima casa daquela cor.",
    "Você ganha um ponto por casa, até quatro.",
  ],
  options: {
    "london-start": {
      label: "De onde o táxi sai",
      values: {
        random: { label: "Sorteado", about: "Ele sai da seta de uma das pontas da fileira." },
        left: { label: "Da esquerda" },
        right: { label: "Da direita" },
      },
    },
    "london-failed-drive": {
      label: "Se a cor estiver longe demais",
      values: {
        "4": { label: "O táxi anda quatro", about: "Ele anda quatro casas, e ninguém pontua." },
        "0": { label: "O táxi fica", about: "Ele fica onde está, e ninguém pontua." },
      },
    },
  },
  unprinted: {
    colours: "As cores nas atrações",
    tourists: "Quatro turistas de cada cor",
  },
  box: {
    title: "Londres: atrações",
    about:
      "As cores das casas em cada atração: a pista de cima da esquerda para a direita, a de baixo da direita para a esquerda.",
  },
};

export const terms: typeof en.terms = {
  "london-start":
    "O táxi dá a volta na fileira de atrações: para a direita na pista de cima e de volta na de baixo. O ponto de partida define qual pista ele percorre primeiro.",
  "london-failed-drive":
    "O táxi procura a cor do turista nas próximas quatro casas. Esta opção define aonde ele vai se nenhuma delas tiver essa cor.",
};

export const intro: typeof en.intro = {
  taxi: ({ place, points: paid }) => ({
    topic: "O táxi",
    says: "Coloque uma peça sobre um turista, e o táxi vai até a próxima casa daquela cor, no máximo quatro casas adiante.",
    task: `Coloque a sua peça em ${place} e conte as casas.`,
    done: `Você ganha ${points(paid)} na hora: um por casa que ele andou.`,
    knows: "Você ganha um ponto por casa que o táxi anda",
    why: `O turista em ${place} faz o táxi andar.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "Até onde",
    says: "Quatro casas é o máximo. Se nenhuma das próximas quatro tiver a cor, o táxi anda quatro casas mesmo assim e você não ganha pontos.",
    task: `O amarelo está a exatamente quatro casas. Coloque a sua peça em ${place}.`,
    done: `${points(paid)}. Olhe o caminho do táxi antes de escolher um espaço.`,
    knows: "No máximo quatro casas, ou nada",
    why: `O turista em ${place} vale quatro casas.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Tower Bridge": landmark("Tower Bridge", "a"),
  "Tower of London": landmark("Torre de Londres", "a"),
  "Trafalgar Square": landmark("Trafalgar Square", "a"),
  "Palace of Westminster": landmark("Palácio de Westminster", "o"),
  "Big Ben": landmark("Big Ben", "o"),
  "Buckingham Palace": landmark("Palácio de Buckingham", "o"),
  "London Eye": landmark("London Eye", "a"),
  "St. Paul's Cathedral": landmark("Catedral de São Paulo", "a"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];
const spaces = (n: number): string => count(n, "casa", "casas");

export const words: typeof en.words = {
  named: (name) => called(name).name,
  told: (sentences) => sentences.join(" "),
  onSpace: (colour, name) => `O táxi está numa casa ${feminine[colour]}, ${called(name).at}.`,
  onArrow: "O táxi está numa seta, antes da primeira casa de uma pista.",
  notYet: "O táxi ainda não tem ponto de partida.",
  ahead: (ahead) => `À frente: ${ahead.map((colour, at) => `${at + 1} ${colours[colour]}`).join(", ")}.`,
  wouldReach: (n) => `Ele andaria ${spaces(n)}.`,
  wouldStay: "Ele ficaria parado.",
  circuitAbout: "O táxi anda no sentido horário. Os números são os pontos por um turista daquela cor.",
  arrow: (arrow) => (arrow ? "À direita" : "À esquerda"),
  drive: "Táxi",
  step: (distance, colour, isReached) => `${distance}: ${colours[colour]}${isReached ? ", o táxi para aqui" : ""}`,
  square: (colour) => `um turista ${colours[colour]}`,
  tells: {
    drove: {
      log: (colour, n) => `o táxi andou ${spaces(n)} até o ${colours[colour]}`,
      ledger: (colour, n) => `o táxi anda ${spaces(n)} até o ${colours[colour]}: ${points(n)}`,
    },
    missed: {
      log: (colour, n) =>
        n
          ? `o táxi andou ${spaces(n)} sem chegar ao ${colours[colour]}`
          : `o táxi ficou parado: o ${colours[colour]} está longe demais`,
      ledger: (colour, n) =>
        n
          ? `o táxi anda ${spaces(n)} sem chegar ao ${colours[colour]}: sem pontos`
          : `o táxi fica parado, o ${colours[colour]} está longe demais: sem pontos`,
    },
  },
  awards: { taxi: "corridas de táxi" },
  refusals: {
    notNow: "A fileira, o táxi e os turistas são preparados antes da partida.",
  },
};
