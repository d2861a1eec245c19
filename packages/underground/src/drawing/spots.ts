/** The positions of a map's stations. */
import { known } from "@interchange/tabletop";
import type { CityMap, StationSpot } from "../city.ts";

export function spotOf(map: CityMap, station: string): StationSpot {
  return known(map.stations[station], "station", station);
}

/** The direction of a block from its first station to its second, in degrees. */
export function turnOf(map: CityMap, [one, other]: readonly [string, string]): number {
  const [a, b] = [spotOf(map, one), spotOf(map, other)];
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}
