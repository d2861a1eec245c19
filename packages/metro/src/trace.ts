/** Traces lines tile by tile, for drawing, highlighting and the untangled view. */
import { known } from "@interchange/tabletop";
import { beyond, opposite, stationAt, STOPS } from "./geometry.ts";
import type { Cell, Station } from "./geometry.ts";
import type { Laid } from "./position.ts";
import { exitOf, turned } from "./tiles.ts";
import type { Side, TileCode } from "./tiles.ts";

/** One pass over a tile. */
export interface Pass {
  readonly cell: Cell;
  readonly enters: Side;
  readonly leaves: Side;
}

export interface Traced {
  readonly passes: readonly Pass[];
  /** The station where it ends; undefined while it is open, or if it runs in a circle. */
  readonly to?: Station;
  /** Where an open line waits for a tile. */
  readonly waits?: { readonly cell: Cell; readonly side: Side };
}

/** The face that lies on each square, by cell. */
export function facesOn(laid: readonly Pick<Laid, "cell" | "tile" | "turn">[]): ReadonlyMap<Cell, TileCode> {
  return new Map(laid.map((each) => [each.cell, turned(each.tile, each.turn)]));
}

/** The faces on the board, as far as tracing needs them. */
export type Faces = Pick<ReadonlyMap<Cell, TileCode>, "get" | "has">;

/** Follows the line that leaves a station. */
export function traceFrom(faces: Faces, station: Station): Traced {
  const { cell, side } = known(STOPS[station]);
  return traceInto(faces, cell, side);
}

/** Follows the track that enters a square at a side, until it arrives, waits for a tile, or comes round again. */
export function traceInto(faces: Faces, into: Cell, at: Side): Traced {
  const passes: Pass[] = [];
  let cell = into;
  let enters = at;
  for (;;) {
    const face = faces.get(cell);
    if (face === undefined) return { passes, waits: { cell, side: enters } };
    const leaves = exitOf(face, enters);
    passes.push({ cell, enters, leaves });
    const to = stationAt(cell, leaves);
    const next = beyond(cell, leaves);
    // The centre's stations are none once track covers them.
    if (to !== undefined && (next === undefined || !faces.has(next))) return { passes, to };
    cell = next as Cell;
    enters = opposite(leaves);
    if (cell === into && enters === at) return { passes };
  }
}
