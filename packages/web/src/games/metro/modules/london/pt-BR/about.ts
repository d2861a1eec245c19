import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Londres",
  short: "o táxi anda",
  pieces: ["8 ruas", "um táxi", "32 turistas"],
  about:
    "Um turista espera em cada espaço interno. Construa sobre um, e o táxi vai à próxima casa da cor dele: você recebe pela distância, quatro no máximo.",
  options: {
    "london-start": {
      label: "De onde o táxi sai",
      values: {
        random: { label: "Ao acaso", about: "Da seta de uma ponta da fileira ou da outra." },
        left: { label: "Da esquerda" },
        right: { label: "Da direita" },
      },
    },
    "london-failed-drive": {
      label: "Quando a cor está longe demais",
      values: {
        "4": { label: "O táxi anda quatro", about: "Anda quatro casas, e ninguém recebe." },
        "0": { label: "O táxi fica", about: "Fica onde está, e ninguém recebe." },
      },
    },
  },
  unprinted: {
    colours: "As cores nas ruas",
    tourists: "Quatro turistas de cada cor",
  },
};
