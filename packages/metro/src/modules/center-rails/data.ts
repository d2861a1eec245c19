/**
 * The center rail tiles. Their number is the box's; which tracks they carry is our own design: the eight sorts of tile
 * with the fewest tracks that turn straight back, one of each. An owner of the box corrects them here.
 */
import { cellAt } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import type { TileCode } from "../../tiles.ts";

export const RAIL_TILES: readonly TileCode[] = ["aaaa", "aacb", "cbcb", "bbbb", "cccc", "dacc", "dbba", "adad"];

/** The squares of the centre, in the order in which they are covered. */
export const CENTRE_SQUARES: readonly Cell[] = [cellAt(3, 3), cellAt(3, 4), cellAt(4, 3), cellAt(4, 4)];
