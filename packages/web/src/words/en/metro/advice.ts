import type { Colour } from "@interchange/boards/palette";
import { capital, colours, count } from "../grammar.ts";
import type { Ahead, Effect, Reason, Subject } from "../../../games/metro/advice/reason.ts";

const whole = (points: number): string => String(Math.round(points));

/** The reader's own line by colour and number, others by their owner. */
function lineOf({ line, owner, colour, isMine }: Subject): string {
  if (isMine || owner.company) return `${colours[colour]} ${line}`;
  return owner.isYou ? `your ${line}` : `${owner.name}'s ${line}`;
}

function ahead(where: Ahead): string {
  switch (where.kind) {
    case "centre":
      return " towards the centre";
    case "row":
      return `, with all of row ${where.row} free ahead of it`;
    case "column":
      return `, with all of column ${where.column} free ahead of it`;
    case "free":
      return where.squares === 1
        ? ", with a free square ahead of it"
        : `, with ${where.squares} free squares ahead of it`;
    case "none":
      return "";
  }
}

/** What a move does, after the name of its square: "keeps yellow 12 open towards the centre". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "draw":
      return "a random tile from the supply";
    case "pass":
      return "doesn't change anything";
    case "own":
      return told.says;
    case "nothing":
      return "changes little for anyone";
    case "effect":
      return effect(told.effect);
  }
}

const about = (expected: number): string => `about ${count(Math.round(expected), "point", "points")}`;

function effect(told: Effect): string {
  const line = lineOf(told.subject);
  const { expected, otherwise } = told;
  const isOther = otherwise !== undefined && Math.round(otherwise) !== Math.round(expected);
  const instead = isOther ? ` instead of about ${whole(otherwise)}` : "";
  const comes = isOther ? `about ${whole(expected)} instead of ${whole(otherwise)} points` : about(expected);
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `brings ${line} to the centre for ${whole(expected)}${instead}`
        : `ends ${line} for ${whole(expected)}${instead}`;
    case "keeps":
      return `keeps ${line} open${ahead(told.ahead)}`;
    case "grows":
      if (otherwise === undefined) return `extends ${line} to ${told.after}`;
      return expected < otherwise ? `turns ${line} towards an early end: ${comes}` : `helps ${line}: ${comes}`;
    case "leaves":
      return `leaves room for ${line}: ${comes}`;
    case "hinders":
      return `gets in the way of ${line}: ${comes}`;
  }
}

/** The short form for a row: "keeps yellow 25 open, 2 → 3". */
function brief(told: Reason): string {
  if (told.kind !== "effect") return reason(told);
  const { effect: done } = told;
  const line = lineOf(done.subject);
  const { expected, otherwise } = done;
  const shift = otherwise === undefined ? "" : `, ${whole(otherwise)} → ${whole(expected)}`;
  switch (done.kind) {
    case "ends":
      return done.isCentre ? `${line} to the centre for ${whole(expected)}` : `ends ${line} for ${whole(expected)}`;
    case "keeps":
      return `keeps ${line} open, ${done.before} → ${done.after}`;
    case "grows":
      return expected < (otherwise ?? 0) ? `cuts ${line} short${shift}` : `helps ${line}${shift}`;
    case "leaves":
      return `leaves room for ${line}${shift}`;
    case "hinders":
      return `gets in the way of ${line}${shift}`;
  }
}

/** Advice at a table of Metro. */
export const advice = {
  reason,
  brief,
  headline: (square: string, told: Reason) => `${square} ${reason(told)}`,
  headlineOther: (told: Reason) => capital(reason(told)),
  draw: "draw",
  drawHeadline: "Draw another: most tiles are better than this one",
  pass: "pass",
  greedyAbout: (points: number, told: string) => (points > 0 ? `${told} · most points right away, +${points}` : told),
  squareWorth: (worth: string, isBest: boolean) => (isBest ? `worth ${worth}, the best square` : `worth ${worth}`),
  lines: {
    title: "Outlook for your lines",
    /** How to read the strips, and after which move they are. */
    about: (square: string | undefined) =>
      `${square ? `This is the outlook if you place your tile on ${square}. ` : ""}Solid: tiles so far. Pale: likely points at the end, in 8 of 10 simulated games. Number: the average. ×2 is included.`,
    now: (tiles: number) => `now ${tiles}`,
    likely: (low: number, high: number) => (low === high ? `ends at ${low}` : `likely ${low} to ${high}`),
    centre: (chance: number) => `centre ${Math.round(chance * 100)}%`,
    said: (line: string, expected: number) => `${line}: ${about(expected)}`,
    none: "All your lines have ended.",
    more: (lines: number) =>
      lines === 1 ? "One more line looks less promising." : `${lines} more lines look less promising.`,
    name: lineOf,
  },
  /** Beside a line in the ledger. */
  may: (expected: number, low: number, high: number) => `${about(expected)}, likely ${low} to ${high}`,
  /** Who the player of a puzzle is. */
  puzzle: (colour: Colour) => `You are ${colours[colour]}, with one tile to place.`,
  drawAnswer: "Drawing another",
  reading: {
    squares:
      "Each number shows how much a square is likely to raise or lower your final lead, compared with an average square. Points you score right away are included, but are rarely the largest part.",
    choices:
      "Each number shows how much a choice is likely to raise or lower your final lead, compared with the average choice.",
  },
};
