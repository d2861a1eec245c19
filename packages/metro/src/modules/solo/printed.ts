/**
 * The kind of tile that may be rejected in the solo game. The rulebook shows it in a picture that could not be found;
 * this one is inferred: it is the only kind that ends a line over one tile at every station.
 */
import type { TileCode } from "../../tiles.ts";

export interface SoloValues {
  readonly rejectable: TileCode;
}

export const SOLO_1: SoloValues = { rejectable: "dddd" };
