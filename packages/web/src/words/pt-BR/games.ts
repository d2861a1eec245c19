/** What the page says about each game before it is loaded. */
import type * as en from "../en/games.ts";

export const games: typeof en.games = {
  metro: {
    name: "Metro",
    shortName: "Metro",
    about: "Coloque peças, estenda linhas",
    promise: "Mantenha suas linhas em movimento.",
    pitch: "Coloque uma peça por turno. Quanto mais longa for a linha quando terminar, mais pontos ela dá.",
    inShort: [
      "As estações de todos os jogadores ficam na borda do tabuleiro. Uma linha começa em cada uma delas.",
      "No seu turno, coloque uma peça. Ela aumenta linhas: as suas e também as dos outros.",
      "Uma linha termina quando chega a uma estação. Ela rende 1 ponto por peça percorrida, e o dobro no centro.",
      "Quando todas as peças tiverem sido colocadas, quem tiver mais pontos vence.",
    ],
    shown: (line, isCentre) => (isCentre ? `linha ${line} a caminho do centro` : `linha ${line}`),
    progress: (placed) => `${placed} de 60 peças`,
  },
  underground: {
    name: "On the Underground",
    shortName: "Underground",
    about: "Construa as linhas de Londres",
    promise: "Leve-o aonde você quiser.",
    pitch: "Construa linhas por Londres. Você ganha pontos quando o passageiro anda nelas.",
    inShort: [
      "Cada jogador tem algumas linhas. No seu turno, construa até quatro trilhos nelas.",
      "Depois o passageiro viaja. Ele anda a pé o mínimo possível e usa o menor número possível de linhas.",
      "Cada linha que ele usa rende 1 ponto ao dono. Suas linhas também pontuam em terminais, estações da ferrovia nacional e símbolos iguais.",
      "Quando ele tiver visitado todos os destinos, quem tiver mais pontos vence.",
    ],
    shown: (station) => `a caminho de ${station}`,
    progress: (placed) => (placed === 1 ? "1 destino visitado" : `${placed} destinos visitados`),
  },
  maps: { "kestrel-bay": "Kestrel Bay" },
};
