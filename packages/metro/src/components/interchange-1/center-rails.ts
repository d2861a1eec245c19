/**
 * The center rail tiles. Their number is the box's; which tracks they carry is our own design: the eight sorts of tile
 * with the fewest tracks that turn straight back, one of each.
 */
import type { RailValues } from "../parts.ts";

export const CENTER_RAILS_1: RailValues = {
  tiles: ["aaaa", "aacb", "cbcb", "bbbb", "cccc", "dacc", "dbba", "adad"],
};
