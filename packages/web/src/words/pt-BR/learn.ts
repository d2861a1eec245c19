import type * as en from "../en/learn.ts";
import { count, form } from "./grammar.ts";

export const learn: typeof en.learn = {
  title: "Aprender",
  about: "Lições curtas em um tabuleiro de verdade: uma coisa para ler, uma para fazer.",
  /** A name with two parts, an option and its value, goes after the verb. */
  learning: (name) => (name.includes(" · ") ? `Aprender: ${name}` : `Aprender ${name}`),
  step: (at, all) => `passo ${at} de ${all}`,
  minutes: (minutes) => `cerca de ${count(minutes, "minuto", "minutos")} ao todo`,
  tutorial: (steps) => `${count(steps, "passo curto", "passos curtos")} em um tabuleiro de verdade`,
  newTo: (game) => `${game} é novidade?`,
  onBoard: "Dez passos curtos em um tabuleiro de verdade.",
  begin: "Começar",
  goOnAt: (step) => `Passo ${step}`,
  again: "De novo",
  isDone: "feita",
  skipAll: "Já conheço",
  introductions: "Introduções curtas",
  skip: "Pular este passo",
  skipShort: "Pular",
  leave: "Sair",
  here: "aqui",
  showMe: "Mostrar",
  goOn: "Continuar",
  finish: "Terminar",
  known: "Você já sabe",
  keeps: "Saia quando quiser. A lição continua de onde você parou, também sem rede.",
  notThere: (place) => `Não ${place}.`,
  notThat: "Isso não.",
  rule: (rule) => `Regra ${rule}`,
  otherSide: "Oponente",
  comments: { title: "Comentários", close: "Entendi", noMore: "Sem mais comentários" },
  over: {
    title: "É só isso que você precisa saber.",
    body: "Agora, uma primeira partida tranquila. Algumas palavras dizem o que acontece e por que importa.",
    first: "Jogar a primeira partida",
    introduced: "Agora você sabe como funciona.",
    play: "Montar uma mesa",
    rules: "Ler as regras",
    all: "Todas as lições",
  },
  none: "Essa lição não existe.",
};

// Made on demand: the home page has these texts too and should not wait for it.
const tenths = (n: number): string =>
  new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${form(n, "ponto", "pontos")}`;

/** Puzzles of any game. */
export const puzzles: typeof en.puzzles = {
  title: "Desafios",
  game: "Qual jogo",
  daily: "Desafio do dia",
  today: "Hoje",
  weekdays: ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"],
  about: "Posições de partidas reais em que uma jogada é claramente a melhor. Encontre-a.",
  puzzle: (number) => `Desafio ${number}`,
  levels: { 1: "Fácil", 2: "Médio", 3: "Difícil" },
  results: { solved: "resolvido", missed: "errado" },
  open: "ainda não tentado",
  solve: "Resolver",
  again: "Ver de novo",
  all: "Todos os desafios",
  next: "Próximo desafio",
  streak: (days) => count(days, "dia seguido", "dias seguidos"),
  solvedOf: (solved, all) => `${solved} de ${all} resolvidos`,
  answer: "Esta é a minha resposta",
  right: "Certo.",
  wrong: "Não é a melhor.",
  loss: (move, loss, isAtLeast) =>
    isAtLeast ? `${move} vale pelo menos ${points(loss)} a menos.` : `${move} vale ${points(loss)} a menos.`,
  lead: (move, lead, error) =>
    `${move} vale ${points(lead)} a mais que todo o resto, com erro de ${tenths(Math.max(0.1, error))}.`,
  leads: (lead) => `Uma jogada vale ${points(lead)} a mais que todas as outras.`,
  alone: (best, last, games) => `Solo: recorde ${best}, última ${last}, ${count(games, "partida", "partidas")}.`,
  tryOut: "A posição continua sua para experimentar.",
  other: "Bo",
  none: "Esse desafio não existe.",
};

/** The pages around the rules. */
export const rules: typeof en.rules = {
  rule: (number) => `Regra ${number}`,
  marks: { ruling: "Decisão nossa", unprinted: "Não impresso" },
  signs: {
    title: "O que os sinais significam",
    none: "Sem sinal: uma regra do manual, nas nossas palavras.",
    ruling: "Aqui os manuais se calam ou podem ser lidos de duas maneiras, e foi isto que decidimos.",
    unprinted: "Não está impresso em lugar nenhum que tenhamos visto: foi deduzido ou é criação nossa.",
  },
  contents: "Sumário",
  search: {
    label: "Procurar nas regras",
    of: (game) => `Todas as regras de ${game} e dos módulos`,
    found: (n) => count(n, "regra encontrada", "regras encontradas"),
    more: (n) => `Mais ${n}: acrescente uma palavra para restringir.`,
    none: (sought) => `Nada aqui fala de “${sought}”. Tente menos palavras, outras ou o número de uma regra.`,
    loading: "Buscando as regras…",
    failed: "Não foi possível buscar as regras.",
  },
  example: {
    label: (title) => `Exemplo: ${title}`,
    back: "Voltar",
    next: "Avançar",
    again: "Do começo",
    step: (n, all) => `Passo ${n} de ${all}`,
    failed: "Não foi possível mostrar este exemplo.",
  },
};
