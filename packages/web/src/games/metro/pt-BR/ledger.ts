import { count, form, list } from "../../../parts/words/pt-BR/plural.ts";
import type { ledger as source } from "../en/ledger.ts";

/** What a tile would do. */
export const ledger: typeof source = {
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
