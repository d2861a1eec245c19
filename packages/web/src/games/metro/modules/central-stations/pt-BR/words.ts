/** What central stations say. A space is called after the square beside it, since no square has two. */
import { count, of } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  instead: "Pôr a sua estação",
  insteadShort: "Estação",
  set: (square) => `Pôr ao lado de ${square}`,
  brings: {
    fresh: "linha não começada",
    line: (tiles, open) => `linha de ${count(tiles, "peça", "peças")}, ${open ?? "terminada"}`,
  },
  plan: "Os oito espaços do centro",
  free: (square) => `ao lado de ${square}: livre`,
  ended: (square) => `ao lado de ${square}: a linha já terminou`,
  taken: (square, whose) => `ao lado de ${square}: ${whose}`,
  take: (square) => `Pôr a sua estação central ao lado de ${square}`,
  whose: (who) => (who.isYou ? "a sua estação" : `estação ${of(who)}`),
  left: "por pôr",
  tilesLeft: (left) => `${left} por pôr`,
  isSet: "já posta",
  stations: "Estações dos jogadores",
  beside: (square) => `ao lado de ${square}`,
  notSet: "ainda não posta",
  here: (whose) => `${whose} ao lado`,
  may: "Em vez de colocar uma peça, você pode pôr a sua estação num espaço livre: aqui ou no tabuleiro.",
  tells: {
    set: ({ name, isYou }, square) => `${name} pôs ${isYou ? "a sua" : "uma"} estação central ao lado de ${square}`,
  },
  lines: "estação central",
  refusals: {
    showShare: "Aqui as linhas são das companhias: mostre uma ação para pôr a estação da companhia.",
    noTileLeft: "Esta estação já está no tabuleiro.",
    lineEnded: "A linha deste espaço já terminou, e nesta mesa não se põem estações ali.",
    shortLine: "A linha deste espaço tem uma peça só, e ninguém fica com uma linha assim.",
    notNow: "Uma estação central é posta em vez de uma peça, na sua própria vez.",
    spaceTaken: "Já há uma estação neste espaço.",
  },
};
