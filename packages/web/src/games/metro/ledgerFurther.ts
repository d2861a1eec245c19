/** What a line that ends might have become: the tiles that nobody has seen yet and that would take it further. */
import { DIFFERENT_TURNS, TILE_CODES, traceFrom, turned } from "@interchange/metro/core";
import type { Cell, Change, TileCode, View } from "@interchange/metro/core";
import { layoutAt } from "./engine.ts";

export interface Further {
  /** So many of all the unseen tiles would, laid on the same square, leave the line open or longer. */
  readonly tiles: number;
  readonly all: number;
}

/** Undefined for a line that stays open, and for one that no unseen tile would take any further. */
export function furtherThan(
  { from, to }: Pick<Change, "from" | "to">,
  { setup, unseen }: Pick<View, "setup" | "unseen">,
  faces: ReadonlyMap<Cell, TileCode>,
  ghost: { readonly cell: Cell; readonly face: TileCode },
): Further | undefined {
  if (to === undefined) return undefined;
  const { freeOrientation } = layoutAt(setup).terms;
  const traced = (face: TileCode) => traceFrom(new Map(faces).set(ghost.cell, face), from);
  const ended = traced(ghost.face).passes.length;
  const takesFurther = (tile: TileCode, turn: number): boolean => {
    const line = traced(turned(tile, turn));
    return line.to === undefined || line.passes.length > ended;
  };
  let tiles = 0;
  for (const [kind, tile] of TILE_CODES.entries()) {
    const turns = freeOrientation ? (DIFFERENT_TURNS[kind] ?? 1) : 1;
    if (Array.from({ length: turns }, (_, turn) => turn).some((turn) => takesFurther(tile, turn)))
      tiles += unseen[kind] ?? 0;
  }
  return tiles ? { tiles, all: unseen.reduce((sum, count) => sum + count, 0) } : undefined;
}
