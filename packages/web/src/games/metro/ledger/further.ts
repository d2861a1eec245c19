/** What tiles that nobody has seen yet would do to a line: take it further than it got, or end it where it waits. */
import { metro } from "../desk/engine.ts";
import { DIFFERENT_TURNS, TILE_CODES, traceFrom, turned } from "@interchange/metro/core";
import type { Cell, Change, Place, TileCode, View } from "@interchange/metro/core";

/** So many of all the unseen tiles. */
export interface Share {
  readonly tiles: number;
  readonly all: number;
}

/**
 * Those that would, laid on the same square, leave a line open or longer. Undefined for a line that stays open, and for
 * one that no unseen tile would take any further.
 */
export function furtherThan(
  { from, to }: Pick<Change, "from" | "to">,
  { setup, unseen }: Pick<View, "setup" | "unseen">,
  faces: ReadonlyMap<Cell, TileCode>,
  ghost: { readonly cell: Cell; readonly face: TileCode },
): Share | undefined {
  if (to === undefined) return undefined;
  const traced = (face: TileCode) => traceFrom(new Map(faces).set(ghost.cell, face), from);
  const ended = traced(ghost.face).passes.length;
  const takesFurther = (tile: TileCode, turn: number): boolean => {
    const line = traced(turned(tile, turn));
    return line.to === undefined || line.passes.length > ended;
  };
  const share = shareOf({ setup, unseen }, takesFurther);
  return share.tiles ? share : undefined;
}

/** Those that would end an open line, laid on the square where it waits. */
export function enderShare(
  from: Place,
  view: Pick<View, "setup" | "unseen">,
  faces: ReadonlyMap<Cell, TileCode>,
  waits: Cell,
): Share {
  return shareOf(view, (tile, turn) => traceFrom(new Map(faces).set(waits, turned(tile, turn)), from).to !== undefined);
}

/** Those of the unseen tiles of which something holds, turned as they may be. */
function shareOf(
  { setup, unseen }: Pick<View, "setup" | "unseen">,
  holds: (tile: TileCode, turn: number) => boolean,
): Share {
  const { freeOrientation } = metro.layoutOf(setup).terms;
  let tiles = 0;
  for (const [kind, tile] of TILE_CODES.entries()) {
    const turns = freeOrientation ? (DIFFERENT_TURNS[kind] ?? 1) : 1;
    if (Array.from({ length: turns }, (_, turn) => turn).some((turn) => holds(tile, turn))) tiles += unseen[kind] ?? 0;
  }
  return { tiles, all: unseen.reduce((sum, count) => sum + count, 0) };
}
