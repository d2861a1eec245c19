/**
 * The center rail tiles. Their number is the box's; which tracks they carry is our own design: the eight sorts of tile
 * with the fewest tracks that turn straight back, one of each.
 */
import type { TileCode } from "../../tiles.ts";

export interface RailValues {
  /** The track of each tile. Several tiles may share one. */
  readonly tiles: readonly TileCode[];
}

export const CENTER_RAILS_1: RailValues = {
  tiles: ["aaaa", "aacb", "cbcb", "bbbb", "cccc", "dacc", "dbba", "adad"],
};
