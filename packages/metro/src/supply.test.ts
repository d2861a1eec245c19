import { describe, expect, it } from "vitest";
import { nextTiles, risen, supplyOf, supplyWithout, withSunk } from "./supply.ts";
import { kindOf, TILE_CODES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

/** A supply of these tiles in no order. */
const bagOf = (...tiles: readonly TileCode[]): readonly number[] =>
  TILE_CODES.map((code) => tiles.filter((tile) => tile === code).length);

describe("a tile that was put back", () => {
  it("comes exactly when so many others have come", () => {
    let supply = { bag: bagOf("aaaa", "bbbb"), sunk: withSunk([], { tile: "dddd", under: 1 }) };
    expect(supplyOf(supply)).toBe(3);
    supply = { ...supplyWithout(supply, "bbbb") };
    expect(nextTiles(supply)).toEqual([{ chance: { type: "tile", tile: "dddd" }, weight: 1 }]);
    supply = { ...supplyWithout(supply, "dddd") };
    expect(supply).toEqual({ bag: bagOf("aaaa"), sunk: [] });
    expect(nextTiles(supply)).toEqual([{ chance: { type: "tile", tile: "aaaa" }, weight: 1 }]);
  });

  it("lies above those that lie as deep or deeper, and leaves the others where they are", () => {
    const sunk = [
      { tile: "dddd", under: 1 },
      { tile: "aaaa", under: 2 },
      { tile: "bbbb", under: 3 },
    ] as const;
    expect(withSunk(sunk, { tile: "cccc", under: 2 })).toEqual([
      { tile: "dddd", under: 1 },
      { tile: "aaaa", under: 3 },
      { tile: "bbbb", under: 4 },
      { tile: "cccc", under: 2 },
    ]);
  });

  it("has one fewer above it after each draw", () => {
    expect(
      risen([
        { tile: "dddd", under: 0 },
        { tile: "aaaa", under: 2 },
      ]),
    ).toEqual([{ tile: "aaaa", under: 1 }]);
  });
});

describe("tiles in no order", () => {
  it("come by how many there are of each kind", () => {
    const outcomes = nextTiles({ bag: bagOf("bbbb", "aaaa", "bbbb"), sunk: [{ tile: "dddd", under: 2 }] });
    const weights = new Map(outcomes.map(({ chance, weight }) => [chance.type === "tile" && chance.tile, weight]));
    expect(weights).toEqual(
      new Map([
        ["aaaa", 1],
        ["bbbb", 2],
      ]),
    );
    expect(supplyWithout({ bag: bagOf("bbbb", "bbbb"), sunk: [] }, "bbbb").bag[kindOf("bbbb")]).toBe(1);
  });
});
