import type * as en from "../en/learn.ts";
import { count, form, list, signed } from "./grammar.ts";

export const learn: typeof en.learn = {
  title: "Aprender",
  about: "Lições curtas em um tabuleiro de verdade: leia um pouco e experimente.",
  /** A name with two parts, an option and its value, goes after the verb. */
  learning: (name) => (name.includes(" · ") ? `Aprender: ${name}` : `Aprender ${name}`),
  step: (at, all) => `passo ${at} de ${all}`,
  minutes: (minutes) => `cerca de ${count(minutes, "minuto", "minutos")}`,
  tutorial: (steps) => `${count(steps, "jogada", "jogadas")} em um tabuleiro de verdade`,
  parts: { basics: "O bastante para jogar", more: "O resto" },
  later: (moves) => `${count(moves, "jogada", "jogadas")} depois`,
  begin: "Começar",
  goOnAt: (step) => `Ir ao passo ${step}`,
  again: "Recomeçar",
  isDone: "concluída",
  skipAll: "Já conheço",
  introductions: "Introduções curtas",
  skip: "Pular este passo",
  skipShort: "Pular",
  gotIt: "Entendi",
  leave: "Sair",
  here: "aqui",
  showMe: "Mostrar",
  goOn: "Avançar",
  finish: "Terminar",
  known: "O que você já sabe",
  keeps: "Saia quando quiser e continue depois, mesmo offline.",
  notThere: (place) => `Não é ${place}.`,
  notThat: "Não é essa.",
  rule: (rule) => `Regra ${rule}`,
  otherSide: "Adversário",
  comments: {
    title: "Comentários",
    off: "Desativar",
    noMore: "Desativar comentários",
  },
  over: {
    title: "Você já pode jogar.",
    body: "Jogue uma primeira partida fácil. Comentários curtos explicam o que acontece e por que isso importa.",
    first: "Jogar a primeira partida",
    rest: "O resto pode esperar até depois da sua primeira partida.",
    more: "Aprender o resto",
    everything: "Isso é tudo.",
    game: "Jogar uma partida",
    after: "Quer saber mais?",
    introduced: "Agora você sabe como funciona.",
    play: "Criar uma mesa",
    rules: "Ler as regras",
    all: "Todas as lições",
  },
  none: "Esta lição não existe. Escolha outra.",
};

// Made on demand: the home page has these texts too and should not wait for it.
const tenths = (n: number): string => new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${form(n, "ponto", "pontos")}`;

/** Puzzles of any game. */
export const puzzles: typeof en.puzzles = {
  title: "Desafios",
  game: "Jogo",
  daily: "Desafio do dia",
  today: "Hoje",
  about: "Posições de partidas reais. Uma jogada é a melhor: encontre-a.",
  puzzle: (number) => `Desafio ${number}`,
  kinds: { certain: "Resposta garantida", expected: "Por expectativa" },
  aboutKinds: {
    certain: "Testamos todas as jogadas: só uma garante o objetivo.",
    expected: "Uma busca longa espera que uma jogada renda mais até o fim da partida. Ela pode errar por pouco.",
  },
  goals: {
    score: (n) => `Faça ${points(n)} neste turno.`,
    ride: (n) => `Faça o passageiro usar as suas linhas ${n} vezes neste turno.`,
  },
  levels: { 1: "Fácil", 2: "Médio", 3: "Difícil" },
  results: { solved: "resolvido", missed: "não resolvido" },
  open: "ainda não tentado",
  solve: "Resolver",
  again: "Ver de novo",
  all: "Todos os desafios",
  next: "Próximo desafio",
  streak: (days) => count(days, "dia seguido", "dias seguidos"),
  solvedOf: (solved, all) => `${solved} de ${all} resolvidos`,
  answer: "Enviar resposta",
  right: "Correto!",
  wrong: "Não é a melhor jogada.",
  loss: (move, loss, isAtLeast) =>
    isAtLeast ? `${move} vale pelo menos ${points(loss)} a menos.` : `${move} vale ${points(loss)} a menos.`,
  lead: (move, lead, error) =>
    `${move} vale ${points(lead)} a mais que qualquer outra jogada (±${tenths(Math.max(0.1, error))}).`,
  find: "Uma jogada é melhor que todas as outras.",
  backTomorrow: "Resolvido. Volte amanhã.",
  only: (move, best, next) => `${move} garante ${points(best)}; a segunda melhor jogada, ${next}.`,
  scores: signed,
  leads: (lead) => `Encontre a jogada que deve render ${points(lead)} a mais que qualquer outra até o fim.`,
  alone: (best, last, games) => `Solo: recorde ${best}, última ${last}, ${count(games, "partida", "partidas")}.`,
  andThen: (moves) => `Depois, ${list(moves)}.`,
  tryOut: "Você pode continuar testando jogadas nesta posição.",
  other: "Bo",
  none: "Este desafio não existe. Escolha outro.",
};

/** The pages around the rules. */
export const rules: typeof en.rules = {
  rule: (number) => `Regra ${number}`,
  marks: { ruling: "Decisão nossa", unprinted: "Não impressa" },
  signs: {
    title: "O que as etiquetas significam",
    none: "Sem etiqueta: uma regra de um manual, em nossas palavras.",
    ruling: "Os manuais não tratam disto ou podem ser lidos de duas maneiras. Foi isto que decidimos.",
    unprinted: "Não vimos isto impresso. Nós deduzimos ou criamos a regra.",
  },
  contents: "Sumário",
  search: {
    label: "Buscar nas regras",
    of: (game) => `Todas as regras de ${game} e dos módulos`,
    found: (n) => count(n, "regra encontrada", "regras encontradas"),
    more: (n) => `Mais ${count(n, "regra", "regras")}. Acrescente uma palavra para restringir a busca.`,
    none: (sought) =>
      `Nenhuma regra corresponde a “${sought}”. Tente menos palavras, outras palavras ou o número de uma regra.`,
    loading: "Carregando as regras…",
    failed: "Não foi possível carregar as regras. Verifique sua conexão e tente de novo.",
  },
  example: {
    label: (title) => `Exemplo: ${title}`,
    back: "Voltar",
    next: "Avançar",
    again: "Recomeçar",
    step: (n, all) => `Passo ${n} de ${all}`,
    failed: "Não foi possível mostrar este exemplo. Recarregue a página.",
  },
};
