/** The printed center rail tiles. */
import type { Part } from "@interchange/tabletop";
import { fields, listOf } from "@interchange/tabletop";
import { CENTER_RAILS_1 } from "./printed.ts";
import { TILE } from "../../components/values.ts";
import { KINDS, kindOf } from "../../tiles.ts";
import type { TileCode } from "../../tiles.ts";
import { CENTRE_SQUARES } from "./data.ts";
import type { RailValues } from "./printed.ts";

export interface RailTables {
  readonly tiles: readonly TileCode[];
  /** How many there are of each kind, by its number. */
  readonly counts: readonly number[];
}

export const RAIL_PARTS: Part<RailValues, RailTables> = {
  id: "center-rails",
  published: { 1: CENTER_RAILS_1 },
  shape: fields({ tiles: listOf(TILE, CENTRE_SQUARES.length, 24) }),
  tables: ({ tiles }) => ({ tiles, counts: countKinds(tiles) }),
};

/** How many tiles there are of each kind. */
export function countKinds(tiles: readonly TileCode[]): readonly number[] {
  return Array.from({ length: KINDS }, (_, kind) => tiles.filter((tile) => kindOf(tile) === kind).length);
}
