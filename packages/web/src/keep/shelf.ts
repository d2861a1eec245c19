/**
 * Where tables are kept: the browser's own storage, a key each, written before a move is acknowledged. A browser that
 * keeps nothing (a private window, storage switched off or full) gets a shelf in memory and is told so.
 */
import { readEnvelope, writeEnvelope } from "./envelope.ts";
import type { Envelope, ReadEnvelope } from "./envelope.ts";

const PREFIX = "interchange/table/";

export interface Shelf {
  /** Whether tables outlive the window. */
  readonly isLasting: boolean;
  ids(): readonly string[];
  text(id: string): string | undefined;
  /** Answers whether it was kept. */
  put(id: string, text: string): boolean;
  remove(id: string): void;
}

export function browserShelf(storage: () => Storage): Shelf {
  try {
    const probe = `${PREFIX}?`;
    storage().setItem(probe, probe);
    storage().removeItem(probe);
  } catch {
    return memoryShelf();
  }
  const kept = storage();
  return {
    isLasting: true,
    ids: () =>
      Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "")
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    text: (id) => kept.getItem(PREFIX + id) ?? undefined,
    put(id, text) {
      try {
        kept.setItem(PREFIX + id, text);
        return true;
      } catch {
        return false;
      }
    },
    remove: (id) => {
      kept.removeItem(PREFIX + id);
    },
  };
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    isLasting: false,
    ids: () => [...kept.keys()],
    text: (id) => kept.get(id),
    put(id, text) {
      kept.set(id, text);
      return true;
    },
    remove: (id) => {
      kept.delete(id);
    },
  };
}

export interface Kept {
  readonly id: string;
  readonly text: string;
  readonly read: ReadEnvelope;
}

/** Everything on the shelf, what cannot be read first, then by when it was last played. */
export function everything(shelf: Shelf): readonly Kept[] {
  const savedAt = ({ read }: Kept): number => (read.ok ? read.envelope.savedAt : Infinity);
  return shelf
    .ids()
    .map((id) => ({ id, text: shelf.text(id) ?? "", read: readEnvelope(shelf.text(id) ?? "") }))
    .toSorted((one, other) => savedAt(other) - savedAt(one));
}

export function putEnvelope(shelf: Shelf, envelope: Envelope): boolean {
  return shelf.put(envelope.id, writeEnvelope(envelope));
}

/** The shelf of this browser. */
export const shelf: Shelf = browserShelf(() => globalThis.localStorage);

/** Tells of a table that another window has written; answers how to stop. */
export function onElsewhere(listener: (id: string, text: string) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key?.startsWith(PREFIX) && newValue !== null) listener(key.slice(PREFIX.length), newValue);
  };
  addEventListener("storage", heard);
  return () => {
    removeEventListener("storage", heard);
  };
}
