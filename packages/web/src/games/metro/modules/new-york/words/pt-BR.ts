import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, inside, points } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Nova York",
  short: "encontros na borda",
  pieces: ["8 quadros", "32 turistas"],
  about:
    "Um turista espera em cada estação da borda. O dono da linha que termina ali o leva, e o seu quadro diz quanto cada cor vale para você no fim.",
  unprinted: {
    values: "Os pontos nos quadros",
    tourists: "Quatro turistas de cada cor",
  },
  box: { title: "Nova York: quadros", about: "Quanto vale um turista de cada cor em cada quadro." },
};

export const intro: typeof en.intro = {
  took: ({ line, points: paid }) => ({
    topic: "Turistas nas estações",
    says: "A linha que termina em uma estação leva o turista que espera ali.",
    task: `Leve a linha ${line} à vizinha: esse turista vale 3 para você.`,
    done: `${points(paid)} pela linha, e mais 3 no fim.`,
    knows: "A linha leva o turista da última estação",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Quadros diferentes",
    says: "Cada quadro avalia as cores de um jeito. O que vale muito para você pode não valer nada para outros.",
    task: `Termine a linha ${line}, azul, onde o turista não vale nada para o azul.`,
    done: `O azul ganha ${points(theirs)} pela linha, e o turista não rende nada.`,
    knows: "Cada quadro tem valores próprios",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};

export const words: typeof en.words = {
  landmark: "Atração",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Quanto vale um turista de cada cor em cada quadro, e quantos já vieram.",
  cell: (worth, taken) => `vale ${worth} cada, ${taken ? count(taken, "turista", "turistas") : "nenhum ainda"}`,
  taken: (taken) => `×${taken}`,
  total: "Como está",
  note: (points) => `turistas ${points}`,
  station: (colour, worth) =>
    `um turista ${colours[colour]} espera${worth === undefined ? "" : `, vale ${worth} para você`}`,
  tells: {
    log: (who, colour, landmark, worth) =>
      `${inside(who)} levou o turista ${colours[colour]} a ${landmark}, que vale ${worth}`,
    ledger: (who, colour, landmark, worth) => `${inside(who)}: turista ${colours[colour]} a ${landmark}, vale ${worth}`,
  },
  awards: { tourists: "turistas nas atrações" },
  refusals: {
    notNow: "Quadros e turistas são distribuídos antes da partida.",
  },
};
