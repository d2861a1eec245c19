/**
 * Data worth having on other devices besides tables: settings, scores, solved puzzles and finished lessons. Whatever
 * belongs to this device or to one table is left out.
 */
import { recall, remember } from "../../kit/localStorage.ts";

export type SmallThings = Readonly<Record<string, unknown>>;

const ALONG =
  /^(?:settings|language|calls|game|puzzles|alone|lessons?|learned|introductions|achievements|replay|sound|text|access|(?:lesson|plan|rung|box|friends|learn|sound)-[\w-]+|plan)$/;
const PREFIX = "interchange/";

export function smallThings(storage: Pick<Storage, "length" | "key"> | undefined = here()): SmallThings {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "")
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => ALONG.test(name))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, recall(name)]));
}

/** Merges these into what is here. Returns how many changed. */
export function restoreSmallThings(things: SmallThings): number {
  let changed = 0;
  for (const [name, thing] of Object.entries(things)) {
    if (!ALONG.test(name)) continue;
    const before = recall(name);
    const after = joined(before, thing);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    remember(name, after);
    changed++;
  }
  return changed;
}

/**
 * Merges what two devices remember: lists and entries of both are kept, and something solved or done on either counts.
 * Otherwise this device wins.
 */
export function joined(here: unknown, there: unknown): unknown {
  if (here === undefined || here === null) return there;
  if (there === "solved") return there;
  if (Array.isArray(here) && Array.isArray(there)) {
    const known = new Set(here.map((each) => JSON.stringify(each)));
    return [...(here as unknown[]), ...(there as unknown[]).filter((each) => !known.has(JSON.stringify(each)))];
  }
  if (isObject(here) && isObject(there)) {
    const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    const isEither = (name: string): boolean => name === "isDone" && (here[name] === true || there[name] === true);
    return Object.fromEntries(names.map((name) => [name, isEither(name) || joined(here[name], there[name])]));
  }
  return here;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function here(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // No storage in this browser.
    return undefined;
  }
}
