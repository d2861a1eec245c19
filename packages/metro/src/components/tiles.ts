/** How many tiles of each kind the box holds. */
import type { Printing } from "@interchange/tabletop";
import { BOX, TILE_CODES } from "../tiles.ts";
import type { TileCode } from "../tiles.ts";

export type TileCounts = Readonly<Record<TileCode, number>>;

/** The tables are by kind number. */
export const TILE_MIX: Printing<TileCounts, readonly number[]> = {
  id: "tiles",
  published: { 1: BOX },
  tables: (counts) => TILE_CODES.map((code) => counts[code]),
};
