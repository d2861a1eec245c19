/** The maps that come with the game. A published map never changes: records name it. */
import { KESTREL_BAY_FILE } from "../cities/kestrelBay.ts";
import { LONDON_FILE } from "../cities/london.ts";
import type { MapFile } from "./mapFile.ts";
import { readMap, readMapText } from "./readMap.ts";
import type { ReadMap } from "./readMap.ts";

/** London first: it is the map of a table that names none. */
export const MAPS: readonly MapFile[] = [LONDON_FILE, KESTREL_BAY_FILE];

const IDS = MAPS.map(({ id }) => id);

/** A map that comes with the game. */
export function mapNamed(id: string): MapFile | undefined {
  return MAPS.find((map) => map.id === id);
}

/** Checks a map of somebody's own, from a file's text or as JSON. It may not use the id of a map that is there. */
export function checkedMap(given: unknown): ReadMap {
  return typeof given === "string" ? readMapText(given, IDS) : readMap(given, IDS);
}
