/**
 * Computes where track runs on a tile, how a line becomes one stroke, and what crosses over what. A tile is 100 units
 * wide, and the top left square begins at 0 0; the ring of stations lies outside.
 *
 * A train enters a side on the right-hand track and leaves on the left-hand one, so that neighbours always meet.
 */
import { known } from "@interchange/tabletop";
import { columnOf, rowOf, STOPS } from "../geometry.ts";
import type { Cell, Station } from "../geometry.ts";
import { exitOf, SIDES } from "../tiles.ts";
import type { Side, TileCode } from "../tiles.ts";
import type { Pass } from "../trace.ts";
import type { DrawnLine } from "./lines.ts";

export const TILE = 100;
/** How far the tracks are from the corners of a tile. */
export const LANE = 35;
/** From the board's edge to a station. */
export const STUB = 14;
/** The depth of the ring of stations. */
export const RING = 62;
/** Stroke widths: a tile's own grey track, a line, the inside of a finished one, the thin edge, and the casing below. */
export const WIDTHS = { track: 8, line: 10.4, finished: 8.4, edge: 12, casing: 17, dash: 2.4 } as const;

export type Point = readonly [x: number, y: number];

/** A point of a tile as seen from a side: `along` clockwise on that side, `deep` into the tile. */
export function fromSide(side: Side, along: number, deep: number): Point {
  if (side === 0) return [along, deep];
  if (side === 1) return [TILE - deep, along];
  if (side === 2) return [TILE - along, TILE - deep];
  return [deep, TILE - along];
}

/** Where trains enter a side, this many units inside the tile (outside if negative). */
export function entryPoint(side: Side, deep = 0): Point {
  return fromSide(side, LANE, deep);
}

/** Where trains leave by a side. */
export function exitPoint(side: Side, deep = 0): Point {
  return fromSide(side, TILE - LANE, deep);
}

/** The length of a curve's handles: next side clockwise, straight on, next anticlockwise. */
const HANDLES = [0, 31, 0, 19.3] as const;
/** A loop stays clear of track that runs straight past it. */
const LOOP = { straight: 4, radius: TILE / 2 - LANE } as const;

function quarterTurns({ enters, leaves }: Pick<Pass, "enters" | "leaves">): number {
  return (leaves - enters + 4) % 4;
}

export function cornerOf(cell: Cell): Point {
  return [columnOf(cell) * TILE, rowOf(cell) * TILE];
}

/** A number of an SVG path, to a tenth. */
export const write = (number: number): string => String(Math.round(number * 10) / 10);

/** The path after `M` and the entry: over one tile whose corner is at `x y`. */
function way(pass: Pick<Pass, "enters" | "leaves">, [x, y]: Point): string {
  const at = ([dx, dy]: Point): string => `${write(x + dx)} ${write(y + dy)}`;
  const { enters, leaves } = pass;
  const turns = quarterTurns(pass);
  if (turns === 2) return `L${at(exitPoint(leaves))}`;
  if (turns === 0) {
    const { straight, radius } = LOOP;
    const down = at(entryPoint(enters, straight));
    return `L${down}A${radius} ${radius} 0 0 0 ${at(exitPoint(leaves, straight))}L${at(exitPoint(leaves))}`;
  }
  const handle = known(HANDLES[turns]);
  return `C${at(entryPoint(enters, handle))} ${at(exitPoint(leaves, handle))} ${at(exitPoint(leaves))}`;
}

function moveTo([dx, dy]: Point, [x, y]: Point): string {
  return `M${write(x + dx)} ${write(y + dy)}`;
}

/** The path over one tile; without a cell, on a tile drawn by itself. */
export function passPath(pass: Pick<Pass, "enters" | "leaves">, corner: Point = [0, 0]): string {
  return moveTo(entryPoint(pass.enters), corner) + way(pass, corner);
}

/**
 * A line as one path: from its station over all its tiles to the buffer it reaches. A pass begins where the one before
 * ended, so curves and straights join without a bend or a seam.
 */
