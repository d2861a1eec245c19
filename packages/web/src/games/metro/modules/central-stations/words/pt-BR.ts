import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, of, points } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Estações de Metrô",
  short: "linhas que saem do centro",
  pieces: ["uma estação central para cada"],
  about: [
    "Cada jogador tem uma estação central.",
    "Coloque-a no centro em vez de uma peça, e a linha que sai dali é sua.",
  ],
  options: {
    "central-on-finished": {
      label: "Colocar onde uma linha já terminou",
      values: {
        no: { label: "Não pode", about: "Você só pode colocá-la onde a linha ainda está aberta." },
        yes: { label: "Pode", about: "A linha é pontuada na hora." },
      },
    },
    "central-doubled": {
      label: "Linhas que vão do centro de volta ao centro",
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
    "Trilhos podem sair do centro antes que alguém coloque ali uma estação central. Esta opção define se você ainda pode colocar uma depois que esses trilhos chegarem a uma estação.",
  "central-doubled":
    "Linhas que terminam no centro contam em dobro. Esta opção define se isso inclui as linhas que começam ali.",
  "central-arrivals":
    "Uma linha pode terminar num espaço do centro onde alguém já colocou uma estação central. Esta opção define se ela ainda conta em dobro.",
};

export const intro: typeof en.intro = {
  set: () => ({
    topic: "Sua estação",
    says: "Você tem uma estação central. Coloque-a no centro em vez de uma peça, e a linha que sai dali é sua.",
    task: "Escolha o espaço ao lado de c5 ou deixe a lição mostrar.",
    done: "Agora você tem mais uma linha, do meio do tabuleiro.",
    knows: "Uma vez por partida, você pode começar uma linha no centro",
    why: "A sua linha tem por onde sair do espaço ao lado de c5.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "Do centro",
    says: "Esta linha é pontuada quando chega a uma estação. Linhas que saem do centro não contam em dobro.",
    task: `Coloque a sua peça em ${place}.`,
    done: `${points(paid)} pela linha que saiu do centro.`,
    knows: "Linhas que saem do centro não contam em dobro",
    why: `A linha da sua estação continua em ${place}.`,
  }),
};

export const words: typeof en.words = {
  instead: "Colocar sua estação",
  insteadShort: "Estação",
  set: (square) => `Colocar a estação ao lado de ${square}`,
  brings: {
    fresh: "linha não começada",
    line: (tiles, open) => `linha de ${count(tiles, "peça", "peças")}, ${open ?? "já terminada"}`,
  },
  centre: "Os oito espaços do centro",
  free: (square) => `ao lado de ${square}: livre`,
  ended: (square) => `ao lado de ${square}: a linha já terminou`,
  taken: (square, whose) => `ao lado de ${square}: ${whose}`,
  take: (square) => `Colocar a sua estação central ao lado de ${square}`,
  whose: (who) => (who.isYou ? "a sua estação" : `estação ${of(who)}`),
  left: "não colocada",
  tilesLeft: (left) => `${left} por colocar`,
  isSet: "colocada",
  stations: "Estações dos jogadores",
  beside: (square) => `ao lado de ${square}`,
  notSet: "ainda não colocada",
  here: (whose) => `${whose} ao lado`,
  may: "Em vez de uma peça, você pode colocar a sua estação num espaço livre: aqui ou no tabuleiro.",
  tells: {
    set: ({ name, isYou }, square) => `${name} colocou ${isYou ? "a sua" : "uma"} estação central ao lado de ${square}`,
  },
  lines: "estação central",
  refusals: {
    showShare: "Aqui as linhas são das companhias. Mostre uma ação de uma companhia para colocar a estação dela.",
    noTileLeft: "Esta estação já está no tabuleiro. Em vez disso, coloque uma peça.",
    lineEnded:
      "A linha deste espaço já terminou, e nesta mesa você não pode colocar uma estação ali. Escolha outro espaço.",
    shortLine:
      "A linha deste espaço tem só uma peça, então você não pode colocar uma estação ali. Escolha outro espaço.",
    notNow: "Você só pode colocar uma estação central no seu turno, em vez de uma peça.",
    spaceTaken: "Já há uma estação neste espaço. Escolha outro.",
  },
};
