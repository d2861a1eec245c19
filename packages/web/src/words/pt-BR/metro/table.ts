import type * as en from "../../en/metro/table.ts";
import { capital, colours, count, feminine, form, list, of, points, signed, tiles } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";
import type { LineName } from "../../types.ts";

const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "linhas" : "linha"} ${list(names.map(String))}`;
const SIDE_NAMES = ["lado de cima", "lado direito", "lado de baixo", "lado esquerdo"];
const station = (number: number): string => `estação ${number}`;
const nobodys = "sem dono";

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
    placeOrDraw: "coloque a sua peça ou pegue outra",
    chooseTile: "escolha uma peça e um espaço ou pegue outra",
    placeDrawn: "coloque a peça que você pegou",
    placeOnly: "coloque a sua peça",
    drawOnly: "a sua peça não cabe em nenhum espaço: pegue outra",
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
      hands ? `${tiles(supply)} na pilha e ${hands} na mão dos outros jogadores.` : `${tiles(supply)} na pilha.`,
    line: "A linha",
  },
  player: {
    open: (n) => (n ? count(n, "linha aberta", "linhas abertas") : "todas as linhas terminaram"),
  },
  ends: {
    at: (number) => `termina na estação ${number}`,
    centre: "termina no centro",
  },
  doubled: "×2",
  hand: (n, all, code) => (all > 1 ? `Peça ${n} de ${all}, ${code}` : `A peça na sua mão, ${code}`),
  trace: {
    line: (name) => `Linha ${name}`,
    nobody: "linha sem dono",
    notLeft: "ainda não saiu da estação",
    openAt: (square, side) => `continua em ${square}, ${SIDE_NAMES[side] ?? ""}`,
    arrived: (number) => `terminou na estação ${number}`,
    arrivedCentre: "terminou no centro, conta em dobro",
    arrivedCentreOnce: "terminou no centro",
    stop: "Parar de seguir",
    allLines: "Mostrar todas as linhas",
    onlyMine: "Mostrar só as minhas linhas",
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
    drewAnother: "pegou outra",
    ...ends,
    closed: ({ whose, line, station, points: n, isDoubled }) => {
      const named = whose?.isYou ? `a sua linha ${line}` : `a linha ${line} ${whose ? of(whose) : nobodys}`;
      const where = station === undefined ? "no centro" : `na estação ${station}`;
      const won = whose ? (isDoubled ? `${points(n)}, em dobro` : points(n)) : "sem pontos";
      return `${named} terminou ${where}, ${won}`;
    },
    overAlone: (most) => `a partida acabou com ${points(most)}`,
    sentence: (parts, beginsWithName) => {
      const joined = parts.join("; ");
      return `${beginsWithName ? joined : capital(joined)}.`;
    },
  },
  first: "Coloque peças para que as suas linhas fiquem longas antes de terminar.",
  history: {
    at: (n, all) => `Depois de ${n} de ${tiles(all)}`,
    back: "Uma peça para trás",
    forward: "Uma peça para a frente",
  },
  handOver: ({ name }) => `As mãos estão escondidas. Passe a tela para ${name}.`,
  lengths: "Mostrar o comprimento das linhas",
  zoomIn: "Ampliar o tabuleiro",
  zoomOut: "Mostrar o tabuleiro inteiro",
  cell: {
    empty: "vazio",
    legal: "você pode colocar a sua peça aqui",
    choosable: "você pode escolher",
    tile: (names) => (names.length ? `uma peça com ${lines(names)}` : "uma peça"),
    waits: (names) => `${lines(names)} ${names.length > 1 ? "continuam" : "continua"} aqui`,
    centre: "centro",
  },
};

/** The ledger: what a tile would do. */
export const ledger: typeof en.ledger = {
  title: "Se você colocar aqui",
  line: (name) => `Linha ${name}`,
  nobody: "sem dono",
  arrow: "→",
  change: (before, after) => `de ${before} para ${count(after, "peça", "peças")}`,
  open: "continua aberta",
  none: "Nenhuma linha muda aqui.",
  short: "termina cedo",
  further: (tiles, all) =>
    all === 1
      ? "a peça não vista a deixaria mais longa"
      : `${tiles} das ${all} peças não vistas a ${form(tiles, "deixaria", "deixariam")} mais longa`,
  mayEnd: (tiles, all, square) =>
    tiles === 0
      ? `Nenhuma peça não vista a faria terminar em ${square}.`
      : all === 1
        ? `A peça não vista a faria terminar em ${square}.`
        : `${tiles} das ${all} peças não vistas a ${form(tiles, "faria", "fariam")} terminar em ${square}.`,
  atOnce: "Na hora",
  gets: ({ name }, n) => `${name} ganha ${count(n, "ponto", "pontos")}`,
  ahead: (leaders, n) =>
    `${list(leaders.map(({ name }) => name))} ${form(leaders.length, "ganha", "ganham")} ${points(n)} em relação a você`,
  aheadOf: ({ name }, n, others) =>
    `${name} ganha ${points(n)} em relação a ${others ? list(others.map((other) => other.name)) : "todos"}`,
  noPoints: "ninguém pontua",
  even: "as diferenças não mudam",
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
    notLeft: "não começada",
    station: (number) => `estação ${number}`,
    centre: "centro ×2",
    centreOnce: "centro",
    total: "Total",
    estimate: "Se terminasse assim",
    holds: (tiles) => `tem ${tiles}`,
    closed: (n) => count(n, "linha terminada", "linhas terminadas"),
    trace: (name) => `Seguir a linha ${name}`,
  },
  strips: {
    title: "Todas as linhas, desembaraçadas",
    about: "Cada linha aparece como uma faixa, da estação até o fim, com uma marca para cada peça por onde passa.",
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
    ["R", "rever as últimas jogadas ou, se a mesa permitir, girar a peça"],
    ["D", "pegar outra peça"],
    ["1 2 3", "escolher uma peça da sua mão"],
    ["U", "desfazer"],
    ["Y", "refazer"],
    ["L", "ir para a última peça colocada"],
    ["T", "seguir as linhas deste espaço, uma após a outra"],
    ["N", "mostrar ou esconder o comprimento de cada linha aberta"],
    ["M", "mostrar só as suas linhas ou todas"],
    ["Home  ,  .  End", "primeira posição, voltar, avançar, posição atual"],
    ["← →  ↑ ↓", "no histórico: um passo, uma rodada"],
    ["?", "esta lista"],
  ],
  playedHere: (edition, terms) =>
    `Nesta mesa: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "Se você pegar de novo, receberá as mesmas peças na mesma ordem.",
  exportRunning:
    "Durante a partida, o arquivo mostra pontos de interrogação em tudo o que você ainda não pode saber. Dá para ler, mas não para abrir aqui de novo. Para continuar em outro lugar, exporte a mesa inteira.",
  exportWhole: "Use isto para continuar em outro navegador. A mesa contém as peças de todos, então não vale espiar.",
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "A partida acabou: todos os espaços têm uma peça.",
  drawOwed: "Espere a próxima peça ser tirada da pilha.",
  mustPlaceDrawn: "Você pegou outra peça em vez de colocar uma da mão. Agora você precisa colocar essa peça.",
  supplyEmpty: "Não há mais peças para pegar. Coloque uma da sua mão.",
  notInHand: "Você não tem esta peça. Escolha uma da sua mão.",
  offBoard: "Este espaço não fica no tabuleiro. Escolha outro.",
  centre: "Você não pode colocar peças no centro. Escolha outro espaço.",
  occupied: "Já há uma peça neste espaço, e peças nunca saem do lugar. Escolha um espaço vazio.",
  notAdjacent:
    "Uma peça precisa ficar na borda do tabuleiro ou ao lado de outra. Ainda não há peça ao lado deste espaço. Escolha outro espaço.",
  noLineThere:
    "Nenhuma linha de uma estação chega a este espaço, e nesta mesa isso é obrigatório ao lado do centro. Escolha outro espaço.",
  turned: "Nesta mesa, você não pode girar peças. A seta sempre aponta para cima. Coloque a peça como está.",
  sameTurn: "A peça girada assim fica igual a antes. Gire-a de outra maneira.",
  oneTile:
    "Aqui a peça sozinha levaria uma linha da saída direto a uma estação: uma linha de uma peça só. Isso só é permitido se a peça não couber em nenhum outro espaço. Escolha outro espaço.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
  rule: (number) => `Regra ${number}`,
  open: "Uma linha aberta saiu da estação dela e ainda não chegou a nenhuma estação. Ela ainda não vale nada, e cada peça por onde passar vai contar.",
  ended:
    "Uma linha que chega a uma estação é pontuada na hora: um ponto para cada vez que passa por uma peça. Os pontos são do dono da linha, não importa quem colocou a peça.",
  doubled: "Uma linha que termina no centro conta em dobro.",
  nobody: "Ninguém ganha pontos por linhas de estações sem dono nem por trilhos que saem do centro.",
  short: "A linha termina aqui, embora pudesse ficar mais longa com outra peça que você ainda não viu.",
  unseen: "As peças que você não viu: as da pilha e as da mão dos outros jogadores.",
  shares:
    "Uma ação é uma parte de uma companhia, de 10 a 40 por cento. Quanto ela vale no fim depende da posição da companhia. Você sempre tem uma ação de cada porcentagem.",
  profit:
    "Os pontos das linhas de uma companhia. Nenhum jogador fica com eles: só decidem a classificação das companhias.",
  value: "Quanto uma ação de 10% valeria se a partida acabasse agora: 8 na companhia com mais lucro, até 1 na última.",
  /** Explains options on the setup page. */
  options: {
    start:
      "Quem joga primeiro. Os outros seguem na ordem de jogo. O sorteio do jogador inicial, se houver, é feito quando a partida começa.",
    orientation:
      "Cada peça tem uma seta. Normalmente ela aponta para o mesmo lado que a seta do tabuleiro. Se você puder girar as peças, cada uma cabe de até quatro maneiras.",
    "hand-size": "Quantas peças você tem para escolher. Com mais peças, há mais o que planejar, e a sorte conta menos.",
    "open-hands": "Esta opção define se todos veem todas as mãos. Mãos abertas são boas para aprender juntos.",
    numbering:
      "O tabuleiro de 2000 numera as estações em um sentido; uma edição posterior, no outro. Os donos seguem os números e, por isso, ficam espelhados.",
    "one-tile-stations":
      "Uma linha precisa passar por mais de uma peça. Esta opção define se as linhas de estações sem dono são exceção.",
    "one-tile-exception":
      "Uma peça que não cabe em outro lugar pode fazer uma linha de uma peça só. Esta opção define se ela precisa esperar enquanto você ainda pode pegar outra peça.",
    "centre-squares":
      "A primeira edição diz que uma peça ao lado do centro precisa continuar um trilho. Esta opção define se basta qualquer trilho ou só uma linha de uma estação.",
  },
};

