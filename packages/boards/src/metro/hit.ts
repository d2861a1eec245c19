/** Finds what lies at a point of the board. It computes this, so that one listener serves the whole drawing. */
import { cellAt, isCentre, isCentreStation, pointsOn, stationShape, TILE } from "@interchange/metro/drawing";
import type { Cell, Pass, Place, Point } from "@interchange/metro/drawing";
import type { BoardScene, SceneLine, Target } from "./scene.ts";

const BOARD = 8 * TILE;
/** How close to a track counts as on it, in board units. */
const REACH = 13;
/** How close to the sign of a station in the centre. */
const SIGN = 20;

export function targetAt(
  scene: Pick<BoardScene, "faces" | "lines" | "places" | "stations">,
  [x, y]: Point,
  reach = REACH,
): Target | undefined {
  const column = Math.floor(x / TILE);
  const row = Math.floor(y / TILE);
  const place = placeAt(row, column);
  if (place !== undefined) return { kind: "station", place };
  if (x < 0 || y < 0 || x >= BOARD || y >= BOARD) return undefined;
  const cell = cellAt(row, column);
  if (!scene.faces.has(cell)) return stationIn(scene, cell, [x, y]) ?? { kind: "square", cell };
  const line = nearestLine(scene.lines, cell, [x - column * TILE, y - row * TILE], reach);
  return line ? { kind: "line", place: line.from, cell } : { kind: "square", cell };
}

/** The nearest station of the centre that may be chosen; else the one whose line is touched. */
function stationIn(
  { places, stations }: Pick<BoardScene, "places" | "stations">,
  cell: Cell,
  point: Point,
): Target | undefined {
  if (!isCentre(cell)) return undefined;
  const away = (place: Place): number => {
    const [x, y] = stationShape(place).symbol;
    return Math.hypot(x - point[0], y - point[1]);
  };
  const meant = places
    ? [...places].filter(isCentreStation)
    : stations
        .filter(({ owner }) => owner !== undefined)
        .map(({ place }) => place)
        .filter((each) => away(each) < SIGN);
  const [place] = meant.toSorted((one, other) => away(one) - away(other));
  return place === undefined ? undefined : { kind: "station", place };
}

/** The station on the ring at a row and column. Squares go from 0 to 7; the ring is -1 and 8. */
export function placeAt(row: number, column: number): Place | undefined {
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
