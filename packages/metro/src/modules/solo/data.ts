/**
 * The component of the solo game whose look is lost. The rulebook shows the kind of tile that may be rejected in a
 * picture that could not be found; this one is inferred: it is the only kind that ends a line over one tile at every
 * station. An owner of the box changes it here.
 */
import type { TileCode } from "../../tiles.ts";

export const REJECTABLE: TileCode = "dddd";
