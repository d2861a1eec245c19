import type * as en from "../en/review.ts";
import type { Who } from "../types.ts";
import { count, inside, list, number, of, points, signed } from "./grammar.ts";

const rounded = (n: number): string => number(Math.round(n));
const signedRound = (n: number): string => signed(Math.round(n) || 0);
const percent = (share: number): string => `${number(Math.round(share * 100))}%`;

const looked = (n: number, counted: "endings" | "positions"): string =>
  counted === "endings" ? count(n, "final simulado", "finais simulados") : count(n, "posição", "posições");

/** Compares the luck and the decisions of two players. */
const draws = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "A sorte foi igual"
    : `A sorte deu a ${inside(own)} ${points(Math.abs(n))} a ${n > 0 ? "mais" : "menos"} que a ${inside(other)}`;
const decided = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "e as decisões custaram o mesmo aos dois"
    : `e as decisões custaram ${points(Math.abs(n))} a mais a ${inside(n < 0 ? own : other)}`;

const played = ([first = "", ...others]: readonly string[]): string =>
  others.length ? `${first} contra ${list(others)}` : first;

export const review: typeof en.review = {
  title: "Análise",
  bot: "Inspetor",
  about: (game, players, day) => [game, played(players.map(({ name }) => name)), ...(day ? [day] : [])].join(", "),
  result: "Resultado",
  share: "Compartilhar",
  back: "Voltar ao resultado",
  notReplayed: "Não é possível reproduzir esta partida; não há nada para analisar.",
  progress: {
    label: "Analisando as jogadas",
    running: (done) => `Ainda pensando, ${percent(done)}`,
    onServer: (done) => `O servidor ainda está pensando, ${percent(done)}`,
    queued: (before) => `Aguardando o servidor, ${count(before, "análise", "análises")} na frente`,
    here: "Analisar aqui",
    stopped: (done) => `Parado em ${percent(done)}`,
    failed: "Não foi possível analisar as jogadas. Tente de novo.",
    done: "Todas as jogadas foram analisadas.",
    stop: "Parar",
    goOn: "Continuar",
  },
  marks: {
    best: "melhor",
    good: "boa",
    inaccuracy: "imprecisão",
    blunder: "erro grave",
    none: "sem escolha",
    waiting: "ainda em análise",
  },
  decided: {
    title: "O que decidiu a partida",
    headline: ({ name }, margin) =>
      margin === 0 ? "Foi um empate" : `${name} ${margin > 0 ? "venceu" : "perdeu"} por ${points(Math.abs(margin))}`,
    alone: ({ name }, n) => `${name}: ${count(n, "ponto", "pontos")}`,
    sentence: (start, luck, decisions, own, other) =>
      `${start === 0 ? "" : `${own.isYou ? "Sua posição inicial" : `A posição inicial ${of(own)}`} valia ${signed(start)}. `}${draws(luck, own, other)}, ${decided(decisions, own, other)}.`,
    own: (own, luck, decisions) =>
      `A sorte valeu ${signed(luck)} para ${inside(own)}, e as ${own.isYou ? "suas decisões" : `decisões ${of(own)}`} valeram ${signed(decisions)}.`,
    soFar: "Ainda pensando. Isto aparece quando todas as jogadas estiverem analisadas.",
    luck: "Sorte",
    decisions: "Decisões",
    points: (n) => signed(n),
  },
  read: {
    title: "Como ler",
    luck: "é o que os sorteios deram a um jogador, em comparação com os outros.",
    decisions:
      "são os pontos que as jogadas custaram a um jogador em comparação com a melhor, se passarem da margem de erro.",
    mistakes:
      "Uma jogada só conta como erro se o jogador podia ver o que era melhor e se a diferença passa da margem de erro. Um veredito aparece quando é definitivo.",
    depth: (bot, decisions, n, counted, seconds) =>
      `${bot} examinou ${count(decisions, "decisão", "decisões")} com cerca de ${looked(n, counted)} cada, o que cabe em ${count(seconds, "segundo", "segundos")}.`,
    error: (n) => `Sorte e decisões têm margem de erro de ${points(Math.max(1, Math.round(n)))}.`,
  },
  graph: {
    margin: "Vantagem final prevista",
    points: "Pontos finais previstos",
    win: "Chance de vencer",
    measure: "O que o gráfico mostra",
    ahead: ({ name, isYou }) => (isYou ? "você à frente" : `${name} à frente`),
    band: "80% dos finais simulados",
    table: "Mostrar tabela",
    graph: "Mostrar gráfico",
    tick: (n) => signed(n),
    percent: (n) => `${number(n)}%`,
    flag: (n, move) => `Jogada ${number(n)}, ${move}`,
    cost: (flag, loss, error) => `${flag}: custou ${rounded(loss)} ± ${rounded(error)}`,
    value: (said, margin, win) =>
      `${said}. Vantagem final prevista ${signedRound(margin)}, chance de vencer ${percent(win)}`,
    columns: {
      move: "Jogada",
      who: "Jogador",
      played: "Jogou",
      margin: "Vantagem",
      range: "Faixa de 80%",
      win: "Chance de vencer",
      cost: "Custo",
      mark: "Avaliação",
    },
    range: (low, high) => `${signedRound(low)} a ${signedRound(high)}`,
  },
  moves: {
    title: "Jogadas",
    key: "Momentos-chave",
    all: "Todas as jogadas",
    none: "Nenhuma jogada custou mais que a margem de erro. Nenhum erro encontrado.",
    waiting: "Ainda pensando. Eles aparecem quando todas as jogadas estiverem analisadas.",
    loss: (n) => signed(-Math.round(n) || 0),
    row: (n, who, move, mark) => `Jogada ${number(n)}, ${inside(who)}, ${move}: ${mark}`,
  },
  steps: {
    label: "Passos",
    first: "Primeira jogada",
    back: "Jogada anterior",
    forward: "Próxima jogada",
    last: "Última jogada",
    mistake: "Próximo erro",
    of: (n, all) => `jogada ${number(n)} de ${number(all)}`,
  },
  verdict: {
    heading: (n, who, move) => `Jogada ${number(n)}, ${inside(who)}: ${move}`,
    forced: "Não havia outra jogada.",
    best: "Nenhuma jogada era claramente melhor.",
    even: (move) => `Talvez melhor: ${move}. A diferença é pequena demais para ter certeza.`,
    unseen: (move) => `A análise prefere ${move}, mas o tabuleiro não mostra por quê.`,
    waiting: "Esta jogada ainda está em análise.",
    figures: "Números",
    played: (move) => (move === undefined ? "feita" : `feita, ${move}`),
    bestMove: (move) => (move === undefined ? "melhor" : `melhor, ${move}`),
    compared: "Jogada feita e melhor jogada",
    fact: "Medida",
    win: "Chance de vencer",
    winShare: percent,
    margin: "Vantagem final prevista",
    marginIs: (margin) => signedRound(margin),
    within: (margin, error) => `${signedRound(margin)} ± ${rounded(error)}`,
  },
  trying: {
    start: "Tentar outra jogada",
    short: "Tentar outra",
    title: "Tentar outra jogada",
    prompt: "Escolha uma jogada no tabuleiro ou aqui:",
    thinking: "Analisando…",
    value: (move, margin, error) => `${move}: ${signedRound(margin)} ± ${rounded(error)}`,
    less: (n) =>
      Math.round(n) === 0 ? "tão boa quanto a melhor jogada" : `${points(Math.round(n))} a menos que a melhor jogada`,
    isPlayed: "a jogada feita",
    isBest: "a melhor jogada",
    stop: "Voltar à jogada feita",
    back: "Voltar",
    tried: (move) => (move === undefined ? "tentativa" : `tentativa, ${move}`),
    soFar: (n, counted) => `${looked(n, counted)} até agora`,
  },
  playOn: {
    start: "Jogar a partir daqui",
    short: "Jogar daqui",
    full: "Não há espaço neste navegador para outra mesa. Primeiro exclua uma antiga.",
  },
  keys: "← e → percorrem as jogadas, ↑ e ↓ pulam uma rodada inteira, V reproduz, N vai ao próximo erro, T tenta outra jogada.",
};
