import type * as en from "../../en/underground/table.ts";
import type { Paid } from "../../en/underground/table.ts";
import type { Source } from "@interchange/underground";
import { capital, count, form, inside, list, points, signed, tokens } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";
import type { Who } from "../../types.ts";

const walks = (n: number): string => (n ? count(n, "trecho a pé", "trechos a pé") : "nada a pé");
const lines = (n: number): string => (n ? count(n, "linha", "linhas") : "nenhuma linha");
const blocks = (n: number): string => count(n, "trecho", "trechos");
const costs = (n: number): string => (n ? `custa ${tokens(n)}` : "grátis");

const sources: Readonly<Record<Source, string>> = {
  start: "Início",
  nationalRail: "Ferrovia nacional",
  terminus: "Terminais",
  connection: "Conexões",
  loop: "Laços",
  passenger: "Passageiro",
};

const pays = (paid: readonly Paid[]): string => paid.map(([{ name }, n]) => `${name} ${signed(n)}`).join(", ");
const by = (names: readonly string[]): string => (names.length ? list(names.map((name) => `pela ${name}`)) : "a pé");
const standings = (scores: readonly (readonly [who: Who, points: string])[]): string =>
  scores.map(([{ name }, n]) => `${name} ${n}`).join(", ");

export const table: typeof en.table = {
  title: (edition, seats) => `On the Underground · ${edition} · ${count(seats, "jogador", "jogadores")}`,
  map: "Mapa de Londres",
  tokens,
  signed,
  sources,
  kinds: {
    start: "início",
    express: "destino expresso",
    normal: "destino",
    connection: "conexão",
    nationalRail: "ferrovia nacional",
    terminus: "terminal",
  },
  /** Feminine, as in "a linha vermelha". */
  lineNames: {
    red: "vermelha",
    black: "preta",
    yellow: "amarela",
    blue: "azul",
    purple: "roxa",
    pink: "rosa",
    orange: "laranja",
    green: "verde",
    brown: "marrom",
    white: "branca",
    grey: "cinza",
  },
  symbols: { dining: "comida", culture: "cultura", shopping: "compras", parks: "parques" },
  progress: (visited) => `${visited} de 55 destinos visitados`,
  progressShort: (visited) => `${visited} / 55`,
  prompts: {
    build: (left, all) => `${form(left, "resta", "restam")} ${left} de ${count(all, "ação", "ações")}`,
    which: "qual deles?",
    express: "escolha a viagem expressa",
    normal: "escolha a viagem normal",
  },
  actions: {
    token: "Ficha",
    tokenAbout: "Pegar uma ficha por uma ação",
    endTurn: "Encerrar a vez",
    endWithTokens: (left) => `Pegar ${tokens(left)} e encerrar`,
    send: "Mandar para lá",
    undo: "Desfazer",
    destinations: "Destinos",
    stations: "Achar uma estação",
    find: "Achar",
    lines: "Linhas",
    scores: "Placar",
    legend: "Legenda",
  },
  turn: {
    title: "Esta vez",
    slot: (n, what, brings) => `${n}: ${[what, brings].filter(Boolean).join(", ")}`,
    takeOut: (slot) => `${slot} · tirar`,
    free: "livre",
    built: (line, block) => `${line} ${block}`,
    token: "uma ficha",
    tryIt: "teste",
    brings: (n, gained) =>
      [
        ...(n ? [signed(n)] : []),
        ...(gained ? [`${signed(gained)} ${form(Math.abs(gained), "ficha", "fichas")}`] : []),
      ].join(", "),
  },
  legend: {
    title: "Legenda",
    express: "Destino expresso",
    normal: "Destino",
    nationalRail: "Ferrovia nacional +1",
    terminus: "Terminal +2 e uma ficha",
    connection: "Conexão, o par +3",
    open: "Aberto: o passageiro pode ir até ali",
    free: "Via livre, uma a uma",
    where: (line) => `A ${line} pode ir aqui`,
  },
  zoomIn: "Ampliar o mapa",
  zoomOut: "Reduzir o mapa",
  fit: "Mostrar o mapa inteiro",
  lineChoice: "Qual linha construir",
  lineLeft: (line, left, all) => `linha ${line}, ${form(left, "resta", "restam")} ${left} de ${all} trilhos`,
  budget: (line, left, all) => `${line}: ${form(left, "resta", "restam")} ${left} de ${all} trilhos`,
  block: (one, other) => `${one} – ${other}`,
  tried: {
    cost: costs,
    reward: (source, stations) =>
      source === "loop"
        ? `cerca ${list(stations)}`
        : source === "connection"
          ? `liga ${list(stations)}`
          : source === "terminus"
            ? `terminal ${list(stations)}`
            : `ferrovia nacional ${list(stations)}`,
  },
  oracle: {
    title: "Aonde ele iria",
    afterTurn: (scores) => `Depois desta vez: ${standings(scores)}`,
    without: (slot, scores) => `Sem o trilho ${slot}: ${standings(scores)}`,
    rides: "Usaria",
    walksOnly: "Iria a pé",
    after: "depois",
    or: "ou",
    to: "até",
    paidOne: ([{ name }, n]) => `${name} ${signed(n)}`,
    nobody: "ninguém pontua",
    more: (n) => `ou ${count(n, "outro caminho", "outros caminhos")}`,
    change: (station) => `baldeação em ${station}`,
    gone: "O passageiro saiu do tabuleiro: no resto da rodada só se constrói.",
    none: "Nenhum destino está aberto.",
    express: "Expresso",
    normal: "Normal",
    by,
    effort: (walked, ridden) => `${walks(walked)}, ${lines(ridden)}`,
    only: "o único aberto",
    lessWalking: (mine, other, station) => `${walks(mine)}, contra ${walks(other)} até ${station}`,
    linesBeat: (walked, mine, other, station) =>
      `${walks(walked)}; ${lines(mine)}, contra ${lines(other)} até ${station}`,
    equal: (n, chooser) => `${n} caminhos iguais; ${inside(chooser)} escolhe`,
    pays: (paid) => (paid.length ? pays(paid) : "ninguém pontua"),
    rule: (number) => `regra ${number}`,
    range: (least, most) => (least === most ? String(most) : `${least}–${most}`),
    ifTo: (station) => `Depois de ${station}`,
  },
  trip: {
    title: { express: "A viagem expressa", normal: "A viagem normal" },
    choose: "Caminhos iguais: escolha um",
  },
  which: { title: "Qual deles?" },
  whyNot: {
    title: (line, block) => `Por que não a ${line} aqui: ${block}?`,
  },
  station: {
    close: "Fechar",
    open: "aberto",
    visited: "visitado",
    passenger: "o passageiro está aqui",
    partner: (symbol, partner) => `${symbol}, par de ${partner}`,
    walk: (n) => `a ${blocks(n)} a pé do passageiro`,
    linesHere: (names) => (names.length ? `linhas: ${list(names)}` : "nenhuma linha ainda"),
    blocks: "Trechos a partir daqui",
    toBuild: (line, cost) => `${line}: ${costs(cost)}`,
    block: (line, station, cost) => `${line} → ${station} · ${cost === undefined ? "?" : costs(cost)}`,
  },
  traced: {
    title: (line) => `A linha ${line}`,
    about: (owner, stations, left) =>
      `${owner?.name ?? ""} · ${count(stations, "estação", "estações")} · ${form(left, "resta", "restam")} ${count(left, "trilho", "trilhos")}`,
    stop: "Parar de mostrar",
  },
  log: {
    turn: ({ who: { name }, built, awards, tokens: taken }) => {
      if (!built.length) return taken ? `${name} pegou ${tokens(taken)}` : undefined;
      return [
        `${name} construiu ${list(built.map(({ line, blocks }) => `a ${line} em ${list(blocks)}`))}`,
        ...(awards.length
          ? [`por ${list(awards.map(([source, n]) => `${points(n)} (${sources[source].toLowerCase()})`))}`]
          : []),
        ...(taken ? [`e pegou ${tokens(taken)}`] : []),
      ].join(" ");
    },
    travelled: ({ from, to, lines: names, walks: walked, paid }) =>
      `o passageiro foi de ${from} até ${to} ${by(names)}${walked ? `, ${names.length ? walks(walked) : blocks(walked)}` : ""}${paid.length ? `: ${pays(paid)}` : ""}`,
    left: "o passageiro saiu do tabuleiro",
    ...ends,
    sentence: (parts) => `${capital(parts.join("; "))}.`,
  },
  history: {
    at: (n, all, decision) =>
      `${n} de ${count(all, "decisão", "decisões")}${decision === undefined ? "" : ` · ${decision}`}`,
    back: "Uma decisão atrás",
    forward: "Uma decisão adiante",
  },
  handOver: ({ name }) => `Nada é secreto aqui além da pilha. Passe a tela para ${name}.`,
  comesAgain: "Os destinos que foram abertos voltam na mesma ordem.",
  firstTurn: "Construa por onde o passageiro vai querer passar: ele paga um ponto por linha que usa.",
  exportRunning: "Nada é secreto neste registro: a ordem da pilha ninguém conhece.",
  exportWhole: "Para continuar em outro navegador. Contém a semente da pilha: não vale espiar.",
  keys: [
    ["Setas", "andar pelo mapa, de estação em estação"],
    [". e ,", "no mapa: os trechos em volta de uma estação"],
    ["+ e -", "no mapa: ampliar, reduzir"],
    ["Enter ou Espaço", "construir no trecho; mandar o passageiro"],
    ["Esc", "fechar o que está aberto; pular o movimento"],
    ["1 2 3 4", "escolher uma linha ou viagem; A para todas as linhas"],
    ["K", "pegar uma ficha"],
    ["E", "encerrar a vez, com fichas pelo que resta"],
    ["U", "desfazer o último passo"],
    ["Y", "refazer o que foi desfeito"],
    ["F", "achar uma estação"],
    ["D", "destinos"],
    ["P", "ir ao passageiro"],
    ["L", "ir ao último trilho construído"],
    ["T", "mostrar as linhas, uma após a outra"],
    ["Home  ,  .  End", "primeira posição, atrás, adiante, ao vivo"],
    ["← →  ↑ ↓", "ao olhar para trás: um passo, uma rodada"],
    ["?", "esta lista"],
  ],
  destinations: {
    title: "Destinos",
    open: "Abertos",
    firstStop: "primeiro aqui",
    thenHere: "depois aqui",
    linesOn: (n) => (n ? count(n, "linha ali", "linhas ali") : "nenhuma linha ainda"),
    visitedOf: (n) => `${n} de 55 visitados`,
    pile: (n) => `pilha ${n}`,
    left: (n) => `Na pilha · ${n}`,
    split: (express, normal) => `${count(express, "expresso", "expressos")}, ${count(normal, "normal", "normais")}`,
    visited: (n) => `Visitados · ${n}`,
    none: "Nenhum.",
    walk: blocks,
    away: "A pé",
    list: "Quais são",
    connections: "Conexões",
  },
  finder: {
    title: "Achar uma estação",
    search: "Nome da estação",
    none: "Nenhuma estação tem este nome.",
    found: (n) => count(n, "estação", "estações"),
  },
  linesSheet: {
    title: "Linhas",
    about: "Trilhos restantes, e quantos mais são precisos para chegar ao que ainda paga.",
    line: "Linha",
    left: "Restam",
    stations: "Estações",
    goals: "Ao alcance",
    goal: (what, pieces) => `${what} ${pieces}`,
    connect: (symbol) => `par ${symbol}`,
    nothing: "nada",
    notBegun: "não começou",
    show: (line) => `Mostrar a linha ${line}`,
  },
  tabs: { title: "Mais sobre a partida", destinations: "Destinos", log: "Diário", lines: "Linhas" },
  scores: {
    title: "Placar",
    source: "De",
    total: "Total",
    tokens: "Fichas",
  },
  result: {
    tokens: "Fichas",
    sources: "Pontos por origem",
    sourcesTable: "O mesmo em números",
    piece: (label, n) => `${label}: ${points(n)}`,
    moment: "Momento-chave",
    best: (who, n) => `O passageiro pagou mais a ${inside(who)}: ${points(n)}`,
  },
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "A partida acabou.",
  drawOwed: "Antes é preciso abrir destinos.",
  buildFirst: "O passageiro viaja quando todas as ações da vez foram usadas.",
  notYourLine: "Esta linha não é sua: só o dono a constrói.",
  noBlock: "Não há trecho entre estas estações.",
  noPieces: "Todos os trilhos desta linha já foram construídos. Ela não cresce mais.",
  lineInBlock: "Esta linha já passa aqui, e uma linha passa só uma vez por um trecho.",
  blockFull: "Todas as vias deste trecho estão ocupadas.",
  apart: "Um trilho deve tocar a própria linha. Ela não está em nenhuma destas estações.",
  noTokens: "Aqui o trilho seria um ramal, fora das pontas da linha. Um ramal custa duas fichas.",
  tripOwed: "Antes o passageiro precisa viajar.",
  notOpen: "Este destino não está aberto.",
  notBestDestination: "Outro destino pede menos caminho a pé, ou o mesmo com menos linhas. Ele vai para lá.",
  notBestRoute: "Há um caminho com menos trechos a pé, ou com os mesmos e menos linhas. Ele vai por esse.",
  edition: "Esta edição não é conhecida.",
  seats: "On the Underground é para dois a cinco jogadores.",
  module: "Esta expansão não é conhecida.",
  option: "Esta escolha não é conhecida.",
  rules: "Esta versão não conhece estas regras.",
  start: "O lugar que começa deve ser um dos que estão na mesa.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
  rule: (number) => `Regra ${number}`,
  start: "Quem joga mais tarde começa com mais pontos, para compensar.",
  nationalRail: "Uma estação da ferrovia nacional: uma linha que chega a ela traz 1 ponto, uma vez.",
  terminus: "Uma estação no fim do mapa: uma linha que chega a ela traz 2 pontos e uma ficha de ramal.",
  connection: "Oito estações têm um símbolo, duas de cada. Uma linha que chegou às duas de um par traz 3 pontos.",
  loop: "Uma linha que fecha um laço cerca estações. Cada uma delas traz um ponto, uma vez; as do próprio laço, não.",
  passenger:
    "Ele viaja no fim de cada vez, até os destinos que estão abertos. Cada linha que ele usa traz um ponto ao dono.",
  token:
    "Uma ficha de ramal: vem de uma ação em que não se constrói. Com duas delas, uma linha cresce a partir do meio.",
  end: "Nas pontas uma linha cresce de graça: nas estações que só um dos seus trilhos toca.",
  /** Explains options on the setup page. */
  options: {
    start: "Quem constrói primeiro; os outros seguem na ordem dos lugares. O sorteio é feito quando a partida começa.",
    "first-round":
      "Quem começa constrói primeiro e manda o passageiro primeiro. Aqui se diz como os outros compensam isso.",
    "last-round": "O que o passageiro faz quando não há mais destinos para abrir.",
    "mornington-crescent":
      "Uma carta que pode acabar cedo com as viagens. Ela fica perto do fundo da pilha, e ninguém sabe quando vem.",
    movement:
      "Quantos destinos ficam abertos. Com quatro há viagens a escolher; com um de cada tipo todos sabem aonde ele vai.",
  },
};
