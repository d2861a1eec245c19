import { capital, count, list, points, signed, tiles } from "../grammar.ts";
import type { LineName, Who } from "../../types.ts";
import { command } from "../../command.ts";

const SIDES = ["top", "right", "bottom", "left"] as const;
const side = (at: number): string => SIDES[at] ?? "";
const lineOf = (name: LineName): string => (typeof name === "number" ? `line ${name}` : `the line ${name}`);

/** A line from its station to where it ends or waits. */
export interface LineStrip {
  readonly name: LineName;
  /** Undefined if nobody owns it. */
  readonly owner: string | undefined;
  readonly stops: readonly string[];
  readonly end: string;
  readonly length: number;
  /** Undefined while it is open, or if nobody owns it. */
  readonly points: number | undefined;
}

/** What a tile would do to a line. */
export interface LineChange {
  readonly name: LineName;
  readonly owner: string | undefined;
  readonly before: number;
  readonly after: number;
  /** Where it ends; undefined while it stays open. */
  readonly end: string | undefined;
  readonly points: number;
  readonly isDoubled: boolean;
}

export const text = {
  title: "The board, square by square",
  about:
    "Rows from top to bottom, columns from left to right, with the stations around them. Press Enter to try your tile on a square.",
  columns: "Columns",
  row: (n: number) => `Row ${n}`,
  rim: ["Stations above", "Stations to the right", "Stations below", "Stations to the left"] as readonly string[],
  /** Short texts for the cells of the table. */
  cell: {
    free: "free",
    empty: "·",
    centre: "centre",
    tile: (names: readonly LineName[]) => (names.length ? names.join(" ") : "tile"),
    waits: (names: readonly LineName[]) => `next: ${names.join(" ")}`,
    tried: "your tile",
  },
  station: (number: number, owner: string | undefined) => (owner === undefined ? String(number) : `${number} ${owner}`),
  lines: "Lines",
  linesOf: (owner: Who | undefined) =>
    owner?.isYou ? "Your lines" : owner ? `${owner.name}'s lines` : "Lines without an owner",
  notLeft: (names: readonly LineName[], owner: Who | undefined) =>
    `Not started, ${owner?.name ?? "nobody's"}: ${names.length > 1 ? "lines" : "line"} ${list(names.map(String))}.`,
  nobody: "nobody",
  line: ({ name, owner, stops, end, length, points: n }: LineStrip) =>
    `${capital(lineOf(name))}, ${owner ?? "nobody's"}: ${stops.length ? `${stops.join(", ")}; ` : ""}${end}, ${tiles(length)}${n === undefined ? "" : `, ${points(n)}`}.`,
  /** The tracks of a tile: the side where a train enters and the one where it leaves. */
  tile: (code: string, ways: readonly (readonly [from: number, to: number])[]) =>
    `${code}: ${ways
      .map(([from, to]) => (from === to ? `${side(from)} back to ${side(from)}` : `${side(from)} to ${side(to)}`))
      .join(", ")}`,
  handTile: (n: number, all: number, tile: string, isChosen: boolean) =>
    all > 1 ? `Tile ${n}, ${tile}${isChosen ? ", chosen" : ""}.` : `Your tile, ${tile}.`,
  turned: (turns: number) => `Turned by ${count(turns, "quarter turn", "quarter turns")}.`,
  holds: ({ name, isYou }: Who, tile: string) => `${isYou ? "You have" : `${name} has`} ${tile}.`,
  noHand: "You don't have a tile.",
  fits: (squares: readonly string[]) =>
    squares.length
      ? `It fits on ${count(squares.length, "square", "squares")}: ${squares.join(", ")}.`
      : "It fits nowhere.",
  mayDraw: "You can draw another tile.",
  mayPass: "You can pass.",
  change: ({ name, owner, before, after, end, points: n, isDoubled }: LineChange) =>
    `${capital(lineOf(name))}, ${owner ?? "nobody's"}: ${before} to ${tiles(after)}, ${
      end === undefined
        ? "stays open"
        : `${end}${owner === undefined ? "" : `, ${points(n)}${isDoubled ? ", doubled" : ""}`}`
    }.`,
  tryAt: (square: string) => `If you place it on ${square}:`,
  noChange: "This doesn't change any line.",
  gets: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "get" : "gets"} ${points(n)}.`,
  place: "Type “place” to place it.",
  may: (square: string) => `You can place your tile on ${square}.`,
  square: (facts: string) => `${capital(facts)}.`,
  noSquare: "Squares run from a1 to h8: letters from left to right, numbers from top to bottom.",
  noStation: "There's no station with that number. Choose one from 1 to 32.",
  noTile: "You don't have that tile. Type “hand” to see yours.",
  noTurn: "You can't turn tiles at this table. Place yours as it is.",
  choosePlace: "Add a square, for example: “place e5”.",
  noDraw: "You can't draw another tile now. Type “status” to see what to do.",
  noPass: "You can't pass now. Type “status” to see what to do.",
  choices: {
    none: "There's nothing to choose now.",
    one: (n: number, what: string, brings: string | undefined) =>
      `${n}: ${what}${brings === undefined ? "" : ` (${brings})`}.`,
    ask: "Type “choose” and a number.",
    unknown: (n: number) => `Choose a number from 1 to ${n}.`,
  },
  score: ({ name }: Who, n: number, about: string) => `${name}: ${points(n)}${about ? `, ${about}` : ""}.`,
  unseen: (n: number) => `${tiles(n)} you haven't seen:`,
  unseenTile: (code: string, n: number) => `${n} × ${code}`,
  unseenList: (tiles: readonly string[]) => `${list(tiles)}.`,
  brief: (who: Who, square: string | undefined, closed: readonly string[]) =>
    `${who.name}${square === undefined ? "" : ` ${square}`}${closed.length ? `; ${closed.join("; ")}` : ""}.`,
  briefClosed: (name: LineName, n: number) => `${lineOf(name)} ${signed(n)}`,
  scoresNow: (scores: readonly (readonly [who: Who, points: number])[]) =>
    `Points: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  commands: {
    place: command(
      "place p lay",
      "e5, or place e5",
      "places your tile. Add 2 to turn the tile twice or to use your second tile: e5 2. Record notation works too",
    ),
    try: command("try t", "try e5", "shows what your tile would do there"),
    hand: command("hand tile tiles", "hand, or hand 2", "shows your tiles, or chooses the second"),
    turn: command("rotate r", "rotate", "turns the tile by a quarter turn"),
    draw: command("draw d", "draw", "draws another tile"),
    pass: command("pass", "pass", "passes"),
    moves: command("moves m", "moves", "shows where your tile fits"),
    square: command("square sq", "square e5", "shows what's there"),
    line: command("line", "line 27", "follows a line from its station"),
    lines: command("lines", "lines, or lines and a name", "shows your lines or somebody else's"),
    choices: command("choices", "choices", "shows what you can choose in modules"),
    choose: command("choose c", "choose 2", "chooses it"),
    scores: command("scores score players", "scores", "shows the players and their points"),
    unseen: command("unseen bag", "unseen", "shows the tiles you haven't seen"),
  },
};