export function linePath({ from, passes, to }: Pick<DrawnLine, "from" | "passes" | "to">): string {
  const stop = known(STOPS[from]);
  const start = moveTo(entryPoint(stop.side, -STUB), cornerOf(stop.cell));
  const [dx, dy] = entryPoint(stop.side);
  const [x, y] = cornerOf(stop.cell);
  const onto = `L${write(x + dx)} ${write(y + dy)}`;
  return (
    start + onto + passes.map((pass) => way(pass, cornerOf(pass.cell))).join("") + (to === undefined ? "" : arrival(to))
  );
}

function arrival(to: Station): string {
  const { cell, side } = known(STOPS[to]);
  const [x, y] = cornerOf(cell);
  const [dx, dy] = exitPoint(side, -STUB + 4);
  return `L${write(x + dx)} ${write(y + dy)}`;
}

/** Points along a pass, evenly spread in the curve's own measure. */
export function pointsOn(pass: Pick<Pass, "enters" | "leaves">, count = 16): readonly Point[] {
  const { enters, leaves } = pass;
  const turns = quarterTurns(pass);
  const handle = turns === 2 ? 33 : turns === 0 ? LOOP.straight + LOOP.radius * 1.33 : known(HANDLES[turns]);
  const [a, b, c, d] = [entryPoint(enters), entryPoint(enters, handle), exitPoint(leaves, handle), exitPoint(leaves)];
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const t = step / count;
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [mix(0), mix(1)];
  });
}

/** The length of the way over a tile, by quarter turns. */
const LENGTHS: readonly number[] = SIDES.map((leaves) =>
  pointsOn({ enters: 0, leaves }, 64).reduce((sum, point, index, all) => {
    const before = all[index - 1] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0),
);

export function lengthOf(pass: Pick<Pass, "enters" | "leaves">): number {
  return known(LENGTHS[quarterTurns(pass)]);
}

/**
 * Which of the passes over a tile lies over which. Curves lie between the straights of the one direction and those of
 * the other: below both, hardly anything would be left to see of them where those cross.
 */
export function heightOf(pass: Pick<Pass, "enters" | "leaves">): number {
  const isStraight = quarterTurns(pass) === 2;
  const isUpright = pass.enters % 2 === 0;
  return pass.enters + (isStraight ? (isUpright ? 12 : 0) : 4 + (quarterTurns(pass) === 1 ? 0 : 4));
}

/** Whether two passes over a tile cross: their ends alternate around its edge. */
export function cross(one: Pick<Pass, "enters" | "leaves">, other: Pick<Pass, "enters" | "leaves">): boolean {
  const [low, high] = [one.enters * 2, one.leaves * 2 + 1].toSorted((a, b) => a - b) as [number, number];
  const isBetween = (connector: number): boolean => connector > low && connector < high;
  return isBetween(other.enters * 2) !== isBetween(other.leaves * 2 + 1);
}

/** The passes of a face in the order in which to draw them, lowest first. */
export function passesOf(code: TileCode): readonly Omit<Pass, "cell">[] {
  return SIDES.map((enters) => ({ enters, leaves: exitOf(code, enters) })).toSorted(
    (one, other) => heightOf(one) - heightOf(other),
  );
}

/** A piece of a line that has to be drawn once more, because the line crosses itself there. */
export interface Bridge {
  readonly path: string;
  /** How far along the line it begins, so that its dashes stay in step. */
  readonly begins: number;
}

export function bridgesOf({ passes }: Pick<DrawnLine, "passes">): readonly Bridge[] {
  let begins = STUB;
  return passes
    .map((pass) => {
      const placed = { pass, begins };
      begins += lengthOf(pass);
      return placed;
    })
    .filter(({ pass }) =>
      passes.some((other) => other.cell === pass.cell && heightOf(other) < heightOf(pass) && cross(pass, other)),
    )
    .toSorted((one, other) => heightOf(one.pass) - heightOf(other.pass))
    .map(({ pass, begins }) => ({ path: passPath(pass, cornerOf(pass.cell)), begins }));
}
