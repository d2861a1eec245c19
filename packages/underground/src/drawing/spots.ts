/** The positions of a map's stations. */
import { known } from "@interchange/tabletop";
import type { MapPoint } from "../maps/mapFile.ts";
import type { CityMap, StationSpot } from "./cityMap.ts";

export function spotOf(map: CityMap, station: string): StationSpot {
  return known(map.stations[station], "station", station);
}

/** A block's points from one of its stations to the other. */
export function pathOf(map: CityMap, [one, other]: readonly [string, string]): readonly MapPoint[] {
  const [a, b] = [spotOf(map, one), spotOf(map, other)];
  const bends = map.bends[`${one}/${other}`] ?? map.bends[`${other}/${one}`]?.toReversed() ?? [];
  return [[a.x, a.y], ...bends, [b.x, b.y]];
}

/** The direction in which a block leaves one of its stations, in degrees; both look along the block. */
export function turnOf(map: CityMap, between: readonly [string, string], station: string): number {
  const path = pathOf(map, between);
  const at = station === between[0] ? 1 : path.length - 1;
  const [[x, y] = [0, 0], [toX, toY] = [0, 0]] = path.slice(at - 1);
  return Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
}
