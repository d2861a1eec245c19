import { capital, count, list, of, signed } from "../../../parts/words/pt-BR/plural.ts";
import type { LineName } from "../../../parts/words/types.ts";
import type { table as source } from "../en/table.ts";

const tiles = (n: number): string => count(n, "peça", "peças");
const points = (n: number): string => count(n, "ponto", "pontos");
const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "linhas" : "linha"} ${list(names.map(String))}`;
const SIDE_NAMES = ["lado de cima", "lado direito", "lado de baixo", "lado esquerdo"];
const station = (number: number): string => `estação ${number}`;
const nobodys = "de ninguém";

/** What a table of Metro says before anything of it is opened. */
export const table: typeof source = {
  editions: {
    first: "Primeira edição",
    second: "Segunda edição",
    bigbox: "Edição BigBox",
  },
  title: (edition, seats, modules) => ["Metro", edition, count(seats, "jogador", "jogadores"), ...modules].join(" · "),
  board: "Tabuleiro",
  tiles,
  signed,

  prompts: {
    placeOrDraw: "coloque a peça ou pegue outra",
    chooseTile: "escolha peça e espaço ou pegue outra",
    placeDrawn: "coloque a peça que pegou",
    placeOnly: "coloque a peça",
    drawOnly: "esta peça não cabe agora: pegue outra",
    confirm: (square) => `colocar em ${square}?`,
  },
  progress: (placed, all) => `Jogada ${placed} de ${all}`,
  progressShort: (placed, all) => `${placed} / ${all}`,
  actions: {
    place: "Colocar",
    draw: "Pegar outra",
    drawShort: "Pegar",
    turn: "Girar",
    lines: "Linhas",
    modules: "Módulos",
    scores: "Placar",
    bag: "Peças não vistas",
  },
  panels: {
    yourTile: "Sua peça",
    yourTiles: "Suas peças",
    drawnTile: "A peça que você pegou",
    unseenAbout: (supply, hands) =>
      hands ? `${tiles(supply)} no estoque e ${hands} em outras mãos.` : `${tiles(supply)} no estoque.`,
    line: "A linha",
  },
  player: {
    yourTurn: "sua vez",
    turn: "coloca uma peça",
    thinking: "pensando…",
    lines: (all, open) =>
      open ? `${count(all, "linha", "linhas")}, ${count(open, "aberta", "abertas")}` : "todas as linhas terminaram",
  },
  ends: {
    at: (number) => `fim na estação ${number}`,
    centre: "fim no centro",
  },
  doubled: "×2",
  hand: (n, all, code) => (all > 1 ? `Peça ${n} de ${all}, ${code}` : `A peça na sua mão, ${code}`),
  trace: {
    line: (name) => `Linha ${name}`,
    nobody: "linha de ninguém",
    notLeft: "não saiu da estação",
    openAt: (square, side) => `aberta em ${square}, ${SIDE_NAMES[side] ?? ""}`,
    arrived: (number) => `chegou à estação ${number}`,
    arrivedCentre: "chegou ao centro, conta em dobro",
    arrivedCentreOnce: "chegou ao centro",
    stop: "Parar de seguir",
    allLines: "Todas as linhas",
    onlyMine: "Só as minhas linhas",
  },
  station,
  stationFacts: ({ number, owner, length, end, more }) =>
    [station(number), owner ?? nobodys, tiles(length), end, ...more].join(", "),
  fromCentre: (square) => `de ${square}`,
  whyNot: (square) => `Por que não ${square}?`,
  log: {
    placed: ({ name }, square, isDrawn) =>
      isDrawn ? `${name} pegou outra peça e a colocou em ${square}` : `${name} colocou uma peça em ${square}`,
    drew: ({ name }) => `${name} pegou outra peça`,
    lot: ({ name }) => `${name} começa por sorteio`,
    closed: ({ whose, line, station, points: n, isDoubled }) => {
      const named = whose?.isYou ? `a sua linha ${line}` : `a linha ${line} ${whose ? of(whose) : nobodys}`;
      const where = station === undefined ? "no centro" : `na estação ${station}`;
      const won = whose ? (isDoubled ? `${points(n)}, em dobro` : points(n)) : "para ninguém";
      return `${named} terminou ${where}, ${won}`;
    },
    overAlone: (most) => `a partida acabou com ${points(most)}`,
    over: (best, most) => {
      const [only, ...others] = best;
      return only && !others.length
        ? `a partida acabou: ${only.name} venceu com ${points(most)}`
        : `a partida acabou: ${list(best.map(({ name }) => name))} dividem o primeiro lugar com ${points(most)}`;
    },
    sentence: (parts, beginsWithName) => {
      const joined = parts.join("; ");
      return `${beginsWithName ? joined : capital(joined)}.`;
    },
  },
  first: "Coloque trilhos para que as suas linhas fiquem longas antes de terminar.",
  history: {
    at: (n, all) => `Depois de ${n} de ${tiles(all)}`,
    back: "Uma peça atrás",
    forward: "Uma peça adiante",
  },
  handOver: ({ name }) => `As mãos são secretas. Passe a tela para ${name}.`,
  zoomIn: "Ampliar o tabuleiro",
  zoomOut: "Mostrar o tabuleiro inteiro",
  cell: {
    empty: "vazio",
    legal: "pode receber a peça",
    choosable: "pode ser escolhido",
    tile: (names) => (names.length ? `uma peça com ${lines(names)}` : "uma peça"),
    waits: (names) => `${lines(names)} ${names.length > 1 ? "esperam" : "espera"} aqui`,
    centre: "estação central",
  },
};