export const allModules: typeof en.allModules = {
  first: (titles, goals) =>
    [
      ...goals,
      `Você está jogando com ${list(titles)}. A situação e as regras estão ao lado do tabuleiro; em telas pequenas, em Módulos.`,
    ].join(" "),
  colours,
  company: (colour) => `a companhia ${feminine[colour]}`,
  decide: "tome uma decisão",
  choose: "escolha uma opção",
  chooseFirst: "Escolha primeiro",
  onBoard: "Escolha um espaço no tabuleiro.",
  pass: "Passar",
  passPrompt: "você não tem mais peça: passe",
  confirms: (action) => `${action}?`,
  introduction: "Introdução",
  rules: "Regras",
  ourValues: "valores do Interchange",
  valuesOf: (set) => `valores de ${set}`,
  nothingToDo: "Não há nada para decidir agora.",
  passed: ({ name }) => `${name} passou`,
  sank: ({ name }) => `${name} devolveu uma peça à pilha`,
  awarded: ({ name }, points, what) => `${name} ${signed(points)} por ${what}`,
  final: (module, gains) => `${module}: ${list(gains.map(([{ name }, points]) => `${name} ${signed(points)}`))}`,
  source: (module, what) => `${module}: ${what}`,
  differs: (module, label, value) => `${module}, ${label.toLowerCase()}: ${value}`,
  refusals: {
    combination: "Estes módulos não podem ser combinados. Remova um deles.",
    decisionOwed: "Tome primeiro a sua outra decisão.",
    mustPlace: "Você tem uma peça ou pode pegar uma, então não pode passar. Coloque uma peça.",
    noDraw: "Nesta mesa, você não pode pegar outra peça. Coloque uma da sua mão.",
    noSuchModule: "Esta mesa não usa este módulo. Escolha outro.",
  },
};
