import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, points } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Londres",
  short: "o táxi anda",
  pieces: ["8 ruas", "um táxi", "32 turistas"],
  about:
    "Um turista espera em cada espaço interno. Construa sobre um, e o táxi vai à próxima casa da cor dele: você recebe pela distância, quatro no máximo.",
  options: {
    "london-start": {
      label: "De onde o táxi sai",
      values: {
        random: { label: "Ao acaso", about: "Da seta de uma ponta da fileira ou da outra." },
        left: { label: "Da esquerda" },
        right: { label: "Da direita" },
      },
    },
    "london-failed-drive": {
      label: "Quando a cor está longe demais",
      values: {
        "4": { label: "O táxi anda quatro", about: "Anda quatro casas, e ninguém recebe." },
        "0": { label: "O táxi fica", about: "Fica onde está, e ninguém recebe." },
      },
    },
  },
  unprinted: {
    colours: "As cores nas ruas",
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
    "O táxi dá a volta na fileira de atrações: para a direita na pista de cima, e de volta na de baixo. A saída diz qual pista vem primeiro.",
  "london-failed-drive":
    "O táxi procura a cor do turista nas próximas quatro casas. Aqui se diz onde ele fica quando nenhuma a tem.",
};

export const intro: typeof en.intro = {
  taxi: ({ place, points: paid }) => ({
    topic: "O táxi",
    says: "Construa sobre um turista e o táxi vai à próxima casa dessa cor, no máximo quatro adiante.",
    task: `Construa em ${place} e conte as casas.`,
    done: `${points(paid)} na hora: um por casa que ele andou.`,
    knows: "O táxi rende um ponto por casa",
    why: `O turista em ${place} faz o táxi andar.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "Até onde",
    says: "Quatro casas é o melhor. Se a cor não está entre as próximas quatro, ele anda assim mesmo e você não ganha nada.",
    task: `O amarelo está a exatas quatro. Construa em ${place}.`,
    done: `${points(paid)}. Olhe a rua antes de escolher um espaço.`,
    knows: "No máximo quatro casas, ou nada",
    why: `O turista em ${place} está a quatro casas.`,
  }),
};

const spaces = (n: number): string => count(n, "casa", "casas");

export const words: typeof en.words = {
  told: (sentences) => sentences.join(" "),
  onSpace: (colour, landmark) => `O táxi está no ${colours[colour]}, em ${landmark}.`,
  onArrow: "O táxi está numa seta, antes da primeira casa de uma pista.",
  notYet: "O táxi ainda não tem lugar.",
  ahead: (ahead) => `À frente: ${ahead.map((colour, at) => `${at + 1} ${colours[colour]}`).join(", ")}.`,
  wouldReach: (space) => `Ele andaria ${space}.`,
  wouldStay: "Ele ficaria.",
  circuitAbout: "O táxi roda em sentido horário. Os números são os pontos por um turista daquela cor.",
  arrow: (arrow) => (arrow ? "À direita" : "À esquerda"),
  drive: "Táxi",
  step: (distance, colour, isReached) => `${distance}: ${colours[colour]}${isReached ? ", aqui ele para" : ""}`,
  square: (colour) => `um turista ${colours[colour]}`,
  tells: {
    drove: {
      log: (colour, n) => `o táxi andou ${spaces(n)} até o ${colours[colour]}`,
      ledger: (colour, n) => `o táxi anda ${spaces(n)} até o ${colours[colour]}: ${count(n, "ponto", "pontos")}`,
    },
    missed: {
      log: (colour, n) =>
        n
          ? `o táxi andou ${spaces(n)} sem achar o ${colours[colour]}`
          : `o táxi ficou: o ${colours[colour]} está longe demais`,
      ledger: (colour, n) =>
        n
          ? `o táxi anda ${spaces(n)} sem achar o ${colours[colour]}: sem pontos`
          : `o táxi fica, o ${colours[colour]} está longe demais: sem pontos`,
    },
  },
  awards: { taxi: "corridas de táxi" },
  refusals: {
    notNow: "A fileira, o táxi e os turistas são postos antes da partida.",
  },
};
