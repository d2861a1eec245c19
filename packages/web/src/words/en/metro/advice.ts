import type { Colour } from "@interchange/boards/palette";
import { capital, colours } from "../grammar.ts";
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
      return `, with all of row ${where.row} free before it`;
    case "column":
      return `, with all of column ${where.column} free before it`;
    case "free":
      return where.squares === 1 ? ", with a free square before it" : `, with ${where.squares} free squares before it`;
    case "none":
      return "";
  }
}

/** What a move does, after the name of its square: "keeps yellow 12 open towards the centre". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "draw":
      return "another tile, unseen";
    case "pass":
      return "nothing";
    case "own":
      return told.says;
    case "nothing":
      return "changes little for anybody";
    case "effect":
      return effect(told.effect);
  }
}

function effect(told: Effect): string {
  const line = lineOf(told.subject);
  const { expected, otherwise } = told;
  const isOther = otherwise !== undefined && Math.round(otherwise) !== Math.round(expected);
  const instead = isOther ? ` instead of ${whole(otherwise)} expected` : "";
  const comes = `${whole(expected)}${instead || " expected"}`;
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `brings ${line} to the centre for ${whole(expected)}${instead}`
        : `ends ${line} at ${whole(expected)}${instead}`;
    case "keeps":
      return `keeps ${line} open${ahead(told.ahead)}`;
    case "grows":
      if (otherwise === undefined) return `takes ${line} on to ${told.after}`;
      return expected < otherwise ? `turns ${line} towards an early end, ${comes}` : `helps ${line} on, ${comes}`;
    case "leaves":
      return `leaves ${line} its way, ${comes}`;
    case "hinders":
      return `gets in the way of ${line}, ${comes}`;
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
      return expected < (otherwise ?? 0) ? `turns ${line} short${shift}` : `helps ${line} on${shift}`;
    case "leaves":
      return `leaves ${line} its way${shift}`;
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
  drawHeadline: "Draw another: most tiles do more than this one",
  pass: "pass",
  greedyAbout: (points: number, told: string) => (points > 0 ? `${told} · most at once, +${points}` : told),
  squareWorth: (worth: string, isBest: boolean) => (isBest ? `worth ${worth}, the best` : `worth ${worth}`),
  lines: {
    title: "What your lines may become",
    /** How to read the strips, and after which move they are. */
    about: (square: string | undefined) =>
      `Full: tiles laid. Pale: eight endings of ten${square ? `, if you place at ${square}` : ""}. Bar: expected points, ×2 counted.`,
    now: (tiles: number) => `now ${tiles}`,
    likely: (low: number, high: number) => (low === high ? `ends at ${low}` : `likely ${low} to ${high}`),
    centre: (chance: number) => `centre ${Math.round(chance * 100)} %`,
    said: (line: string, expected: number) => `${line}: ${whole(expected)} points expected`,
    none: "All your lines have ended.",
    more: (lines: number) => (lines === 1 ? "One more line may bring less." : `${lines} more lines may bring less.`),
    name: lineOf,
  },
  /** Beside a line in the ledger. */
  may: (expected: number, low: number, high: number) => `${whole(expected)} expected, ${low} to ${high}`,
  /** The task of a puzzle. */
  puzzle: (colour: Colour, lead: number) =>
    `${capital(colours[colour])} to place. One square is worth ${whole(lead)} points more than any other.`,
  drawAnswer: "Drawing another",
  reading: {
    squares:
      "Each square shows what it does to your expected final margin, against the average square. Points scored at once are in it; they are seldom the most of it.",
    choices: "Each choice shows what it does to your expected final margin, against the average of all of them.",
  },
};
