import { metro, TILE_CODES } from "@interchange/metro/core";
import type { Cell, TileCode, View } from "@interchange/metro/core";
import { seededChance, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import type { Who } from "../../../words/types.ts";
import { enderShare, furtherThan } from "./further.ts";
import { netFacts } from "./net.tsx";

const whoIs = (seat: number): Who => ({ name: ["You", "Planner", "Bo"][seat] ?? "", isYou: seat === 0 });
const says = (...gains: readonly number[]) => netFacts(gains, 0, whoIs).map((fact) => fact.says);

describe("the net row of the ledger", () => {
  test("says whose loss it is, by name", () => {
    expect(says(0, 5, 0)).toEqual(["Planner gains 5 points on you"]);
    expect(says(0, 2, 2)).toEqual(["Planner and Bo gain 2 points on you"]);
  });

  test("says on whom one gains oneself", () => {
    expect(says(7, 0, 9)).toEqual(["Bo gains 2 points on you", "You gain 7 points on Planner"]);
    expect(says(7, 0, 0)).toEqual(["You gain 7 points on everybody"]);
    expect(netFacts([0, 4], 1, whoIs).map((fact) => fact.says)).toEqual(["Planner gains 4 points on You"]);
  });

  test("says so when nobody gains", () => {
    expect(says(0, 0, 0)).toEqual(["nobody scores"]);
    expect(says(3, 3, 3)).toEqual(["the gaps stay the same"]);
  });

  test("says what one gets who plays alone", () => expect(says(6)).toEqual(["You get 6 points"]));
});

const NO_TILES = new Map<Cell, TileCode>();

function opening(options: Readonly<Record<string, string>> = {}): View {
  const prepared = metro.prepare({ edition: "bigbox", seats: 2, options });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["Ada", "Bo"]);
  table.settle(seededChance("ledger"));
  return table.view(0);
}

describe("a line that ends", () => {
  /** In the top left corner a train from above can turn back or go left; both end the line. */
  const corner = { cell: 0, face: "dddd" } as const;
  const ends = { from: 0, to: 0 };

  test("is cut short by as many unseen tiles as would have led it on", () => {
    const view = opening();
    // From above, `a` leads straight on and `b` to the right, both into the board.
    const leadsOn = TILE_CODES.map((tile, kind) => ("ab".includes(tile.charAt(0)) ? (view.unseen[kind] ?? 0) : 0));
    expect(furtherThan(ends, view, NO_TILES, corner)).toEqual({
      tiles: leadsOn.reduce((sum, count) => sum + count, 0),
      all: view.unseen.reduce((sum, count) => sum + count, 0),
    });
  });

  test("is not, once all tiles are seen that would", () => {
    const view = opening();
    const unseen = TILE_CODES.map((tile, kind) => ("ab".includes(tile.charAt(0)) ? 0 : (view.unseen[kind] ?? 0)));
    expect(furtherThan(ends, { ...view, unseen }, NO_TILES, corner)).toBeUndefined();
  });

  test("is spoken of only when it ends", () => {
    expect(furtherThan({ from: 0 }, opening(), NO_TILES, corner)).toBeUndefined();
  });

  test("counts tiles that have to be turned where tiles may be", () => {
    const fixed = furtherThan(ends, opening(), NO_TILES, corner)?.tiles ?? 0;
    const free = furtherThan(ends, opening({ orientation: "free" }), NO_TILES, corner)?.tiles ?? 0;
    expect(free).toBeGreaterThan(fixed);
  });
});

describe("an open line", () => {
  test("may be ended by as many unseen tiles as lead it into a station from where it waits", () => {
    const view = opening();
    // In the top left corner a train from above turns back or goes left; both end the line.
    const ends = TILE_CODES.map((tile, kind) => ("cd".includes(tile.charAt(0)) ? (view.unseen[kind] ?? 0) : 0));
    expect(enderShare(0, view, NO_TILES, 0)).toEqual({
      tiles: ends.reduce((sum, count) => sum + count, 0),
      all: view.unseen.reduce((sum, count) => sum + count, 0),
    });
  });

  test("is ended farther in only by tiles that lead it back", () => {
    const view = opening();
    const back = TILE_CODES.map((tile, kind) => (tile.startsWith("d") ? (view.unseen[kind] ?? 0) : 0));
    expect(enderShare(1, view, new Map([[1, "aaaa"]]), 9).tiles).toBe(back.reduce((sum, count) => sum + count, 0));
  });
});
