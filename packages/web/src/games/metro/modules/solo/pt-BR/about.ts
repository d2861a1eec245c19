import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "para um jogador",
  about:
    "Um jogo para uma pessoa. Cartas dizem de qual das oito companhias você continua uma linha, e só conta a companhia que vai pior.",
  options: {
    "solo-scoring": {
      label: "Pontuação",
      values: {
        normal: { label: "Normal", about: "O lucro da última companhia." },
        challenge: { label: "Desafio", about: "Menos a distância entre a primeira companhia e a última." },
      },
    },
    "solo-negative": {
      label: "Pontuação abaixo de zero",
      values: {
        yes: { label: "Pode haver", about: "No desafio." },
        no: { label: "É zero" },
      },
    },
    "solo-reject-last": {
      label: "Recusar acaba",
      values: {
        no: { label: "Quando se abre a última carta" },
        yes: { label: "Depois da vez da última carta" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Que tipo de peça se pode devolver",
  },
};
