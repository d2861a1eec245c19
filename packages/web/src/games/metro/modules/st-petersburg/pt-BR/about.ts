import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "São Petersburgo",
  short: "prêmios por visitas",
  pieces: ["8 atrações", "32 prêmios"],
  about:
    "Construa sobre uma atração e ponha na peça um turista à sua escolha. Linhas que passam ali trazem ao dono peças de PV daquela cor.",
  options: {
    "st-petersburg-choice": {
      label: "Qual turista",
      values: {
        any: { label: "Qualquer um dos que restam" },
        "own-first": { label: "Antes o seu", about: "O turista da sua cor, enquanto ele estiver ali." },
      },
    },
  },
  unprinted: {
    values: "Os pontos nas peças de PV",
    squares: "Onde ficam as atrações",
  },
};
