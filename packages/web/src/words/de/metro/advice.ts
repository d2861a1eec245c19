import type * as en from "../../en/metro/advice.ts";
import { capital, genitive, hue, points } from "../grammar.ts";
import type { Ahead, Effect, Reason, Subject } from "../../../games/metro/advice/reason.ts";

const whole = (points: number): string => String(Math.round(points));

/** The reader's own line by colour and number, others by their owner. */
function lineOf({ line, owner, colour, isMine }: Subject): string {
  if (isMine || owner.company) return `${hue(colour)} ${line}`;
  return owner.isYou ? `deine ${line}` : `${genitive(owner.name)} ${line}`;
}

function ahead(where: Ahead): string {
  switch (where.kind) {
    case "centre":
      return " zum Zentrum hin";
    case "row":
      return `, die ganze Reihe ${where.row} frei vor sich`;
    case "column":
      return `, die ganze Spalte ${where.column} frei vor sich`;
    case "free":
      return where.squares === 1 ? ", ein freies Feld vor sich" : `, ${where.squares} freie Felder vor sich`;
    case "none":
      return "";
  }
}

/** What a move does, after the name of its square. */
function reason(told: Reason): string {
  switch (told.kind) {
    case "draw":
      return "ein zufälliges Plättchen aus dem Vorrat";
    case "pass":
      return "ändert nichts";
    case "own":
      return told.says;
    case "nothing":
      return "ändert für alle wenig";
    case "effect":
      return effect(told.effect);
  }
}

const about = (expected: number): string => `etwa ${points(Math.round(expected))}`;

function effect(told: Effect): string {
  const line = lineOf(told.subject);
  const { expected, otherwise } = told;
  const isOther = otherwise !== undefined && Math.round(otherwise) !== Math.round(expected);
  const instead = isOther ? ` statt etwa ${whole(otherwise)}` : "";
  const comes = isOther ? `etwa ${whole(expected)} statt ${whole(otherwise)} Punkte` : about(expected);
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `bringt ${line} ins Zentrum, ${whole(expected)}${instead}`
        : `beendet ${line} mit ${whole(expected)}${instead}`;
    case "keeps":
      return `hält ${line} offen${ahead(told.ahead)}`;
    case "grows":
      if (otherwise === undefined) return `verlängert ${line} auf ${told.after}`;
      return expected < otherwise ? `führt ${line} auf ein frühes Ende zu, ${comes}` : `hilft ${line}, ${comes}`;
    case "leaves":
      return `hält ${line} den Weg frei, ${comes}`;
    case "hinders":
      return `kommt ${line} in die Quere, ${comes}`;
  }
}

/** The short form for a row. */
function brief(told: Reason): string {
  if (told.kind !== "effect") return reason(told);
  const { effect: done } = told;
  const line = lineOf(done.subject);
  const { expected, otherwise } = done;
  const shift = otherwise === undefined ? "" : `, ${whole(otherwise)} → ${whole(expected)}`;
  switch (done.kind) {
    case "ends":
      return done.isCentre ? `${line} ins Zentrum, ${whole(expected)}` : `beendet ${line} mit ${whole(expected)}`;
    case "keeps":
      return `hält ${line} offen, ${done.before} → ${done.after}`;
    case "grows":
      return expected < (otherwise ?? 0) ? `verkürzt ${line}${shift}` : `hilft ${line}${shift}`;
    case "leaves":
      return `hält ${line} den Weg frei${shift}`;
    case "hinders":
      return `stört ${line}${shift}`;
  }
}

/** Advice at a table of Metro. */
export const advice: typeof en.advice = {
  reason,
  brief,
  headline: (square, told) => `${square} ${reason(told)}`,
  headlineOther: (told) => capital(reason(told)),
  draw: "ziehen",
  drawHeadline: "Zieh ein anderes: Die meisten Plättchen sind besser als dieses",
  pass: "passen",
  greedyAbout: (n, told) => (n > 0 ? `${told} · sofort die meisten Punkte, +${n}` : told),
  squareWorth: (worth, isBest) => (isBest ? `${worth} wert, das beste Feld` : `${worth} wert`),
  lines: {
    title: "Aussichten deiner Linien",
    about: (square) =>
      `${square ? `So sind die Aussichten, wenn du dein Plättchen auf ${square} legst. ` : ""}Voll: bisherige Plättchen. Blass: wahrscheinliche Punkte am Ende, in 8 von 10 simulierten Partien. Zahl: der Durchschnitt. ×2 ist eingerechnet.`,
    now: (tiles) => `jetzt ${tiles}`,
    likely: (low, high) => (low === high ? `endet bei ${low}` : `wahrscheinlich ${low} bis ${high}`),
    centre: (chance) => `Zentrum ${Math.round(chance * 100)} %`,
    said: (line, expected) => `${line}: ${about(expected)}`,
    none: "Alle deine Linien sind zu Ende.",
    more: (lines) =>
      lines === 1 ? "Eine weitere Linie verspricht weniger." : `${lines} weitere Linien versprechen weniger.`,
    name: lineOf,
  },
  may: (expected, low, high) => `${about(expected)}, wahrscheinlich ${low} bis ${high}`,
  puzzle: (colour) => `Du spielst ${hue(colour)} und legst ein Plättchen.`,
  drawAnswer: "Ein anderes zu ziehen",
  reading: {
    squares:
      "Jede Zahl zeigt, wie sehr ein Feld deinen Vorsprung am Ende voraussichtlich vergrößert oder verkleinert, verglichen mit einem durchschnittlichen Feld. Punkte, die du sofort bekommst, sind enthalten, machen aber selten den größten Teil aus.",
    choices:
      "Jede Zahl zeigt, wie sehr eine Möglichkeit deinen Vorsprung am Ende voraussichtlich vergrößert oder verkleinert, verglichen mit einer durchschnittlichen Möglichkeit.",
  },
};
