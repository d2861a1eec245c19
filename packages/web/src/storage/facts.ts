/**
 * Caches the facts of finished games, so that a hundred of them need not be replayed. The cache key is the table's id
 * and when it last changed.
 */
import type { GameFacts } from "../kit/facts.ts";
import { recall, remember } from "../kit/localStorage.ts";

export interface StoredFacts {
  readonly facts: GameFacts;
  /** The key under which its review would be stored. */
  readonly review: string;
  /** The worst mistake in the review; absent without a complete review. */
  readonly worst?: number;
}

/** Facts from other versions are computed again. */
const NAME = "facts-1";
const MOST = 600;

export type FactsByTable = ReadonlyMap<string, StoredFacts>;

export function storedFacts(): FactsByTable {
  const kept = recall(NAME);
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return new Map();
  return new Map(
    Object.entries(kept as Record<string, unknown>).flatMap(([key, each]) => (isKept(each) ? [[key, each]] : [])),
  );
}

/** The newest come last. The oldest are dropped. */
export function storeFacts(facts: FactsByTable): void {
  remember(NAME, Object.fromEntries([...facts].slice(-MOST)));
}

function isKept(value: unknown): value is StoredFacts {
  if (typeof value !== "object" || value === null) return false;
  const { facts, review } = value as Partial<Record<keyof StoredFacts, unknown>>;
  if (typeof review !== "string" || typeof facts !== "object" || facts === null) return false;
  const { points, sources, counts } = facts as Partial<Record<keyof GameFacts, unknown>>;
  return typeof points === "number" && typeof sources === "object" && typeof counts === "object";
}
