import type * as en from "../../en/metro/advice.ts";
import { capital, count, feminine, form, of } from "../grammar.ts";
import type { Ahead, Effect, Reason, Subject } from "../../../games/metro/advice/reason.ts";

const whole = (points: number): string => String(Math.round(points));

/** The reader's own line by colour and number, others by their owner. Sentences put "a" before it. */
function lineOf({ line, owner, colour, isMine }: Subject): string {
  if (isMine || owner.company) return `${feminine[colour]} ${line}`;
  return owner.isYou ? `sua ${line}` : `${line} ${of(owner)}`;
}

function ahead(where: Ahead): string {
  switch (where.kind) {
    case "centre":
      return " rumo ao centro";
    case "row":
      return `, com toda a fileira ${where.row} livre à frente`;
    case "column":
      return `, com toda a coluna ${where.column} livre à frente`;
    case "free":
      return `, com ${count(where.squares, "espaço livre", "espaços livres")} à frente`;
    case "none":
      return "";
  }
}

/** What a move does, after the name of its square: "mantém a amarela 12 aberta rumo ao centro". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "draw":
      return "outra peça, sem ver";
    case "pass":
      return "nada";
    case "own":
      return told.says;
    case "nothing":
      return "muda pouco para todos";
    case "effect":
      return effect(told.effect);
  }
}

const expectedOf = (points: string): string => `${points} ${form(Number(points), "esperado", "esperados")}`;

function effect(told: Effect): string {
  const line = `a ${lineOf(told.subject)}`;
  const { expected, otherwise } = told;
  const isOther = otherwise !== undefined && Math.round(otherwise) !== Math.round(expected);
  const instead = isOther ? ` em vez de ${expectedOf(whole(otherwise))}` : "";
  const comes = instead ? `${whole(expected)}${instead}` : expectedOf(whole(expected));
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `leva ${line} ao centro por ${whole(expected)}${instead}`
        : `termina ${line} com ${whole(expected)}${instead}`;
    case "keeps":
      return `mantém ${line} aberta${ahead(told.ahead)}`;
    case "grows":
      if (otherwise === undefined) return `leva ${line} a ${told.after}`;
      return expected < otherwise ? `vira ${line} para um fim próximo, ${comes}` : `ajuda ${line}, ${comes}`;
    case "leaves":
      return `deixa ${line} no seu caminho, ${comes}`;
    case "hinders":
      return `atrapalha ${line}, ${comes}`;
  }
}

/** The short form for a row: "mantém a amarela 25 aberta, 2 → 3". */
function brief(told: Reason): string {
  if (told.kind !== "effect") return reason(told);
  const { effect: done } = told;
  const line = `a ${lineOf(done.subject)}`;
  const { expected, otherwise } = done;
  const shift = otherwise === undefined ? "" : `, ${whole(otherwise)} → ${whole(expected)}`;
  switch (done.kind) {
    case "ends":
      return done.isCentre ? `leva ${line} ao centro por ${whole(expected)}` : `termina ${line} com ${whole(expected)}`;
    case "keeps":
      return `mantém ${line} aberta, ${done.before} → ${done.after}`;
    case "grows":
      return expected < (otherwise ?? 0) ? `encurta ${line}${shift}` : `ajuda ${line}${shift}`;
    case "leaves":
      return `deixa ${line} no seu caminho${shift}`;
    case "hinders":
      return `atrapalha ${line}${shift}`;
  }
}

/** Advice at a table of Metro. */
export const advice: typeof en.advice = {
  reason,
  brief,
  headline: (square, told) => `${square} ${reason(told)}`,
  headlineOther: (told) => capital(reason(told)),
  draw: "pegar",
  drawHeadline: "Pegue outra: a maioria das peças faz mais que esta",
  pass: "passar",
  greedyAbout: (points, told) => (points > 0 ? `${told} · mais na hora, +${points}` : told),
  squareWorth: (worth, isBest) => (isBest ? `vale ${worth}, o melhor` : `vale ${worth}`),
  lines: {
    title: "O que as suas linhas podem virar",
    about: (square) =>
      `Cheio: peças colocadas. Claro: oito de dez finais${square ? `, se você colocar em ${square}` : ""}. Barra: pontos esperados, com o ×2.`,
    now: (tiles) => `agora ${tiles}`,
    likely: (low, high) => (low === high ? `termina em ${low}` : `provável ${low} a ${high}`),
    centre: (chance) => `centro ${Math.round(chance * 100)}%`,
    said: (line, expected) => `${line}: ${count(Math.round(expected), "ponto esperado", "pontos esperados")}`,
    none: "Todas as suas linhas terminaram.",
    more: (lines) => (lines === 1 ? "Mais uma linha pode trazer menos." : `Mais ${lines} linhas podem trazer menos.`),
    name: lineOf,
  },
  may: (expected, low, high) => `${expectedOf(whole(expected))}, ${low} a ${high}`,
  puzzle: (colour, lead) =>
    `Vez da cor ${feminine[colour]}. Um espaço vale ${count(Math.round(lead), "ponto", "pontos")} a mais que todos os outros.`,
  drawAnswer: "Pegar outra",
  reading: {
    squares:
      "Cada espaço mostra o que faz com a sua vantagem final esperada, comparado com o espaço médio. Os pontos feitos na hora estão na conta; raramente são a maior parte.",
    choices: "Cada opção mostra o que faz com a sua vantagem final esperada, comparada com a média de todas.",
  },
};
