import type * as en from "../../en/metro/advice.ts";
import { capital, genitive, hue } from "../grammar.ts";
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
      return "ein anderes Plättchen, unbekannt";
    case "pass":
      return "nichts";
    case "own":
      return told.says;
    case "nothing":
      return "ändert für alle wenig";
    case "effect":
      return effect(told.effect);
  }
}

function effect(told: Effect): string {
  const line = lineOf(told.subject);
  const { expected, otherwise } = told;
  const isOther = otherwise !== undefined && Math.round(otherwise) !== Math.round(expected);
  const instead = isOther ? ` statt erwarteter ${whole(otherwise)}` : "";
  const comes = instead ? `${whole(expected)}${instead}` : `${whole(expected)} erwartet`;
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `bringt ${line} ins Zentrum für ${whole(expected)}${instead}`
        : `beendet ${line} bei ${whole(expected)}${instead}`;
    case "keeps":
      return `hält ${line} offen${ahead(told.ahead)}`;
    case "grows":
      if (otherwise === undefined) return `bringt ${line} weiter auf ${told.after}`;
      return expected < otherwise ? `führt ${line} auf ein frühes Ende zu, ${comes}` : `hilft ${line} weiter, ${comes}`;
    case "leaves":
      return `lässt ${line} den Weg, ${comes}`;
    case "hinders":
      return `stellt sich ${line} in den Weg, ${comes}`;
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
      return done.isCentre ? `${line} ins Zentrum für ${whole(expected)}` : `beendet ${line} für ${whole(expected)}`;
    case "keeps":
      return `hält ${line} offen, ${done.before} → ${done.after}`;
    case "grows":
      return expected < (otherwise ?? 0) ? `verkürzt ${line}${shift}` : `hilft ${line} weiter${shift}`;
    case "leaves":
      return `lässt ${line} den Weg${shift}`;
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
  drawHeadline: "Ein anderes ziehen: Die meisten leisten mehr als dieses",
  pass: "passen",
  greedyAbout: (points, told) => (points > 0 ? `${told} · sofort am meisten, +${points}` : told),
  squareWorth: (worth, isBest) => (isBest ? `${worth} wert, das beste` : `${worth} wert`),
  lines: {
    title: "Was aus deinen Linien werden kann",
    about: (square) =>
      `Voll: gelegt. Blass: acht von zehn Ausgängen${square ? `, wenn du auf ${square} legst` : ""}. Strich: erwartete Punkte, ×2 mitgezählt.`,
    now: (tiles) => `jetzt ${tiles}`,
    likely: (low, high) => (low === high ? `endet bei ${low}` : `wohl ${low} bis ${high}`),
    centre: (chance) => `Zentrum ${Math.round(chance * 100)} %`,
    said: (line, expected) => `${line}: ${whole(expected)} Punkte erwartet`,
    none: "Alle deine Linien sind zu Ende.",
    more: (lines) =>
      lines === 1 ? "Eine weitere Linie bringt wohl weniger." : `${lines} weitere Linien bringen wohl weniger.`,
    name: lineOf,
  },
  may: (expected, low, high) => `${whole(expected)} erwartet, ${low} bis ${high}`,
  puzzle: (colour, lead) => `${hue(colour)} legt. Ein Feld ist ${whole(lead)} Punkte mehr wert als jedes andere.`,
  drawAnswer: "Ein anderes zu ziehen",
  reading: {
    squares:
      "Jedes Feld zeigt, was es für deinen erwarteten Vorsprung am Ende bedeutet, verglichen mit dem Durchschnitt aller Felder. Sofort gewonnene Punkte sind darin; sie sind selten das meiste davon.",
    choices:
      "Jede Möglichkeit zeigt, was sie für deinen erwarteten Vorsprung am Ende bedeutet, verglichen mit dem Durchschnitt aller.",
  },
};
