import type * as en from "../../en/underground/table.ts";
import type { Paid } from "../../en/underground/table.ts";
import type { Source } from "@interchange/underground";
import { capital, count, form, inside, list, number, points, signed, tokens } from "../grammar.ts";
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
  map: (name) => `Mapa de ${name === "London" ? "Londres" : name}`,
  tokens,
  signed,
  pieces: (n) => count(n, "trilho", "trilhos"),
  sources,
  kinds: {
    start: "início",
    express: "destino expresso",
    normal: "destino normal",
    connection: "conexão",
    nationalRail: "estação da ferrovia nacional",
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
  /** One letter each, all different. */
  lineLetters: {
    red: "V",
    black: "P",
    yellow: "A",
    blue: "Z",
    purple: "X",
    pink: "R",
    orange: "L",
    green: "D",
    brown: "M",
    white: "B",
    grey: "C",
  },
  symbols: { dining: "comida", culture: "cultura", shopping: "compras", parks: "parques" },
  progress: (visited, all) => `${visited} de ${all} destinos visitados`,
  progressShort: (visited, all) => `${visited} / ${all}`,
  prompts: {
    build: (left) => `${form(left, "resta", "restam")} ${count(left, "ação", "ações")}`,
    which: "qual trilho?",
    trip: "escolha a viagem",
  },
  actions: {
    token: "Ficha",
    tokenAbout: "Usar uma ação para pegar uma ficha",
    endTurn: "Encerrar turno",
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
    title: "Este turno",
    slot: (n, what, brings) => `${n}: ${[what, brings].filter(Boolean).join(", ")}`,
    takeOut: (slot) => `${slot} · remover`,
    free: "não usada",
    choose: "Escolha um trecho no mapa",
    built: (line, block) => `${line} ${block}`,
    token: "uma ficha",
    tryIt: "prévia",
    brings: (n, gained) =>
      [
        ...(n ? [signed(n)] : []),
        ...(gained ? [`${signed(gained)} ${form(Math.abs(gained), "ficha", "fichas")}`] : []),
      ].join(", "),
  },
  legend: {
    title: "Legenda",
    express: "Destino expresso",
    normal: "Destino normal",
    nationalRail: "Ferrovia nacional: +1",
    terminus: "Terminal: +2 e uma ficha",
    connection: "Conexão: +3 por um par",
    open: "Aberto: o passageiro pode vir aqui",
    free: "Vias livres",
    where: (line) => `Você pode construir a ${line} aqui`,
    start: (line) => `A ${line} pode começar aqui`,
  },
  zoomIn: "Ampliar",
  zoomOut: "Reduzir",
  fit: "Mostrar o mapa inteiro",
  passenger: "Mostrar o passageiro",
  back: "Voltar ao turno",
  lastRound: (left) => (left > 1 ? `Última rodada: restam ${left} turnos` : "Última rodada: este é o último turno"),
  recap: {
    title: ({ name }) => `Turno de ${name}`,
    sources: {
      start: "início",
      nationalRail: "ferrovia",
      terminus: "terminal",
      connection: "par",
      loop: "anel",
      passenger: "viagem",
    },
    replay: "Repetir",
    hide: "Ocultar",
  },
  lineChoice: "Escolha uma linha para construir",
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
            ? `chega ao terminal ${list(stations)}`
            : `chega à estação da ferrovia nacional ${list(stations)}`,
  },
  oracle: {
    title: "Aonde o passageiro iria",
    afterTurn: (scores) => `Depois deste turno: ${standings(scores)}`,
    pieceBrings: (changes) => (changes.length ? `Este trilho: ${standings(changes)}` : "Este trilho não traz nada"),
    rides: "Iria",
    walksOnly: "Iria a pé",
    after: "depois",
    or: "ou",
    to: "até",
    paidOne: ([{ name }, n]) => `${name} ${signed(n)}`,
    nobody: "ninguém pontua",
    more: (n) => `ou ${count(n, "outro caminho", "outros caminhos")}`,
    change: (station) => `baldeação em ${station}`,
    gone: "O passageiro saiu do tabuleiro. No resto da rodada, os jogadores só constroem.",
    none: "Nenhum destino está aberto.",
    express: "Expresso",
    normal: "Normal",
    by,
    effort: (walked, ridden) => `${walks(walked)}, ${lines(ridden)}`,
    only: "o único aberto",
    lessWalking: (mine, other, station) => `${walks(mine)}, contra ${mine ? other : walks(other)} até ${station}`,
    linesBeat: (walked, mine, other, station) =>
      `${walks(walked)}; ${lines(mine)}, contra ${lines(other)} até ${station}`,
    equal: (n, chooser) => `${n} caminhos iguais: ${inside(chooser)} escolhe`,
    pays: (paid) => (paid.length ? pays(paid) : "ninguém pontua"),
    rule: (number) => `regra ${number}`,
    range: (least, most) => (least === most ? String(most) : `${least}–${most}`),
    ifTo: (station) => `Depois, a partir de ${station}`,
  },
  trip: {
    title: { express: "Viagem expressa", normal: "Viagem normal" },
    choose: "Caminhos iguais: escolha um",
  },
  which: { title: "Qual trilho?" },
  whyNot: {
    title: (line, block) => `Você não pode construir a ${line} aqui: ${block}.`,
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
    stop: "Ocultar",
  },
  log: {
    turn: ({ who: { name }, built, awards, tokens: taken }) => {
      if (!built.length) return taken ? `${name} pegou ${tokens(taken)}` : undefined;
      const did = [
        `construiu ${list(built.map(({ line, blocks }) => `a ${line} em ${list(blocks)}`))}`,
        ...(awards.length
          ? [`ganhou ${list(awards.map(([source, n]) => `${points(n)} (${sources[source].toLowerCase()})`))}`]
          : []),
        ...(taken ? [`pegou ${tokens(taken)}`] : []),
      ];
      return `${name} ${list(did)}`;
    },
    travelled: ({ from, to, lines: names, walks: walked, paid }) =>
      `o passageiro foi de ${from} até ${to} ${by(names)}${walked ? `, ${names.length ? walks(walked) : blocks(walked)}` : ""}${paid.length ? `: ${pays(paid)}` : ""}`,
    left: "o passageiro saiu do tabuleiro",
    ...ends,
    sentence: (parts) => `${capital(parts.join("; "))}.`,
  },
  history: {
    at: (n, all, decision) =>
      `${n} de ${count(all, "jogada", "jogadas")}${decision === undefined ? "" : ` · ${decision}`}`,
    back: "Uma jogada para trás",
    forward: "Uma jogada para a frente",
  },
  handOver: ({ name }) => `Só a pilha é secreta. Passe a tela para ${name}.`,
  comesAgain: "Os mesmos destinos serão abertos de novo, na mesma ordem.",
  firstTurn: "Construa para onde o passageiro quer ir: cada linha que ele usa dá um ponto.",
  exportRunning: "Este arquivo não revela nada: ninguém conhece a ordem da pilha.",
  exportWhole: "Use isto para continuar em outro navegador. O arquivo revela a ordem da pilha, então não vale espiar.",
  keys: [
    ["Setas", "andar pelo mapa, de estação em estação"],
    [". e ,", "no mapa: percorrer os trechos de uma estação"],
    ["+ e -", "no mapa: ampliar, reduzir"],
    ["Enter ou Espaço", "construir no trecho; mandar o passageiro"],
    ["Esc", "fechar o que está aberto; pular a animação"],
    ["1 2 3 4", "escolher uma linha ou uma viagem; A para todas as linhas"],
    ["K", "pegar uma ficha"],
    ["E", "encerrar o turno e pegar fichas pelas ações que sobram"],
    ["U", "desfazer o último passo"],
    ["Y", "refazer"],
    ["F", "achar uma estação"],
    ["D", "destinos"],
    ["P", "ir ao passageiro"],
    ["L", "ir ao último trilho construído"],
    ["R", "repetir os turnos dos outros"],
    ["T", "mostrar as linhas, uma a uma"],
    ["Home  ,  .  End", "primeira posição, voltar, avançar, posição atual"],
    ["← →  ↑ ↓", "no histórico: um passo, uma rodada"],
    ["?", "esta lista"],
  ],
  destinations: {
    title: "Destinos",
    open: "Abertos",
    firstStop: "1ª parada",
    thenHere: "depois aqui",
    linesOn: (n) => (n ? count(n, "linha aqui", "linhas aqui") : "nenhuma linha ainda"),
    visitedOf: (n, all) => `${n} de ${all} visitados`,
    pile: (n) => `pilha ${n}`,
    left: (n) => `Na pilha · ${n}`,
    split: (express, normal) => `${count(express, "expresso", "expressos")}, ${count(normal, "normal", "normais")}`,
    visited: (n) => `Visitados · ${n}`,
    none: "Nenhum.",
    walk: blocks,
    away: "A pé",
    list: "Mostrar lista",
    connections: "Conexões",
  },
  finder: {
    title: "Achar uma estação",
    search: "Nome da estação",
    none: "Nenhuma estação encontrada.",
    found: (n) => count(n, "estação", "estações"),
  },
  linesSheet: {
    title: "Linhas",
    about: "Trilhos restantes e o mínimo de trilhos de que cada linha precisa para chegar ao que ainda dá pontos.",
    line: "Linha",
    left: "Restam",
    stations: "Estações",
    goals: "Ao alcance",
    goal: (what, pieces) => `${what} ${pieces}`,
    connect: (symbol) => `par ${symbol}`,
    nothing: "nada",
    notBegun: "não começada",
    show: (line) => `Mostrar a linha ${line}`,
    naming: {
      open: "Dar nome",
      label: (line) => `Nome da linha ${line}`,
      about: "Deixe vazio para usar a cor.",
      save: "Salvar",
      taken: "Outra linha já tem esse nome. Escolha outro.",
      notSaved: "O nome não foi salvo. Tente de novo.",
    },
  },
  tabs: { title: "Mais sobre a partida", destinations: "Destinos", log: "Registro", lines: "Linhas" },
  scores: {
    title: "Placar",
    source: "Origem",
    total: "Total",
    tokens: "Fichas",
  },
  result: {
    drawn: "os destinos",
    sources: "Pontos por origem",
    sourcesTable: "Em tabela",
    piece: (label, n) => `${label}: ${points(n)}`,
    line: (line) => `Linha ${line}`,
    rides: (n) => (n === 1 ? "O passageiro a usou uma vez." : `O passageiro a usou ${number(n)} vezes.`),
    pieces: (n) => `${count(n, "trilho", "trilhos")} de comprimento.`,
  },
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "A partida acabou.",
  drawOwed: "Espere novos destinos serem abertos.",
  buildFirst: "Primeiro use todas as suas ações. Depois o passageiro viaja.",
  notYourLine: "Esta linha não é sua, e só o dono pode construí-la. Escolha uma das suas.",
  noBlock: "Não há trecho entre estas estações. Escolha duas estações vizinhas.",
  noPieces: "Esta linha não tem mais trilhos, então não pode mais crescer. Escolha outra linha.",
  lineInBlock: "Esta linha já passa aqui. Uma linha só pode passar uma vez por um trecho. Escolha outro trecho.",
  blockFull: "Este trecho não tem via livre. Escolha outro.",
  apart:
    "Um trilho deve tocar a própria linha. Esta linha não chega a nenhuma destas estações. Escolha um trecho que toque a linha.",
  noTokens:
    "Este trilho seria um ramal, porque não parte de uma ponta da linha. Um ramal custa duas fichas. Construa numa ponta ou pegue fichas primeiro.",
  tripOwed: "Primeiro o passageiro precisa viajar. Escolha a viagem dele.",
  notOpen: "Este destino não está aberto. Escolha um que esteja.",
  notBestDestination:
    "Outro destino exige menos caminhada, ou a mesma caminhada com menos linhas. Mande o passageiro para lá.",
  notBestRoute: "Outro caminho exige menos caminhada, ou a mesma caminhada com menos linhas. Escolha esse.",
  edition: "Esta edição não existe. Escolha outra.",
  seats: "On the Underground é para dois a cinco jogadores. Adicione ou remova jogadores.",
  module: "Esta expansão não existe. Escolha outra.",
  option: "Esta opção não existe. Escolha outra.",
  rules: "Esta versão do Interchange não oferece estas regras. Recarregue a página para atualizá-la.",
  start: "O jogador inicial precisa estar na mesa. Escolha outro.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
  rule: (number) => `Regra ${number}`,
  start: "Quem joga depois começa com mais pontos, para compensar a desvantagem.",
  nationalRail: "Uma estação da ferrovia nacional. Cada linha que chega a ela dá 1 ponto.",
  terminus: "Uma estação na borda do mapa. Uma linha que chega a ela dá 2 pontos e uma ficha de ramal ao dono.",
  connection:
    "Oito estações têm um símbolo, e cada símbolo aparece em duas delas. Uma linha que chega às duas de um par dá 3 pontos.",
  loop: "Uma linha que fecha um laço cerca estações. Cada estação dentro dele dá 1 ponto, uma só vez. As estações sobre o laço não dão.",
  passenger: "Ele viaja até destinos abertos no fim de cada turno. Cada linha que ele usa dá 1 ponto ao dono.",
  token:
    "Você ganha uma ficha de ramal por uma ação que não usa para construir. Uma linha pode crescer a partir do meio por duas fichas.",
  end: "Estender uma linha numa ponta é grátis. Uma ponta é uma estação tocada por um único trilho da linha.",
  /** Explains options on the setup page. */
  options: {
    start:
      "Quem constrói primeiro. Os outros seguem na ordem de jogo. O sorteio, se houver, é feito quando a partida começa.",
    "first-round":
      "O jogador inicial é o primeiro a construir e a mandar o passageiro. Esta opção define o que os outros ganham em troca.",
    "last-round": "O que o passageiro faz quando a pilha acaba.",
    "mornington-crescent":
      "Uma carta que pode acabar mais cedo com as viagens do passageiro. Ela fica perto do fundo da pilha, então ninguém sabe quando ela vem.",
    movement:
      "Quantos destinos ficam abertos. Com quatro, há viagens para escolher. Com um de cada tipo, todos sabem aonde o passageiro vai.",
    markers:
      "Um marcador mostra quais linhas são de um jogador. Com quatro jogadores, um dos cinco fica na caixa: ao acaso, ou porque ninguém o escolheu.",
  },
};
