import { colours } from "../../../../parts/words/en/colours.ts";
import { capital, list } from "../../../../parts/words/en/plural.ts";
import type { Ahead, Effect, Reason, Subject } from "../reason.ts";

const whole = (points: number): string => String(Math.round(points));

/** A line by its colour and number if it is one's own, else by whose it is. */
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
  const instead =
    otherwise !== undefined && Math.round(otherwise) !== Math.round(expected)
      ? ` instead of ${whole(otherwise)} expected`
      : "";
  switch (told.kind) {
    case "ends":
      return told.isCentre
        ? `brings ${line} to the centre for ${whole(expected)}${instead}`
        : `ends ${line} at ${whole(expected)}${instead}`;
    case "keeps":
      return `keeps ${line} open${ahead(told.ahead)}`;
    case "grows":
      return `takes ${line} on to ${told.after}${otherwise === undefined ? "" : `, ${whole(expected)} expected${instead === "" ? "" : ` instead of ${whole(otherwise)}`}`}`;
    case "leaves":
      return `leaves ${line} its way, ${whole(expected)}${instead || " expected"}`;
    case "hinders":
      return `gets in the way of ${line}, ${whole(expected)}${instead || " expected"}`;
  }
}

/** What advice says at a table of Metro. */
export const words = {
  reason,
  headline: (square: string, told: Reason) => `${square} ${reason(told)}`,
  headlineOther: (told: Reason) => capital(reason(told)),
  draw: "draw",
  drawHeadline: "Draw another: most tiles do more than this one",
  pass: "pass",
  greedy: (square: string) => `${square}`,
  greedyAbout: (points: number, told: string) => (points > 0 ? `${told} · most at once, +${points}` : told),
  facts: ({ grows, ends }: { readonly grows: readonly (readonly [number, number])[]; readonly ends: number }) => {
    const [first] = grows;
    const grown = first ? `It grows from ${first[0]} to ${first[1]}` : "No line of yours grows";
    return ends === 0
      ? `${grown} and no line ends.`
      : `${grown}; ${ends === 1 ? "one line ends" : `${ends} lines end`}.`;
  },
  squareWorth: (worth: string, isBest: boolean) => (isBest ? `worth ${worth}, the best` : `worth ${worth}`),
  lines: {
    title: "What your lines may become",
    /** How strips are read, and after which move. */
    about: (square: string | undefined) =>
      `Full: tiles laid. Pale: eight endings of ten${square ? `, if you place at ${square}` : ""}. Bar: expected points, ×2 counted.`,
    now: (tiles: number) => `now ${tiles}`,
    likely: (low: number, high: number) => (low === high ? `ends at ${low}` : `likely ${low} to ${high}`),
    centre: (chance: number) => `centre ${Math.round(chance * 100)} %`,
    said: (line: string, expected: number) => `${line}: ${whole(expected)} points expected`,
    ended: "ends here",
    none: "All your lines have ended.",
    name: lineOf,
  },
  /** Beside a line in the ledger. */
  may: (expected: number, low: number, high: number) => `${whole(expected)} expected, ${low} to ${high}`,
  reading: {
    title: "How to read the board",
    about:
      "Each square shows what it does to your expected final margin, against the average square. Points scored at once are in it; they are seldom the most of it.",
  },
  several: (names: readonly string[]) => list(names),
};
