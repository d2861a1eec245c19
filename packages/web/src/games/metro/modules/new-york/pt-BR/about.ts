import type { ModuleAbout } from "../../face.ts";

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
};
