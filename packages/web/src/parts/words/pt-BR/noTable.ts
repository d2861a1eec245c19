import type { noTable as source } from "../en/noTable.ts";

export const noTable: typeof source = {
  unknown: "Esta mesa não existe neste navegador",
  unknownAbout:
    "As mesas ficam no navegador em que foram jogadas. Ela pode ter sido excluída, ou jogada em outro lugar.",
  version: "Esta mesa foi guardada por outra versão",
  game: "Esta versão não conhece o jogo que foi jogado aqui",
  replay: "Esta partida não segue as regras que esta versão conhece",
  nothingLost: "Nada foi excluído nem mudado. Você pode exportar o que está guardado e abrir em outro lugar.",
  detail: (detail) => `O que deu errado: ${detail}`,
  export: "Exportar o que está guardado",
};
