import type * as en from "../../en/metro/table.ts";
import { capital, colours, count, feminine, form, list, of, points, signed, tiles } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";
import type { LineName } from "../../types.ts";

const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "linhas" : "linha"} ${list(names.map(String))}`;
const SIDE_NAMES = ["lado de cima", "lado direito", "lado de baixo", "lado esquerdo"];
const station = (number: number): string => `estação ${number}`;
const nobodys = "de ninguém";

/** Texts that a table of Metro needs from the start. */
export const table: typeof en.table = {
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
    ...ends,
    closed: ({ whose, line, station, points: n, isDoubled }) => {
      const named = whose?.isYou ? `a sua linha ${line}` : `a linha ${line} ${whose ? of(whose) : nobodys}`;
      const where = station === undefined ? "no centro" : `na estação ${station}`;
      const won = whose ? (isDoubled ? `${points(n)}, em dobro` : points(n)) : "para ninguém";
      return `${named} terminou ${where}, ${won}`;
    },
    overAlone: (most) => `a partida acabou com ${points(most)}`,
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

/** The ledger: what a tile would do. */
export const ledger: typeof en.ledger = {
  title: "Se você colocar aqui",
  line: (name) => `Linha ${name}`,
  nobody: "de ninguém",
  arrow: "→",
  change: (before, after) => `de ${before} para ${count(after, "peça", "peças")}`,
  open: "continua aberta",
  none: "Nenhuma linha muda aqui.",
  short: "curta",
  further: (tiles, all) =>
    all === 1
      ? "a peça ainda não vista a levaria adiante"
      : `${tiles} de ${all} peças ainda não vistas a ${form(tiles, "levaria", "levariam")} adiante`,
  mayEnd: (tiles, all, square) =>
    tiles === 0
      ? `Nenhuma peça ainda não vista a encerraria em ${square}.`
      : `${tiles} de ${count(all, "peça ainda não vista", "peças ainda não vistas")} a ${form(tiles, "encerraria", "encerrariam")} em ${square}.`,
  atOnce: "Na hora",
  gets: ({ name }, n) => `${name} ganha ${count(n, "ponto", "pontos")}`,
  ahead: (leaders, n) =>
    `${list(leaders.map(({ name }) => name))} ${form(leaders.length, "ganha", "ganham")} ${n} sobre você`,
  aheadOf: ({ name }, n, others) =>
    `${name} ganha ${n} sobre ${others ? list(others.map((other) => other.name)) : "todos"}`,
  even: "ninguém ganha vantagem",
  more: (n) => count(n, "outra linha", "outras linhas"),
};

/** The sheets of a table of Metro. */
export const sheets: typeof en.sheets = {
  scores: {
    title: "Placar",
    line: "Linha",
    tiles: "Peças",
    end: "Fim",
    points: "Pontos",
    open: "aberta",
    notLeft: "ainda não saiu",
    station: (number) => `estação ${number}`,
    centre: "centro ×2",
    centreOnce: "centro",
    total: "Total",
    holds: (tiles) => `tem na mão ${tiles}`,
    closed: (n) => count(n, "linha terminada", "linhas terminadas"),
    trace: (name) => `Seguir a linha ${name}`,
  },
  strips: {
    title: "Todas as linhas, esticadas",
    about: "Cada linha como uma faixa, da estação até onde termina ou espera; uma marca para cada peça por onde passa.",
    seat: "Linhas de",
    nobody: "Ninguém",
    line: (name, length, end) => `Linha ${name}: ${count(length, "peça", "peças")}, ${end}`,
    stop: (square, visit, crossed) =>
      [
        square,
        ...(visit > 1 ? [`${visit}ª vez`] : []),
        ...(crossed.length
          ? [`cruza ${crossed.length > 1 ? "as linhas" : "a linha"} ${list(crossed.map(String))}`]
          : []),
      ].join(", "),
  },
  keys: [
    ["Setas", "andar pelo tabuleiro"],
    ["Enter ou Espaço", "escolher o espaço, depois colocar a peça"],
    ["Esc", "voltar antes de colocar"],
    ["R", "girar a peça, onde a mesa permite"],
    ["D", "pegar outra peça"],
    ["1 2 3", "escolher uma peça da sua mão"],
    ["U", "desfazer"],
    ["Y", "refazer o que foi desfeito"],
    ["L", "ir à última peça colocada"],
    ["T", "seguir as linhas deste espaço, uma após a outra"],
    ["M", "mostrar só as suas linhas, ou todas"],
    ["Home  ,  .  End", "primeira posição, atrás, adiante, ao vivo"],
    ["← →  ↑ ↓", "ao olhar para trás: um passo, uma rodada"],
    ["?", "esta lista"],
  ],
  playedHere: (edition, terms) =>
    `Nesta mesa: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "As peças que saíram voltam na mesma ordem.",
  exportRunning:
    "Durante a partida, o registro tem pontos de interrogação no que você não pode saber: dá para ler, mas não para abrir aqui de novo. Para seguir em outro lugar, leve a mesa inteira.",
  exportWhole: "Para continuar em outro navegador. Contém as peças de todos: não vale espiar.",
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "A partida acabou: todos os espaços estão cobertos.",
  drawOwed: "Antes é preciso pegar uma peça.",
  mustPlaceDrawn: "Você pegou outra peça em vez de colocar uma da mão. Agora essa peça deve ser colocada.",
  supplyEmpty: "Não há mais peças no estoque.",
  notInHand: "Você não tem esta peça.",
  offBoard: "Isto fica fora do tabuleiro.",
  centre: "A estação central ocupa estes espaços; nenhuma peça vai ali.",
  occupied: "Já há uma peça aqui, e peças nunca saem do lugar.",
  notAdjacent: "Uma peça fica na borda do tabuleiro ou ao lado de outra. Nada toca este espaço ainda.",
  turned: "As peças ficam como aponta a seta; nesta mesa não se giram peças.",
  sameTurn: "Girada assim, a peça fica igual ao que era.",
  oneTile:
    "Aqui a peça ligaria sozinha uma saída a uma estação: uma linha de uma peça só. Isso só vale quando a peça não cabe em nenhum outro espaço.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
  rule: (number) => `Regra ${number}`,
  open: "Uma linha aberta saiu da sua estação e ainda não chegou a outra. Ainda não paga nada, e cada peça por que passar vai contar.",
  ended:
    "Uma linha que chega a uma estação é pontuada na hora: um ponto para cada vez que passa sobre uma peça. Os pontos são do dono, seja quem for que colocou a peça.",
  doubled: "Uma linha que termina no centro vale em dobro.",
  nobody: "Linhas de estações sem dono e trilhos que saem do centro não pagam ninguém.",
  short: "A linha termina aqui, embora pudesse continuar: peças ainda não vistas a levariam adiante.",
  unseen: "As peças que você não viu: as do estoque e as de outras mãos.",
  shares:
    "Uma ação é uma parte de uma companhia, de 10 a 40 por cento. No fim ela paga pela colocação da companhia; você sempre tem uma de cada porcentagem.",
  profit: "Os pontos das linhas de uma companhia. Não são de ninguém: só dizem qual companhia vai bem.",
  value: "Quanto uma ação de 10% pagaria se a partida terminasse agora: 8 pela companhia com mais lucro, até 1.",
  /** Explains options on the setup page. */
  options: {
    start: "Quem joga primeiro; os outros seguem na ordem dos lugares. O sorteio é feito quando a partida começa.",
    orientation:
      "Cada peça tem uma seta. Como impressa, ela aponta como a do tabuleiro; girada livremente, uma peça cabe de até quatro maneiras.",
    "hand-size":
      "Quantas peças você tem na mão para escolher. Com mais delas há mais o que planejar, e a sorte conta menos.",
    "open-hands": "Se todos veem as peças de todos. Mãos abertas são boas para aprender juntos.",
    numbering:
      "As estações são numeradas em um sentido no tabuleiro de 2000 e no outro em uma impressão posterior. Os donos seguem os números e ficam espelhados.",
    "one-tile-stations":
      "Uma peça não pode levar uma linha direto de volta a uma estação. Aqui se diz se as estações sem dono ficam de fora.",
    "one-tile-exception":
      "Uma peça que não cabe em outro lugar pode fazer uma linha de uma peça só. Aqui se diz se ela espera enquanto se pode pegar outra.",
  },
};

