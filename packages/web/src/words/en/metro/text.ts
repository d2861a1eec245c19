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
  about: "Rows from the top, columns from the left; round them the stations. Enter tries your tile on a square.",
  columns: "Columns",
  row: (n: number) => `Row ${n}`,
  rim: ["Stations above", "Stations to the right", "Stations below", "Stations to the left"] as readonly string[],
  /** Short texts for the cells of the table. */
  cell: {
    free: "free",
    empty: "·",
    centre: "centre",
    tile: (names: readonly LineName[]) => (names.length ? names.join(" ") : "tile"),
    waits: (names: readonly LineName[]) => `to ${names.join(" ")}`,
    tried: "your tile",
  },
  station: (number: number, owner: string | undefined) => (owner === undefined ? String(number) : `${number} ${owner}`),
  lines: "Lines",
  linesOf: (owner: Who | undefined) => (owner?.isYou ? "Your lines" : `Lines of ${owner?.name ?? "nobody"}`),
  notLeft: (names: readonly LineName[], owner: Who | undefined) =>
    `Not left their stations, ${owner?.name ?? "nobody's"}: ${names.length > 1 ? "lines" : "line"} ${list(names.map(String))}.`,
  nobody: "nobody",
  line: ({ name, owner, stops, end, length, points: n }: LineStrip) =>
    `${capital(lineOf(name))}, ${owner ?? "nobody's"}: ${stops.length ? `${stops.join(", ")}; ` : ""}${end}, ${tiles(length)}${n === undefined ? "" : `, ${points(n)}`}.`,
  /** The tracks of a tile: the side where a train enters and the one where it leaves. */
  tile: (code: string, ways: readonly (readonly [from: number, to: number])[]) =>
    `${code}: ${ways
      .map(([from, to]) => (from === to ? `${side(from)} back out` : `${side(from)} to ${side(to)}`))
      .join(", ")}`,
  handTile: (n: number, all: number, tile: string, isChosen: boolean) =>
    all > 1 ? `Tile ${n}, ${tile}${isChosen ? ", chosen" : ""}.` : `Your tile, ${tile}.`,
  turned: (turns: number) => `Turned by ${count(turns, "quarter", "quarters")}.`,
  holds: ({ name, isYou }: Who, tile: string) => `${isYou ? "You hold" : `${name} holds`} ${tile}.`,
  noHand: "You hold no tile.",
  fits: (squares: readonly string[]) =>
    squares.length
      ? `It may lie on ${count(squares.length, "square", "squares")}: ${squares.join(", ")}.`
      : "It fits nowhere now.",
  mayDraw: "You may draw another tile.",
  mayPass: "You may pass.",
  change: ({ name, owner, before, after, end, points: n, isDoubled }: LineChange) =>
    `${capital(lineOf(name))}, ${owner ?? "nobody's"}: ${before} to ${tiles(after)}, ${
      end === undefined
        ? "stays open"
        : `${end}${owner === undefined ? "" : `, ${points(n)}${isDoubled ? ", doubled" : ""}`}`
    }.`,
  tryAt: (square: string) => `If you place it at ${square}:`,
  noChange: "No line changes there.",
  gets: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "get" : "gets"} ${points(n)}.`,
  place: "Type place to place it.",
  may: (square: string) => `${square} may be covered.`,
  square: (facts: string) => `${capital(facts)}.`,
  noSquare: "Squares are called a1 to h8: letters from the left, numbers from the top.",
  noStation: "There is no station of that number.",
  noTile: "You hold no such tile.",
  noTurn: "Tiles are not turned at this table.",
  choosePlace: "Say where: place e5.",
  noDraw: "You may not draw another tile now.",
  noPass: "You may not pass now.",
  choices: {
    none: "There is nothing to choose now.",
    one: (n: number, what: string, brings: string | undefined) =>
      `${n}: ${what}${brings === undefined ? "" : ` (${brings})`}.`,
    ask: "Type choose and a number.",
    unknown: (n: number) => `There are ${n} to choose from.`,
  },
  score: ({ name }: Who, n: number, about: string) => `${name}: ${points(n)}${about ? `, ${about}` : ""}.`,
  unseen: (n: number) => `${tiles(n)} that nobody has shown:`,
  unseenTile: (code: string, n: number) => `${code} ${n} times`,
  unseenList: (tiles: readonly string[]) => `${list(tiles)}.`,
  brief: (who: Who, square: string | undefined, closed: readonly string[]) =>
    `${who.name}${square === undefined ? "" : ` ${square}`}${closed.length ? `; ${closed.join("; ")}` : ""}.`,
  briefClosed: (name: LineName, n: number) => `${lineOf(name)} ${signed(n)}`,
  scoresNow: (scores: readonly (readonly [who: Who, points: number])[]) =>
    `Points: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  commands: {
    place: command(
      "place p lay",
      "e5, or place e5; e5 2 turned twice, or of several tiles the second; or as records write it",
      "places your tile",
    ),
    try: command("try t", "try e5", "what your tile would do there; then place"),
    hand: command("hand tile tiles", "hand, or hand 2", "your tiles, or chooses the second"),
    turn: command("rotate r", "rotate", "turns the tile by a quarter"),
    draw: command("draw d", "draw", "draws another tile"),
    pass: command("pass", "pass", "passes"),
    moves: command("moves m", "moves", "where your tile may lie"),
    square: command("square sq", "square e5", "what lies there"),
    line: command("line", "line 27", "a line from its station on"),
    lines: command("lines", "lines, or lines and a name", "your lines, or somebody's"),
    choices: command("choices", "choices", "what there is to choose in modules"),
    choose: command("choose c", "choose 2", "chooses it"),
    scores: command("scores score players", "scores", "who plays and how many points they have"),
    unseen: command("unseen bag", "unseen", "the tiles that nobody has seen"),
  },
};
