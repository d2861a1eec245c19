/** The printed VP tiles of St. Petersburg, and where its landmarks stand. */
import type { Part } from "@interchange/tabletop";
import { each, fields, listOf, setOf } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { ST_PETERSBURG_1 } from "./printed.ts";
import { POINTS, SQUARE, squareAt } from "../../components/values.ts";
import { CELLS } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import { LANDMARKS } from "./data.ts";
import type { StPetersburgValues } from "./printed.ts";

export interface StPetersburgTables {
  readonly tiles: readonly (readonly number[])[];
  readonly squares: readonly Cell[];
  /** 1 where a landmark stood. */
  readonly isLandmark: Uint8Array;
}

const MOST_TILES = 12;

export const ST_PETERSBURG_PARTS: Part<StPetersburgValues, StPetersburgTables> = {
  id: "st-petersburg",
  published: { 1: ST_PETERSBURG_1 },
  shape: fields({
    tiles: each(COLOURS, listOf(POINTS, 0, MOST_TILES)),
    squares: setOf(SQUARE, LANDMARKS.length),
  }),
  tables(values) {
    const squares = values.squares.map(squareAt);
    return {
      tiles: COLOURS.map((colour) => values.tiles[colour]),
      squares,
      isLandmark: Uint8Array.from({ length: CELLS }, (_, cell) => (squares.includes(cell) ? 1 : 0)),
    };
  },
};
