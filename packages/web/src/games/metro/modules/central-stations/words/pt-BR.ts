import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, of, points } from "../../../../../words/pt-BR/grammar.ts";

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

export const terms: typeof en.terms = {
  "central-on-finished":
    "Trilhos podem sair do centro antes que haja ali uma estação central. Aqui se diz se é tarde demais quando eles já chegaram a uma estação.",
  "central-doubled":
    "Linhas que terminam no centro valem em dobro. Aqui se diz se isso vale também para uma que começou ali.",
  "central-arrivals":
    "Uma linha pode terminar no centro onde alguém pôs uma estação central. Aqui se diz se ali ela também vale em dobro.",
};

export const intro: typeof en.intro = {
  set: () => ({
    topic: "Sua estação",
    says: "Você tem uma estação central. Ponha-a no centro em vez de colocar uma peça: a linha que sai dali é sua.",
    task: "Escolha o espaço ao lado de c5, ou peça para mostrar.",
    done: "Mais uma linha sua, do meio do tabuleiro.",
    knows: "Uma vez você abre uma linha no centro",
    why: "O espaço ao lado de c5 tem bons trilhos.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "Do centro",
    says: "Ela é pontuada quando chega a uma estação. Vindo do centro, não conta em dobro.",
    task: `Coloque a peça em ${place}.`,
    done: `${points(paid)} pela linha do centro.`,
    knows: "Linhas do centro não contam em dobro",
    why: `A linha dali sai por ${place}.`,
  }),
};

export const words: typeof en.words = {
  instead: "Pôr a sua estação",
  insteadShort: "Estação",
  set: (square) => `Pôr ao lado de ${square}`,
  brings: {
    fresh: "linha não começada",
    line: (tiles, open) => `linha de ${count(tiles, "peça", "peças")}, ${open ?? "terminada"}`,
  },
  centre: "Os oito espaços do centro",
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
