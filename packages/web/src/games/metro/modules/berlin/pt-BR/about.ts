import type { ModuleAbout } from "../../face.ts";

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
};
