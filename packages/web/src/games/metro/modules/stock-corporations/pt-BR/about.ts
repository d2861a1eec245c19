import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Companhias de Metrô",
  short: "ações em vez de linhas",
  pieces: ["32 ações"],
  about:
    "Oito companhias são donas das linhas, e você tem ações delas. Em vez de colocar uma peça você pode trocar uma ação; no fim, valem mais as ações das melhores companhias.",
  options: {
    "stock-city-rewards": {
      label: "Bilhetes e peças de PV de Berlim e São Petersburgo",
      values: {
        company: { label: "Da companhia", about: "Cuja linha passa pelo turista." },
        placer: { label: "Do jogador", about: "Cuja peça termina a linha." },
      },
    },
  },
  excludes: {
    "numbered-stations": "os números pagam jogadores por linhas, e com companhias nenhum jogador é dono de linha",
  },
  unprinted: {
    "company-stations": "Quais estações são de qual companhia",
  },
};
