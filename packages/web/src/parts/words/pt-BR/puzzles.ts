import type { puzzles as source } from "../en/puzzles.ts";
import { count, form } from "./plural.ts";

// Made when it is wanted: home has these words too, and would wait for it.
const tenths = (n: number): string =>
  new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${form(n, "ponto", "pontos")}`;

/** What puzzles say, whatever is played. */
export const puzzles: typeof source = {
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
