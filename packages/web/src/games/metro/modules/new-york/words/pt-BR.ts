import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/new-york/data";
import { colours, count, inside, landmark, points } from "../../../../../words/pt-BR/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Nova York",
  short: "busque turistas",
  pieces: ["8 quadros", "32 turistas"],
  about: [
    "Há um turista em cada estação da borda.",
    "Se a sua linha terminar ali, você leva o turista.",
    "O seu quadro mostra quanto cada cor vale para você no fim.",
  ],
  unprinted: {
    values: "Os pontos nos quadros",
    tourists: "Quatro turistas de cada cor",
  },
  box: { title: "Nova York: quadros", about: "Quanto vale um turista de cada cor em cada quadro." },
};

export const intro: typeof en.intro = {
  took: ({ line, points: paid }) => ({
    topic: "Um turista por estação",
    says: "Quando a sua linha termina numa estação, você leva o turista que está esperando ali.",
    task: `Leve a linha ${line} à estação ao lado da dela. Esse turista vale 3 pontos para você.`,
    done: `${points(paid)} pela linha e mais 3 pontos no fim.`,
    knows: "A linha leva o turista da última estação",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Quadros diferentes",
    says: "Cada quadro tem valores diferentes para as cores. Um turista que vale muito para você pode não valer nada para os outros.",
    task: `Termine a linha ${line}, do azul, onde o turista não vale nada para o azul.`,
    done: `O azul ganha ${points(theirs)} pela linha e nada pelo turista.`,
    knows: "Cada quadro tem os seus próprios valores",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Empire State Building": landmark("Empire State", "o"),
  "Times Square": landmark("Times Square", "a"),
  "Yankee Stadium": landmark("Yankee Stadium", "o"),
  "Statue of Liberty": landmark("Estátua da Liberdade", "a"),
  "Central Park": landmark("Central Park", "o"),
  "St. Patrick's Cathedral": landmark("Catedral de São Patrício", "a"),
  "Brooklyn Bridge": landmark("Ponte do Brooklyn", "a"),
  "Rockefeller Center": landmark("Rockefeller Center", "o"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

export const words: typeof en.words = {
  named: (name) => called(name).name,
  landmark: "Atração",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Quanto vale um turista de cada cor em cada quadro, e quantos turistas ele tem.",
  cell: (worth, taken) => `${points(worth)} cada, ${taken ? count(taken, "turista", "turistas") : "nenhum ainda"}`,
  taken: (taken) => `×${taken}`,
  total: "Até agora",
  note: (n) => `turistas ${n}`,
  station: (colour, worth) =>
    `um turista ${colours[colour]} está esperando${worth === undefined ? "" : `, vale ${points(worth)} para você`}`,
  tells: {
    log: (who, colour, name, worth) =>
      `${inside(who)} levou o turista ${colours[colour]} ${called(name).to} (${points(worth)})`,
    ledger: (who, colour, name, worth) =>
      `${inside(who)}: turista ${colours[colour]} ${called(name).to} (${points(worth)})`,
  },
  awards: { tourists: "turistas nas atrações" },
  refusals: {
    notNow: "Os quadros e os turistas são distribuídos antes da partida.",
  },
};
