import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { points } from "../../../../../words/pt-BR/grammar.ts";

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
  box: {
    title: "Trilhos Centrais: peças",
    about: "Os trilhos das peças do centro. Várias podem ser iguais.",
  },
};

export const terms: typeof en.terms = {
  "center-rails-score":
    "Uma linha que chega ao centro continua sobre as peças dali. Aqui se diz se isso a faz valer mais.",
};

export const intro: typeof en.intro = {
  through: ({ place }) => ({
    topic: "Pelo centro",
    says: "Trilhos cobrem o centro. As linhas não terminam mais ali: atravessam e saem em outro lugar.",
    task: `Coloque a peça em ${place} e acompanhe a sua linha.`,
    done: "Cada peça do centro conta, mas nada vale em dobro.",
    knows: "As linhas atravessam o centro",
    why: `Em ${place} a sua linha entra no centro.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Caminhos longos",
    says: "Assim as linhas ficam mais longas. Elas ainda terminam em estações da borda.",
    task: `Termine a linha ${line}.`,
    done: `${points(paid)}, sem nenhum dobro.`,
    knows: "Todas as linhas terminam na borda",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};

/** The texts at the table. */
export const words: typeof en.words = {
  tile: (square, code) => `${square}: ${code}`,
  centre: "As peças do centro",
  count: "As linhas atravessam o centro. As peças dali contam como as outras, e nada vale em dobro.",
  countNot: "As linhas atravessam o centro. As peças dali não contam, e nada vale em dobro.",
  award: "trilhos centrais",
  refusals: { notNow: "As peças do centro são postas antes da partida, ao acaso." },
};
