import type * as en from "../../en/metro/advice.ts";
import { capital, colours, count, feminine, of, points, tiles } from "../grammar.ts";
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
      return "uma peça ao acaso da pilha";
    case "pass":
      return "não muda nada";
    case "own":
      return told.says;
    case "nothing":
      return "muda pouco para todos";
    case "effect":
      return effect(told.effect);
  }
}

const about = (expected: number): string => `cerca de ${points(Math.round(expected))}`;

function effect(told: Effect): string {
  const line = `a ${lineOf(told.subject)}`;
  const { expected, otherwise } = told;
  const isOther = otherwise !== undefined && Math.round(otherwise) !== Math.round(expected);
  const instead = isOther ? ` em vez de cerca de ${whole(otherwise)}` : "";
  const comes = isOther ? `cerca de ${whole(expected)} em vez de ${points(Math.round(otherwise))}` : about(expected);
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `leva ${line} ao centro com ${points(Math.round(expected))}${instead}`
        : `termina ${line} com ${points(Math.round(expected))}${instead}`;
    case "keeps":
      return `mantém ${line} aberta${ahead(told.ahead)}`;
    case "grows":
      if (otherwise === undefined) return `estende ${line} até ${tiles(told.after)}`;
      return expected < otherwise ? `deve fazer ${line} terminar cedo, ${comes}` : `ajuda ${line}, ${comes}`;
    case "leaves":
      return `deixa espaço para ${line}, ${comes}`;
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
      return done.isCentre
        ? `leva ${line} ao centro com ${points(Math.round(expected))}`
        : `termina ${line} com ${points(Math.round(expected))}`;
    case "keeps":
      return `mantém ${line} aberta, ${done.before} → ${done.after}`;
    case "grows":
      return expected < (otherwise ?? 0) ? `encurta ${line}${shift}` : `ajuda ${line}${shift}`;
    case "leaves":
      return `deixa espaço para ${line}${shift}`;
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
  drawHeadline: "Pegue outra: a maioria das peças é melhor que esta",
  pass: "passar",
  greedyAbout: (n, told) => (n > 0 ? `${told} · maior ganho imediato: +${n}` : told),
  squareWorth: (worth, isBest) => (isBest ? `vale ${worth}, o melhor espaço` : `vale ${worth}`),
  lines: {
    title: "Perspectivas das suas linhas",
    about: (square) =>
      `${square ? `Estas são as perspectivas se você colocar a sua peça em ${square}. ` : ""}Parte cheia: peças até agora. Parte clara: pontos prováveis no fim, em 8 de 10 partidas simuladas. Número: a média. O ×2 está incluído.`,
    now: (tiles) => `agora ${tiles}`,
    likely: (low, high) => (low === high ? `termina com ${points(low)}` : `provavelmente de ${low} a ${high}`),
    centre: (chance) => `centro ${Math.round(chance * 100)}%`,
    said: (line, expected) => `${line}: ${about(expected)}`,
    none: "Todas as suas linhas terminaram.",
    more: (lines) => (lines === 1 ? "Outra linha promete menos." : `Outras ${lines} linhas prometem menos.`),
    name: lineOf,
  },
  may: (expected, low, high) => `${about(expected)}, provavelmente de ${low} a ${high}`,
  puzzle: (colour) => `Você é o ${colours[colour]} e coloca uma peça.`,
  drawAnswer: "Pegar outra",
  reading: {
    squares:
      "Cada número mostra quanto um espaço deve melhorar ou piorar a sua vantagem no fim da partida, em comparação com um espaço médio. Os pontos feitos na hora estão incluídos, mas raramente são a maior parte.",
    choices:
      "Cada número mostra quanto uma opção deve melhorar ou piorar a sua vantagem no fim da partida, em comparação com a média de todas.",
  },
};
