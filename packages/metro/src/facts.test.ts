/** The board and its tables as they were printed, written down here a second time: every value is held to it. */
import { expect, test } from "vitest";
import { COMPANIES_1 } from "./components/interchange-1/companies.ts";
import { FRAMES_1, NUMBERING_1 } from "./components/interchange-1/stations.ts";
import { EDGE_STATIONS, STOPS } from "./geometry.ts";
import { ownerOf } from "./layout.ts";
import { metro } from "./metro.ts";
import { squareName } from "./notation.ts";
import { stationOfNumber } from "./stations.ts";
import { NUMBERS, setupOf } from "./testing/tables.ts";
import { exitOf, PIECES, SIDES, TILE_CODES } from "./tiles.ts";

/** The squares of the stations 1 to 32. */
const SQUARES = {
  // Anticlockwise from the top right.
  metro: `
    h1 g1 f1 e1 d1 c1 b1 a1  a1 a2 a3 a4 a5 a6 a7 a8
    a8 b8 c8 d8 e8 f8 g8 h8  h8 h7 h6 h5 h4 h3 h2 h1`,
  // Clockwise from the top left.
  "cable-car": `
    a1 b1 c1 d1 e1 f1 g1 h1  h1 h2 h3 h4 h5 h6 h7 h8
    h8 g8 f8 e8 d8 c8 b8 a8  a8 a7 a6 a5 a4 a3 a2 a1`,
} as const;

/** The side of the board at which each group of eight stations stands: 0 is the top, 1 the right and so on. */
const EDGES = { metro: [0, 3, 2, 1], "cable-car": [0, 1, 2, 3] } as const;

test.each(["metro", "cable-car"] as const)("rule 1.3: the 32 stations by number, as in %s", (numbering) => {
  const stops = Array.from({ length: 32 }, (_, before) => STOPS[stationOfNumber(before + 1, NUMBERS[numbering])]!);
  expect(stops.map(({ cell }) => squareName(cell))).toEqual(SQUARES[numbering].trim().split(/\s+/));
  expect(stops.map(({ side }) => side)).toEqual(EDGES[numbering].flatMap((side) => Array<number>(8).fill(side)));
  expect(NUMBERING_1[numbering].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 32 }, (_, before) => before + 1),
  );
});

/** The stations of every seat, by how many play. */
const OWNERS: Readonly<Record<number, readonly string[]>> = {
  2: ["1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31", "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32"],
  3: ["1 4 6 11 15 20 23 25 28 31", "2 7 9 12 14 19 22 27 29 32", "3 5 8 10 13 18 21 24 26 30"],
  4: ["4 7 11 16 20 23 27 32", "3 8 12 15 19 24 28 31", "1 6 10 13 18 21 25 30", "2 5 9 14 17 22 26 29"],
  5: ["1 5 10 14 22 28", "6 12 18 23 27 32", "3 7 15 19 25 29", "2 9 13 21 26 30", "4 8 11 20 24 31"],
  6: ["1 5 10 19 27", "2 11 18 25 29", "4 8 14 21 26", "6 15 20 24 31", "3 9 13 23 30", "7 12 22 28 32"],
};

const numbersIn = (text: string): readonly number[] => text.split(" ").map(Number);

test.each([2, 3, 4, 5, 6])("rule 1.4: who owns which station with %i seats", (seats) => {
  const owned = OWNERS[seats]!.map(numbersIn);
  expect(FRAMES_1[seats]!.map((numbers) => numbers.toSorted((one, other) => one - other))).toEqual(owned);
  const layout = metro.layoutOf(setupOf({ seats }));
  for (let number = 1; number <= EDGE_STATIONS; number++) {
    const seat = owned.findIndex((numbers) => numbers.includes(number));
    expect([number, ownerOf(layout, stationOfNumber(number, NUMBERS.metro))]).toEqual([
      number,
      seat < 0 ? undefined : seat,
    ]);
  }
});

test("the stations of the eight companies", () => {
  expect(COMPANIES_1).toEqual({
    yellow: [1, 11, 18, 28],
    blue: [2, 9, 20, 27],
    orange: [3, 12, 17, 26],
    green: [4, 10, 19, 25],
    purple: [5, 15, 22, 32],
    gray: [6, 13, 24, 31],
    red: [7, 16, 21, 30],
    brown: [8, 14, 23, 29],
  });
});

/** How many there are of every kind, and where a train leaves that enters at the top, right, bottom and left. */
const TILES = `
  aaaa 4 2301  bbbb 2 1230  cccc 2 3012  dddd 2 0123  adad 2 2103  dada 2 0321  bcbc 3 1032  cbcb 3 3210
  aacb 4 2310  baac 4 1302  cbaa 4 3201  acba 4 2031  dacc 2 0312  cdac 2 3102  ccda 2 3021  accd 2 2013
  dbba 2 0231  adbb 2 2130  badb 2 1320  bbad 2 1203  ddbc 2 0132  cddb 2 3120  bcdd 2 1023  dbcd 2 0213`;

test("rule 1.5: the 24 kinds of tiles, how many there are, and their tracks", () => {
  const printed = TILES.trim()
    .split(/\s{2,}/)
    .toSorted();
  const kinds = TILE_CODES.map(
    (code, kind) => `${code} ${PIECES[kind]} ${SIDES.map((side) => exitOf(code, side)).join("")}`,
  );
  expect(kinds.toSorted()).toEqual(printed);
});

test("rule 1.1: the eight sides of the centre", () => {
  const centre = STOPS.slice(EDGE_STATIONS).map(({ cell, side }) => `${squareName(cell)} ${side}`);
  expect(centre.toSorted()).toEqual(["c4 1", "c5 1", "d3 2", "d6 0", "e3 2", "e6 0", "f4 3", "f5 3"]);
});
