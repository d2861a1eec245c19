/** What must hold of the tiles of the centre in every position. For tests. */
import type { Position } from "../../position.ts";
import { CENTRE_SQUARES, RAIL_TILES } from "./data.ts";
import type { RailsSlice } from "./module.ts";

export function auditRails({ rails }: RailsSlice, { stage, lines }: Position): string | undefined {
  const tiles = new Set(rails.map(({ tile }) => tile));
  if (tiles.size !== rails.length || [...tiles].some((tile) => !RAIL_TILES.includes(tile)))
    return `the centre has ${rails.map(({ tile }) => tile).join()}`;
  if (stage !== "setup" && rails.length !== CENTRE_SQUARES.length) return "a square of the centre is bare";
  return lines.some(({ to }) => to >= 32) ? "a line has ended in the centre" : undefined;
}
