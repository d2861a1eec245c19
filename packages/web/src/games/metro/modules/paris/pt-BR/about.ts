import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "sente-os lado a lado",
  pieces: ["12 atrações", "32 turistas"],
  about:
    "Um turista espera em cada espaço interno. Construa sobre um e sente-o numa atração sua: uma fileira longa e sem falhas paga.",
  options: {
    "paris-row": {
      label: "A fileira de atrações",
      values: {
        dealt: { label: "Como vieram", about: "As atrações ficam na ordem em que saíram." },
        arranged: { label: "Arrumada", about: "Cada um põe as suas atrações em ordem antes da partida." },
      },
    },
    "paris-adjacent": {
      label: "Ao lado de um espaço",
      values: {
        sides: { label: "Lado com lado" },
        corners: { label: "Cantos também", about: "Espaços que se tocam no canto também valem." },
      },
    },
  },
  unprinted: {
    colours: "As cores nas atrações",
    tourists: "Quatro turistas de cada cor",
  },
};
