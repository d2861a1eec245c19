/** The maps that somebody drew or opened, stored in this browser. What a map is only its game knows. */
import { signal } from "@preact/signals";
import { recall, remember } from "../kit/localStorage.ts";
import { randomWord } from "./create.ts";

export type AnyMap = Readonly<Record<string, unknown>>;

export interface OwnMap {
  readonly key: string;
  /** When it was changed last. */
  readonly at: number;
  readonly map: AnyMap;
}

const STORED = "maps";

const changes = signal(0);

/** The latest first. */
export function ownMaps(): readonly OwnMap[] {
  void changes.value;
  return ownMapsIn(recall(STORED));
}

export function ownMapsIn(stored: unknown): readonly OwnMap[] {
  return Array.isArray(stored) ? stored.filter(isOwnMap).toSorted((one, other) => other.at - one.at) : [];
}

function isOwnMap(each: unknown): each is OwnMap {
  const { key, at, map } = (each ?? {}) as Partial<Record<keyof OwnMap, unknown>>;
  return typeof key === "string" && KEY.test(key) && typeof at === "number" && typeof map === "object" && map !== null;
}

/** Keys are part of addresses. */
const KEY = /^[a-z0-9]{1,20}$/;

/** Whether it was stored. Other windows may have stored others meanwhile, so only this one is replaced. */
export function storeOwnMap(own: OwnMap): boolean {
  const isStored = remember(STORED, [own, ...ownMaps().filter(({ key }) => key !== own.key)]);
  changes.value++;
  return isStored;
}

export function deleteOwnMap(key: string): void {
  remember(
    STORED,
    ownMaps().filter((each) => each.key !== key),
  );
  changes.value++;
}

export const newMapKey = (): string => randomWord(10);

/**
 * Takes in a map from another browser. What is here stays: another version of the same map is stored beside it, as a map
 * of its own.
 */
export function restoreOwnMap({ key, at, map }: OwnMap): "new" | "known" | "full" {
  const text = JSON.stringify(map);
  const isThis = (each: AnyMap): boolean => JSON.stringify(each) === text;
  const here = ownMaps();
  if (here.some((each) => isThis(each.map))) return "known";
  if (!here.some((each) => each.key === key)) return storeOwnMap({ key, at, map }) ? "new" : "full";
  const copy = copyOf(map);
  if (here.some((each) => JSON.stringify(each.map) === JSON.stringify(copy))) return "known";
  return storeOwnMap({ key: newMapKey(), at, map: copy }) ? "new" : "full";
}

/** The same under another name, so that the two can be told apart. Cut, so that neither becomes too long for a map. */
const copyOf = (map: AnyMap): AnyMap => ({
  ...map,
  name: `${String(map["name"]).slice(0, 36)} (2)`,
  version: `${String(map["version"]).slice(0, 22)}-2`,
});
