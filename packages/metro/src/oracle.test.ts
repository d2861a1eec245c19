/**
 * The kernel against a naive tracer. The tracer knows tiles only as pairs of connectors, numbered clockwise from the
 * left one at the top, and follows each line from its station again after every tile; it shares no code with the kernel.
 */
import { CHANCE, NOBODY, Random } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { metroSearch } from "./metro.ts";
import { setupOf } from "./testing/tables.ts";
import { TILE_CODES } from "./tiles.ts";

/** Which connector each even one leads to, as seen on the tiles. */
const LEADS: Readonly<Record<string, readonly number[]>> = {
  aaaa: [5, 7, 1, 3],
  bbbb: [3, 5, 7, 1],
  cccc: [7, 1, 3, 5],
  dddd: [1, 3, 5, 7],
  adad: [5, 3, 1, 7],
  dada: [1, 7, 5, 3],
  bcbc: [3, 1, 7, 5],
  cbcb: [7, 5, 3, 1],
  aacb: [5, 7, 3, 1],
  baac: [3, 7, 1, 5],
  cbaa: [7, 5, 1, 3],
  acba: [5, 1, 7, 3],
  dacc: [1, 7, 3, 5],
  cdac: [7, 3, 1, 5],
  ccda: [7, 1, 5, 3],
  accd: [5, 1, 3, 7],
  dbba: [1, 5, 7, 3],
  adbb: [5, 3, 7, 1],
  badb: [3, 7, 5, 1],
  bbad: [3, 5, 1, 7],
  ddbc: [1, 3, 7, 5],
  cddb: [7, 3, 5, 1],
  bcdd: [3, 1, 5, 7],
  dbcd: [1, 5, 3, 7],
};

type Grid = (readonly number[] | undefined)[][];

/** A quarter turn clockwise moves every connector two further. */
function turnedLeads(leads: readonly number[], turns: number): readonly number[] {
  let result = leads;
  for (let turn = 0; turn < turns; turn++)
    result = [0, 2, 4, 6].map((connector) => (result[((connector + 6) % 8) / 2]! + 2) % 8);
  return result;
}

/** The squares and connectors where departures enter, by number as printed in 2000 or clockwise. */
function departure(number: number, numbering: string): [row: number, column: number, connector: number] {
  const clockwise = numbering === "metro" ? ((40 - number) % 32) + 1 : number;
  if (clockwise <= 8) return [0, clockwise - 1, 0];
  if (clockwise <= 16) return [clockwise - 9, 7, 2];
  if (clockwise <= 24) return [7, 24 - clockwise, 4];
  return [32 - clockwise, 0, 6];
}

function isCentre(row: number, column: number): boolean {
  return (row === 3 || row === 4) && (column === 3 || column === 4);
}

/** Follows a line. Length and whether it is doubled; undefined while it is open. Track on the centre leads through it. */
function naive(
  grid: Grid,
  from: [number, number, number],
  centreCounts: boolean,
): { length: number; doubled: boolean } | undefined {
  let [row, column, connector] = from;
  for (let length = 0; ;) {
    const leads = grid[row]?.[column];
    if (!leads) return undefined;
    if (centreCounts || !isCentre(row, column)) length++;
    const out = leads[connector / 2]!;
    if (out === 1) row--;
    if (out === 3) column++;
    if (out === 5) row++;
    if (out === 7) column--;
    if (row < 0 || row > 7 || column < 0 || column > 7) return { length, doubled: false };
    if (isCentre(row, column) && !grid[row]![column]) return { length, doubled: true };
    connector = (out + 3) % 8;
  }
}

const OWNERS: Readonly<Record<number, (number: number) => number>> = {
  2: (number) => (number % 2 ? 0 : 1),
  4: (number) => {
    const seats = [
      [4, 7, 11, 16, 20, 23, 27, 32],
      [3, 8, 12, 15, 19, 24, 28, 31],
      [1, 6, 10, 13, 18, 21, 25, 30],
    ];
    const seat = seats.findIndex((numbers) => numbers.includes(number));
    return seat < 0 ? 3 : seat;
  },
};

/** The squares of the centre, in the order in which center rails cover them. */
const CENTRE = [
  [3, 3],
  [3, 4],
  [4, 3],
  [4, 4],
] as const;

