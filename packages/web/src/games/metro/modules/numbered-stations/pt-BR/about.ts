import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Estações Numeradas",
  short: "números secretos pagam",
  pieces: ["32 números"],
  about: "Você tem números de estações, em segredo. No fim, cada linha que terminou numa delas paga também a você.",
  options: {
    "numbers-each": {
      label: "Números para cada jogador",
      values: {
        "1": { label: "Um de cada lado" },
        "2": { label: "Dois de cada lado", about: "Para até quatro jogadores." },
        "3": { label: "Três de cada lado", about: "Para dois jogadores." },
        "4": { label: "Quatro de cada lado", about: "Para dois jogadores." },
      },
    },
    "numbers-ownerless": {
      label: "Linhas de ninguém",
      values: {
        no: { label: "Não pagam" },
        yes: { label: "Também pagam" },
        "centre-too": {
          label: "Também as do centro",
          about: "Trilhos que saem do centro pagam o dobro do seu comprimento, embora não sejam de ninguém.",
        },
      },
    },
    "numbers-open": {
      label: "Números",
      values: {
        no: { label: "Secretos" },
        yes: { label: "Abertos", about: "Todos veem os números de todos." },
      },
    },
  },
  unprinted: {
    groups: "Como os números formam grupos",
  },
};
