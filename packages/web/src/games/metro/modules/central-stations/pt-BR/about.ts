import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Estações de Metrô",
  short: "comece linhas no centro",
  pieces: ["uma estação central para cada"],
  about:
    "Cada jogador tem uma estação central. Posta no centro em vez de uma peça, ela torna sua a linha que sai dali.",
  options: {
    "central-on-finished": {
      label: "Onde uma linha já terminou",
      values: {
        no: { label: "Sem estação central", about: "Ela só vai onde a linha ainda está aberta." },
        yes: { label: "Pode ser posta", about: "A linha é pontuada na hora." },
      },
    },
    "central-doubled": {
      label: "Linhas do centro de volta ao centro",
      values: {
        no: { label: "Contam uma vez" },
        yes: { label: "Contam em dobro", about: "Como todas as linhas que terminam no centro." },
      },
    },
    "central-arrivals": {
      label: "Linhas que terminam numa estação central",
      values: {
        doubled: { label: "Contam em dobro", about: "Como todas as linhas que terminam no centro." },
        single: { label: "Contam uma vez", about: "Só espaços sem estação central contam em dobro." },
      },
    },
  },
};
