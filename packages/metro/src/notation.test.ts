import { describe, expect, it } from "vitest";
import { CELLS } from "./geometry.ts";
import { metro } from "./metro.ts";
import { pieceName, squareName, squareNamed } from "./notation.ts";
import type { Chance, Move } from "./position.ts";

const { notation } = metro;

describe("squares", () => {
  it("are letters from the left and numbers from the top", () => {
    expect(["a1", "h1", "a8", "h8"].map(squareNamed)).toEqual([0, 7, 56, 63]);
    for (let cell = 0; cell < CELLS; cell++) expect(squareNamed(squareName(cell))).toBe(cell);
  });

  it.each(["", "a", "a0", "a9", "i1", "1a", "A1", "aa1", "a11", " a1"])("%j is none", (name) => {
    expect(squareNamed(name)).toBeUndefined();
  });
});

it("a tile that lies turned says so", () => {
  expect([0, 1, 3].map((turn) => pieceName({ tile: "aacb", turn }))).toEqual(["aacb", "aacb^1", "aacb^3"]);
});

describe("moves", () => {
  it.each<[string, Move]>([
    ["draw", { type: "draw" }],
    ["pass", { type: "pass" }],
    ["aacb@c4", { type: "place", tile: "aacb", turn: 0, cell: 26 }],
    ["aacb^2@h8", { type: "place", tile: "aacb", turn: 2, cell: 63 }],
    ["stock.10-up", { type: "own", module: "stock-corporations", word: "10-up" }],
    ["show.red-40-c1", { type: "own", module: "corporate-central-stations", word: "red-40-c1" }],
  ])("%s is read, and written the same", (text, move) => {
    expect(notation.readMove(text)).toEqual(move);
    expect(notation.writeMove(move)).toBe(text);
  });

  it.each([
    "",
    "Draw",
    "passes",
    "aacb",
    "@c4",
    "aacb@",
    "aacb@c9",
    "aacb@i4",
    "aacb@c44",
    "xaacb@c4",
    "aacbb@c4",
    "aabb@c4",
    "aacb^0@c4",
    "aacb^4@c4",
    "aacb^@c4",
    "aacb^1",
    "stock.",
    "stock.10-sideways",
    "stocks.10-up",
    ".10-up",
    "10-up",
    "stock.stock.10-up",
  ])("%j is none", (text) => {
    expect(notation.readMove(text)).toBeUndefined();
  });
});

describe("draws", () => {
  it.each<[string, Chance]>([
    ["aacb", { type: "tile", tile: "aacb" }],
    ["seat-2", { type: "lot", seat: 1 }],
    ["berlin.side-a", { type: "own", module: "berlin", word: "side-a" }],
  ])("%s is read, and written the same", (text, chance) => {
    expect(notation.readChance(text)).toEqual(chance);
    expect(notation.writeChance(chance)).toBe(text);
  });

  it.each(["", "aabb", "aacb@c4", "aacb^1", "seat-0", "seat-", "berlin.side-c", "rome.side-a"])(
    "%j is none",
    (text) => {
      expect(notation.readChance(text)).toBeUndefined();
    },
  );
});
