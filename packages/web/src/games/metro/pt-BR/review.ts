import { count, inside, list, of } from "../../../parts/words/pt-BR/plural.ts";
import type { LineEffect, review as source } from "../en/review.ts";

type When = "played" | "best" | "tried";

const points = (n: number): string => count(n, "ponto", "pontos");
const line = ({ whose, line }: LineEffect): string =>
  whose === undefined
    ? `a linha ${line} de ninguém`
    : whose.isYou
      ? `a sua linha ${line}`
      : `a linha ${line} ${of(whose)}`;

/** Of what was played it is said as it happened, of what might have been as it would. */
const verb = (when: When, past: string, present: string): string => (when === "played" ? past : present);

export const review: typeof source = {
  title: (edition, modules) => ["Metro", edition, ...modules].join(", "),
  board: "O tabuleiro antes da jogada",
  at: (square) => square,
  turnedTo: (square, turns) => `${square}, girada ${count(turns, "quarto", "quartos")}`,
  drawn: (square) => `${square}, peça pega`,
  draw: "pega outra peça",
  pass: "passa",
  takes: (when, n) => `${verb(when, "fez", "faz")} ${points(n)} na hora`,
  gives: (when, who, n) => `${verb(when, "deu", "dá")} ${points(n)} a ${inside(who)}`,
  ends: (when, effect) =>
    `${verb(when, "terminou", "termina")} ${line(effect)} ${effect.isDoubled ? "no centro por" : "com"} ${points(effect.points ?? 0)}`,
  grows: (when, effect) =>
    effect.before === 0
      ? `${verb(when, "abriu", "abre")} ${line(effect)} por ${count(effect.after, "peça", "peças")}`
      : `${verb(when, "levou", "leva")} ${line(effect)} de ${effect.before} para ${effect.after}`,
  endsNothing: (when) => verb(when, "não terminou nada", "não termina nada"),
  changesNothing: (when) => verb(when, "não mudou nenhuma linha", "não muda nenhuma linha"),
  sentence: (when, square, isSameTile, good, bad) => {
    const begins = when === "played" ? "A peça" : isSameTile ? `Em ${square}, a mesma peça` : `Em ${square}, a peça`;
    const all = good.length && bad.length ? `${list(good)}, mas ${list(bad)}` : list([...good, ...bad]);
    return `${begins} ${all}.`;
  },
  drew: (when, { name }) =>
    when === "played"
      ? `${name} pegou outra peça, que então precisou ser colocada.`
      : when === "best"
        ? "Pegar outra peça prometia mais que qualquer espaço para esta."
        : "Pega-se outra peça, que precisa ser colocada.",
  passed: "Não havia peça para colocar.",
  own: (when, says, brings) =>
    `${when === "played" ? "Jogado" : when === "best" ? "Melhor" : "Tentado"}: ${says}${brings ? ` (${brings})` : ""}.`,
  facts: { points: "Pontos na hora", open: "Linhas abertas", openOf: (n) => String(n), none: "–" },
};