export const allModules: typeof en.allModules = {
  first: (titles, goals) => [...goals, `Com ${list(titles)}. O andamento e as regras estão em Módulos.`].join(" "),
  colours,
  company: (colour) => `a companhia ${feminine[colour]}`,
  decide: "decida como continua",
  choose: "escolha",
  chooseFirst: "Escolha antes",
  onBoard: "Escolha um espaço no tabuleiro.",
  pass: "Passar",
  passPrompt: "não há mais peça para você: passe",
  confirm: "Confirmar",
  confirms: (action) => `${action}?`,
  rules: "Regras",
  ourValues: "valores nossos",
  valuesOf: (set) => `valores de ${set}`,
  nothingToDo: "Nada a decidir aqui agora.",
  passed: ({ name }) => `${name} passou`,
  sank: ({ name }) => `${name} devolveu uma peça ao estoque`,
  awarded: ({ name }, points, what) => `${name} ${signed(points)} por ${what}`,
  final: (module, gains) => `${module}: ${list(gains.map(([{ name }, points]) => `${name} ${signed(points)}`))}`,
  source: (module, what) => `${module}: ${what}`,
  differs: (module, label, value) => `${module}, ${label.toLowerCase()}: ${value}`,
  refusals: {
    combination: "Estes módulos não combinam.",
    decisionOwed: "Antes há uma decisão pendente.",
    mustPlace: "Você tem uma peça, ou pode pegar uma: só passa quem não tem nenhuma.",
    noDraw: "Nesta mesa não se pega outra peça em vez de colocar uma.",
    noSuchModule: "Este módulo não está em jogo aqui.",
  },
};
