import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Trilhos Centrais",
  short: "as linhas atravessam",
  pieces: ["8 trilhos centrais"],
  about: "Quatro peças cobrem o centro. Nenhuma linha termina mais ali: ela segue e sai em outro lado.",
  excludes: {
    "central-stations": "os trilhos cobrem todo o centro, e não sobra estação ali",
  },
  options: {
    "center-rails-score": {
      label: "Peças do centro",
      values: {
        yes: { label: "Contam como as outras" },
        no: { label: "Não contam", about: "Uma linha vale as peças que os jogadores colocaram." },
      },
    },
  },
  unprinted: {
    faces: "Os trilhos nas peças do centro",
  },
};
