import type * as en from "../en/review.ts";
import type { Who } from "../types.ts";
import { count, inside, list, number, of, signed } from "./grammar.ts";

const rounded = (n: number): string => number(Math.round(n));
const signedRound = (n: number): string => signed(Math.round(n) || 0);
const percent = (share: number): string => `${number(Math.round(share * 100))}%`;
const tenth = (n: number): string => number(Math.round(n * 10) / 10);

const looked = (n: number, counted: "endings" | "positions"): string =>
  counted === "endings" ? count(n, "final", "finais") : count(n, "posição", "posições");

/** Compares the luck and the decisions of two players. */
const draws = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "A sorte foi igual"
    : `A sorte deu a ${inside(own)} ${number(Math.abs(n))} a ${n > 0 ? "mais" : "menos"} que a ${inside(other)}`;
const decided = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "e as decisões custaram o mesmo aos dois"
    : `e as decisões custaram ${number(Math.abs(n))} a mais a ${inside(n < 0 ? own : other)}`;

const played = ([first = "", ...others]: readonly string[]): string =>
  others.length ? `${first} contra ${list(others)}` : first;

export const review: typeof en.review = {
  title: "Análise",
  bot: "Inspetor",
  about: (game, players, day) => [game, played(players.map(({ name }) => name)), ...(day ? [day] : [])].join(", "),
  result: "Resultado",
  share: "Compartilhar",
  back: "Voltar ao resultado",
  notReplayed: "Este registro não pode ser jogado até o fim; não há nada para ver.",
  valued: (bot, n, counted) => `avaliado pelo ${bot}, ${looked(n, counted)} por jogada`,
  unvalued: (bot) => `${bot} começa a avaliar as jogadas`,
  progress: {
    label: "Avaliando as jogadas",
    running: (done) => `Avaliando as jogadas, ${percent(done)}`,
    onServer: (done) => `O servidor avalia as jogadas, ${percent(done)}`,
    queued: (before) => `Na fila do servidor, ${count(before, "análise", "análises")} antes`,
    here: "Avaliar aqui",
    stopped: (done) => `Parado em ${percent(done)}`,
    failed: (reason) => `Não foi possível avaliar as jogadas: ${reason}`,
    done: "Todas as jogadas estão avaliadas.",
    stop: "Parar",
    goOn: "Continuar",
  },
  marks: {
    best: "melhor",
    good: "boa",
    inaccuracy: "deslize",
    blunder: "erro grave",
    none: "sem escolha",
    waiting: "não avaliada",
  },
  decided: {
    title: "Onde se decidiu",
    headline: ({ name }, margin) =>
      margin === 0
        ? "Ninguém ficou à frente"
        : `${name} ${margin > 0 ? "venceu" : "perdeu"} por ${number(Math.abs(margin))}`,
    alone: ({ name }, n) => `${name}: ${count(n, "ponto", "pontos")}`,
    sentence: (start, luck, decisions, own, other) =>
      `${start === 0 ? "" : `${own.isYou ? "Seu lugar" : `O lugar ${of(own)}`} valia ${signed(start)} desde o início. `}${draws(luck, own, other)}, ${decided(decisions, own, other)}.`,
    own: (own, luck, decisions) =>
      `A sorte deu ${signed(luck)} a ${inside(own)}, e as ${own.isYou ? "suas " : ""}decisões ${signed(decisions)}.`,
    soFar: "Até onde já foi avaliado.",
    luck: "Sorte",
    decisions: "Decisões",
    points: (n) => signed(n),
  },
  read: {
    title: "Como ler",
    luck: "é o que as peças sorteadas deram, comparado com o que deram aos outros.",
    decisions: "são o que as jogadas perderam diante da melhor, onde isso passa do erro.",
    depth: (decisions, n, counted, seconds) =>
      `${count(decisions, "decisão", "decisões")}, cerca de ${looked(n, counted)} para cada uma: o que cabe em ${count(seconds, "segundo", "segundos")}.`,
    error: (n) => `Tudo isto pode errar por ${number(Math.max(1, Math.round(n)))}.`,
  },
  graph: {
    margin: "Vantagem final esperada",
    points: "Pontos finais esperados",
    win: "Chance de vencer",
    measure: "O que o gráfico mostra",
    ahead: ({ name, isYou }) => (isYou ? "você à frente" : `${name} à frente`),
    over: "vantagem esperada ao longo da partida",
    band: "oito de dez finais ficam aqui",
    table: "Como tabela",
    graph: "Como gráfico",
    tick: (n) => signed(n),
    percent: (n) => `${number(n)}%`,
    flag: (n, move) => `Jogada ${number(n)}, ${move}`,
    cost: (flag, loss, error) => `${flag}: custou ${rounded(loss)} ± ${rounded(error)}`,
    value: (said, margin, win) => `${said}. Vantagem esperada ${signedRound(margin)}, chance de vencer ${percent(win)}`,
    columns: {
      move: "Jogada",
      who: "Jogador",
      played: "Feita",
      margin: "Vantagem",
      range: "Oito de dez",
      win: "Vence",
      cost: "Custo",
      mark: "Nota",
    },
    range: (low, high) => `${signedRound(low)} a ${signedRound(high)}`,
  },
  moves: {
    title: "Jogadas",
    key: "Momentos-chave",
    all: "Todas as jogadas",
    none: "Nenhuma jogada perdeu mais que o erro. Nada a reprovar.",
    waiting: "Aparecem conforme as jogadas são avaliadas.",
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
    forced: "Não havia outra coisa a fazer.",
    best: "Nada prometia mais.",
    even: (loss, error) => `A melhor prometia ${tenth(loss)} a mais, dentro do erro de ${tenth(error)}.`,
    waiting: "Esta jogada ainda não foi avaliada.",
    both: (best, played) => `melhor ${signedRound(best)} · feita ${signedRound(played)}`,
    played: (move) => (move === undefined ? "feita" : `feita, ${move}`),
    bestMove: (move) => (move === undefined ? "melhor" : `melhor, ${move}`),
    compared: "A jogada feita ao lado da melhor",
    fact: "O que conta",
    win: "Chance de vencer",
    winShare: percent,
    margin: "Vantagem esperada",
    marginIs: (margin) => signedRound(margin),
    within: (margin, error) => `${signedRound(margin)} ± ${rounded(error)}`,
  },
  trying: {
    start: "Tentar outra jogada",
    short: "Tentar outra",
    title: "Tentar outra jogada",
    prompt: "Escolha no tabuleiro ou aqui:",
    thinking: "Avaliando…",
    value: (move, margin, error) => `${move}: ${signedRound(margin)} ± ${rounded(error)}`,
    less: (n) => (Math.round(n) === 0 ? "tão boa quanto a melhor" : `${rounded(n)} a menos que a melhor`),
    isPlayed: "foi a jogada feita",
    isBest: "a melhor",
    stop: "Voltar à jogada feita",
    back: "Voltar",
    tried: (move) => (move === undefined ? "tentativa" : `tentativa, ${move}`),
    soFar: (n, counted) => `${looked(n, counted)} até agora`,
  },
  playOn: {
    start: "Jogar daqui",
    short: "Jogar daqui",
    full: "Não há espaço neste navegador para guardar outra mesa.",
  },
  keys: "← e → avançam e voltam, ↑ e ↓ uma rodada inteira, V mostra tudo, N vai ao próximo erro, T tenta outra jogada.",
};
