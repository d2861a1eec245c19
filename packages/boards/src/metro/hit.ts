/** Finds what lies at a point of the board. It computes this, so that one listener serves the whole drawing. */
import { cellAt, isCentre, isCentreStation, pointsOn, stationShape, TILE } from "@interchange/metro/drawing";
import type { Cell, Pass, Station, Point } from "@interchange/metro/drawing";
import type { BoardScene, SceneLine, Target } from "./scene.ts";

const BOARD = 8 * TILE;
/** How close to a track counts as on it, in board units. */
const REACH = 13;
/** How close to the sign of a station in the centre. */
const SIGN = 20;

export function targetAt(
  scene: Pick<BoardScene, "faces" | "lines" | "choosable" | "stations">,
  [x, y]: Point,
  reach = REACH,
): Target | undefined {
  const column = Math.floor(x / TILE);
  const row = Math.floor(y / TILE);
  const station = stationAt(row, column);
  if (station !== undefined) return { kind: "station", station };
  if (x < 0 || y < 0 || x >= BOARD || y >= BOARD) return undefined;
  const cell = cellAt(row, column);
  if (!scene.faces.has(cell)) return stationIn(scene, cell, [x, y]) ?? { kind: "square", cell };
  const line = nearestLine(scene.lines, cell, [x - column * TILE, y - row * TILE], reach);
  return line ? { kind: "line", station: line.from, cell } : { kind: "square", cell };
}

/** The nearest station of the centre that may be chosen; else the one whose line is touched. */
function stationIn(
  { choosable, stations }: Pick<BoardScene, "choosable" | "stations">,
  cell: Cell,
  point: Point,
): Target | undefined {
  if (!isCentre(cell)) return undefined;
  const away = (station: Station): number => {
    const [x, y] = stationShape(station).symbol;
    return Math.hypot(x - point[0], y - point[1]);
  };
  const meant = choosable
    ? [...choosable].filter(isCentreStation)
    : stations
        .filter(({ owner }) => owner !== undefined)
        .map(({ at }) => at)
        .filter((each) => away(each) < SIGN);
  const [station] = meant.toSorted((one, other) => away(one) - away(other));
  return station === undefined ? undefined : { kind: "station", station };
}

/** The station on the ring at a row and column. Squares go from 0 to 7; the ring is -1 and 8. */
export function stationAt(row: number, column: number): Station | undefined {
  const isInside = (at: number): boolean => at >= 0 && at < 8;
  if (row === -1 && isInside(column)) return column;
  if (column === 8 && isInside(row)) return 8 + row;
  if (row === 8 && isInside(column)) return 23 - column;
  if (column === -1 && isInside(row)) return 31 - row;
  return undefined;
}

function nearestLine(lines: readonly SceneLine[], cell: Cell, point: Point, reach: number): SceneLine | undefined {
  let nearest: SceneLine | undefined;
  let best = reach;
  for (const line of lines)
    for (const pass of line.passes) {
      if (pass.cell !== cell) continue;
      const away = distanceTo(pass, point);
      if (away < best) [nearest, best] = [line, away];
    }
  return nearest;
}

function distanceTo(pass: Pass, [x, y]: Point): number {
  return Math.min(...pointsOn(pass).map((each) => Math.hypot(each[0] - x, each[1] - y)));
}