/** Every square where the naive reading of rules 3.1 to 3.5 puts a tile. */
function naiveSpots(grid: Grid, code: string, turns: number): Set<string> {
  const all: string[] = [];
  const longer: string[] = [];
  const shown = new Set<string>();
  for (let turn = 0; turn < turns; turn++) {
    const leads = turnedLeads(LEADS[code]!, turn);
    if (shown.has(leads.join())) continue;
    shown.add(leads.join());
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++) {
        if (grid[row]![column] || isCentre(row, column)) continue;
        const besides = [
          [row - 1, column],
          [row + 1, column],
          [row, column - 1],
          [row, column + 1],
        ] as const;
        const touches =
          [row, column].some((at) => at === 0 || at === 7) ||
          besides.some(([r, c]) => !isCentre(r, c) && grid[r]?.[c] !== undefined);
        if (!touches) continue;
        const spot = `${turn}/${row}/${column}`;
        all.push(spot);
        const isShort = Array.from({ length: 32 }, (_, n) => departure(n + 1, "metro")).some(([r, c, connector]) => {
          if (r !== row || c !== column) return false;
          const out = leads[connector / 2]!;
          return (
            (out === 1 && row === 0) ||
            (out === 3 && column === 7) ||
            (out === 5 && row === 7) ||
            (out === 7 && column === 0)
          );
        });
        if (!isShort) longer.push(spot);
      }
  }
  return new Set(longer.length ? longer : all);
}

/** Plays a random game on the board, comparing points after every tile and legal squares now and then. */
function compareGame(setup: Setup, seed: number): void {
  const random = new Random(seed);
  const board = metroSearch.board(metro.start(setup));
  const into = new Uint16Array(metroSearch.maxActions);
  const grid: Grid = Array.from({ length: 8 }, () => Array.from({ length: 8 }));
  const numbering = setup.options["numbering"]!;
  const departures = Array.from({ length: 32 }, (_, n) => departure(n + 1, numbering));
  const owners = departures.map((_, n) => OWNERS[setup.seats]?.(n + 1) ?? -1);
  const scored = new Set<number>();
  const points = Array.from({ length: setup.seats }, () => 0);
  const turns = setup.options["orientation"] === "free" ? 4 : 1;
  const centreCounts = setup.options["center-rails-score"] !== "no";
  const centre = [...CENTRE];
  while (board.toAct !== NOBODY) {
    const action = board.sample(random);
    const drawn = board.toAct === CHANCE ? metroSearch.decodeChance(action, board) : undefined;
    if (drawn?.type === "own") {
      const [row, column] = centre.shift()!;
      const [code = "", turn = "0"] = drawn.word.split("^");
      grid[row]![column] = turnedLeads(LEADS[code]!, Number(turn));
    }
    const isPlacement = board.toAct !== CHANCE && action < 24 * 256;
    if (isPlacement) {
      const code = TILE_CODES[action >>> 8]!;
      if (random.below(12) === 0) {
        const count = board.actions(into);
        const listed = Array.from(into.subarray(0, count)).filter(
          (each) => each >>> 8 === action >>> 8 && each < 24 * 256,
        );
        expect(new Set(listed.map((each) => `${(each >>> 6) & 3}/${(each >>> 3) & 7}/${each & 7}`))).toEqual(
          naiveSpots(grid, code, turns),
        );
      }
      grid[(action >>> 3) & 7]![action & 7] = turnedLeads(LEADS[code]!, (action >>> 6) & 3);
    }
    board.act(action);
    if (!isPlacement) continue;
    for (const [index, from] of departures.entries()) {
      if (scored.has(index)) continue;
      const line = naive(grid, from, centreCounts);
      if (!line) continue;
      scored.add(index);
      if (owners[index]! >= 0) points[owners[index]!]! += line.doubled ? line.length * 2 : line.length;
    }
    if (points.some((own, seat) => own !== board.points[seat])) expect([...board.points]).toEqual(points);
  }
  expect(scored.size).toBe(32);
}

describe("the kernel", () => {
  it("agrees with the naive tracer over many random games of all editions and options", { timeout: 3_600_000 }, () => {
    const games = process.env["LONG"] === "1" ? 200_000 : 1_500;
    const setups = metro.choices.editions.flatMap((edition) =>
      [2, 4].flatMap((seats) =>
        ["fixed", "free"].flatMap((orientation) =>
          ["metro", "cable-car"].flatMap((numbering) =>
            ["1", "2", "3"].map((size) =>
              setupOf({ edition, seats, options: { orientation, numbering, "hand-size": size } }),
            ),
          ),
        ),
      ),
    );
    for (let game = 0; game < games; game++) compareGame(setups[game % setups.length]!, game);
  });

  it("agrees with it where lines run on through the centre", { timeout: 3_600_000 }, () => {
    const games = process.env["LONG"] === "1" ? 20_000 : 400;
    const setups = [2, 4].flatMap((seats) =>
      ["fixed", "free"].flatMap((orientation) =>
        ["yes", "no"].map((counts) =>
          setupOf({ seats, modules: ["center-rails"], options: { orientation, "center-rails-score": counts } }),
        ),
      ),
    );
    for (let game = 0; game < games; game++) compareGame(setups[game % setups.length]!, game);
  });
});
