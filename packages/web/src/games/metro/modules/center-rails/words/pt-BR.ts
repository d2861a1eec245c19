import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { points } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Trilhos Centrais",
  short: "as linhas atravessam",
  pieces: ["8 trilhos centrais"],
  about: ["Quatro peças cobrem o centro.", "As linhas não terminam mais ali: elas o atravessam e saem em outro lugar."],
  excludes: {
    "central-stations": "os trilhos cobrem todo o centro, e não há lugar para estações",
  },
  options: {
    "center-rails-score": {
      label: "Peças no centro",
      values: {
        yes: { label: "Contam como qualquer outra" },
        no: { label: "Não contam", about: "Só contam as peças que os jogadores colocaram." },
      },
    },
    "center-rails-tiles": {
      label: "Quais peças vão para o centro",
      values: { random: { label: "Ao acaso" } },
      mix: {
        label: "Sua escolha",
        about: "Escolha quatro das oito peças.",
        each: (tile, letter) => `Peça ${tile}: ${letter === "y" ? "entra" : "não entra"}`,
        shown: (_tile, letter) => (letter === "y" ? "✓" : "–"),
      },
    },
  },
  unprinted: {
    faces: "Os trilhos nas peças do centro",
  },
  box: {
    title: "Trilhos Centrais: peças",
    about: "Os trilhos de cada peça para o centro. Várias peças podem ser iguais.",
  },
};

export const terms: typeof en.terms = {
  "center-rails-score":
    "Uma linha que chega ao centro continua sobre as peças dali. Esta opção define se essas peças contam.",
  "center-rails-tiles":
    "Quatro das oito peças cobrem o centro. Elas são sorteadas, ou você escolhe quais são. O lugar de cada uma é sempre sorteado.",
};

export const intro: typeof en.intro = {
  through: ({ place }) => ({
    topic: "Pelo centro",
    says: "Trilhos cobrem o centro. As linhas não terminam mais ali: elas o atravessam e saem em outro lugar.",
    task: `Coloque a sua peça em ${place} e acompanhe a sua linha.`,
    done: "Cada peça no centro conta, mas as linhas não contam em dobro.",
    knows: "As linhas atravessam o centro",
    why: `A sua linha entra no centro em ${place}.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Linhas mais longas",
    says: "Assim as linhas ficam mais longas. Todas terminam em estações da borda.",
    task: `Termine a linha ${line}.`,
    done: `${points(paid)}. A linha não conta em dobro.`,
    knows: "Todas as linhas terminam na borda",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
};

/** The texts at the table. */
export const words: typeof en.words = {
  tile: (square, code) => `${square}: ${code}`,
  centre: "Peças no centro",
  count: "As linhas atravessam o centro. As peças dali contam como qualquer outra, e as linhas não contam em dobro.",
  countNot: "As linhas atravessam o centro. As peças dali não contam, e as linhas não contam em dobro.",
  award: "trilhos centrais",
  refusals: { notNow: "As peças no centro são colocadas ao acaso antes da partida." },
};
