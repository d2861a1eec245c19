/** Somebody's own maps, stored in this browser. A draft may be unfinished. */
import { CATEGORIES, componentsOn } from "@interchange/underground";
import type { MapFile } from "@interchange/underground";
import { deleteOwnMap, newMapKey, ownMaps, storeOwnMap } from "../../../storage/ownMaps.ts";
import type { AnyMap, OwnMap } from "../../../storage/ownMaps.ts";

export interface MyMap extends OwnMap {
  readonly map: MapFile & AnyMap;
}

/** The latest first. */
export const myMaps = (): readonly MyMap[] => ownMaps().filter(isMyMap);

export const myMap = (key: string): MyMap | undefined => myMaps().find((each) => each.key === key);

export const storeMap = (key: string, map: MapFile, at = Date.now()): boolean =>
  storeOwnMap({ key, at, map: { ...map } });

/** The page that sets up a game on a map. */
export const setupOn = (map: MapFile): string =>
  `/new/underground#${new URLSearchParams({ components: JSON.stringify(componentsOn(map)) }).toString()}`;

export { deleteOwnMap as deleteMap, newMapKey as newKey };

/** Whether it can be drawn. It may come from a damaged backup. */
function isMyMap(own: OwnMap): own is MyMap {
  const { name, width, height, symbols, lines, markers, rivers = [], stations, blocks } = own.map;
  const areFields =
    typeof name === "string" && [width, height].every(Number.isFinite) && isObject(lines) && isObject(markers);
  return (
    areFields &&
    Array.isArray(symbols) &&
    isList(rivers, (each) => isList(each, isPoint)) &&
    isList(stations, isStation) &&
    isList(blocks, (each) => isBlock(each, new Set(stations.map(({ id }) => id))))
  );
}

function isStation(each: unknown): each is MapFile["stations"][number] {
  if (!isObject(each)) return false;
  const { id, name, kind, at } = each;
  const isNamed = typeof id === "string" && typeof name === "string";
  return isNamed && (CATEGORIES as readonly unknown[]).includes(kind) && isPoint(at);
}

function isBlock(each: unknown, stations: ReadonlySet<string>): boolean {
  if (!isObject(each)) return false;
  const { between, spaces = 1, bends = [] } = each;
  const isBetween = isList(between, (end): end is string => typeof end === "string" && stations.has(end));
  return isBetween && typeof spaces === "number" && isList(bends, isPoint);
}

const isPoint = (each: unknown): boolean => Array.isArray(each) && each.length === 2 && each.every(Number.isFinite);

function isList<Each>(value: unknown, is: (each: unknown) => each is Each): value is readonly Each[];
function isList(value: unknown, is: (each: unknown) => boolean): value is readonly unknown[];
function isList(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((each) => is(each));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
