import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Estocolmo",
  short: "suas cores são secretas",
  pieces: ["8 atrações", "32 turistas"],
  about:
    "Um turista espera em cada espaço interno. Construa sobre um, e ele ocupa a próxima vaga livre numa fileira de atrações. No fim você recebe pelas suas cores secretas.",
  options: {
    "stockholm-variant": {
      label: "Cores",
      values: {
        secret: { label: "Secretas", about: "Cada um tem as suas cores e as mostra no fim." },
        open: {
          label: "Abertas",
          about: "Cada atração recebe uma cor, e quem manda um turista para lá ganha na hora.",
        },
      },
    },
  },
  unprinted: {
    values: "Os pontos nas atrações",
    tourists: "Quatro turistas de cada cor",
  },
};
