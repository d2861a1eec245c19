/** Finds what lies at a point of the map. It computes this, so that one set of listeners serves the whole drawing. */
import { known } from "@interchange/tabletop";
import { pathOf, pointsOf } from "@interchange/underground/drawing";
import type { Point } from "./camera.ts";
import type { MapTarget, MapScene } from "./scene.ts";
import type { Sheet } from "./sheet.ts";

/** In CSS pixels: how far a tap snaps to a block, and how close a second block must be for us to ask. */
export const SNAP = 24;
const UNSURE = 8;
/** How close to a block counts as exactly on it, beyond the track itself. */
const EXACT = 3;
const STATION_RADIUS = 15;

export interface Reach {
  /** CSS pixels in a map unit. */
  readonly scale: number;
  readonly isTouch: boolean;
}

export function targetAt(
  scene: Pick<MapScene, "stations" | "choices" | "spaces" | "sheet">,
  point: Point,
  { scale, isTouch }: Reach,
): MapTarget | undefined {
  const isBuilding = scene.choices.length > 0;
  const id = stationAt(scene.stations, point, stationReach(scale, isTouch, isBuilding));
  if (id !== undefined) return { kind: "station", id };
  const near = scene.choices
    .map((choice) => ({ choice, away: distanceTo(middleOf(choice.block, scene.sheet), point) * scale }))
    .filter(({ away }) => away <= SNAP)
    .toSorted((one, other) => one.away - other.away);
  // A finger on a block means that block, even if its neighbour could be built.
  const exact = isBuilding ? blockAt(point, scale, scene.sheet) : undefined;
  if (exact && exact.away < (near[0]?.away ?? Infinity) && scene.choices.every(({ block }) => block !== exact.block))
    return { kind: "refused", block: exact.block };
  if (near[0]) {
    const limit = near[0].away + UNSURE;
    return { kind: "blocks", blocks: near.filter(({ away }) => away <= limit).map(({ choice }) => choice) };
  }
  let line: MapTarget | undefined;
  let best = (isTouch ? 16 : 7) / scale;
  for (const space of scene.spaces) {
    if (space.line === undefined) continue;
    const away = distanceTo(pointsOf(space.segment), point);
    if (away < best) [line, best] = [{ kind: "line", line: space.line, block: space.block }, away];
  }
  return line;
}

/** In map units. While building, stations leave room for the blocks between them. */
function stationReach(scale: number, isTouch: boolean, isBuilding: boolean): number {
  const pixels = isBuilding
    ? Math.min(isTouch ? 13 : 11, Math.max(4, STATION_RADIUS * scale))
    : Math.max(isTouch ? 18 : 8, STATION_RADIUS * scale);
  return Math.max(pixels / scale, isBuilding ? 0 : STATION_RADIUS);
}

function stationAt(stations: MapScene["stations"], [x, y]: Point, reach: number): string | undefined {
  let nearest: string | undefined;
  let best = reach;
  for (const station of stations) {
    const away = Math.hypot(station.x - x, station.y - y);
    if (away < best) [nearest, best] = [station.id, away];
  }
  return nearest;
}

/** The block under a point, and the distance of its middle in pixels. */
function blockAt(
  point: Point,
  scale: number,
  sheet: Sheet,
): { readonly block: number; readonly away: number } | undefined {
  let nearest: { readonly block: number; readonly away: number } | undefined;
  for (const [block, { spaces }] of sheet.city.blocks.entries()) {
    const away = distanceTo(middleOf(block, sheet), point) * scale;
    const half = (spaces * sheet.map.spacePitch * scale) / 2;
    if (away <= half + EXACT && away < (nearest?.away ?? Infinity)) nearest = { block, away };
  }
  return nearest;
}

/** The middle of a block, all along it. */
function middleOf(block: number, { city, map }: Sheet): readonly Point[] {
  return pathOf(map, known(city.blocks[block]).between);
}

/** How far a point is from a path. */
export function distanceTo(path: readonly Point[], point: Point): number {
  return Math.min(...path.slice(1).map((to, at) => distanceToPiece(known(path[at]), to, point)));
}

function distanceToPiece([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
