/** Counts the unseen tiles that would take a line further, or end it where it waits. */
import { metro } from "../desk/engine.ts";
import { DIFFERENT_TURNS, TILE_CODES, traceFrom, turned } from "@interchange/metro/core";
import type { Cell, Change, Station, TileCode, View } from "@interchange/metro/core";

/** The number of tiles, out of all unseen ones. */
export interface Share {
  readonly tiles: number;
  readonly all: number;
}

/**
 * Tiles that would leave the line open or longer if placed on the same square. Undefined for a line that stays open,
 * and if there are none.
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

/** Tiles that would end an open line if placed on the square where it waits. */
export function enderShare(
  from: Station,
  view: Pick<View, "setup" | "unseen">,
  faces: ReadonlyMap<Cell, TileCode>,
  waits: Cell,
): Share {
  return shareOf(view, (tile, turn) => traceFrom(new Map(faces).set(waits, turned(tile, turn)), from).to !== undefined);
}

/** Counts the unseen tiles that pass a test in any legal turn. */
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
