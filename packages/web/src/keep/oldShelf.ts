/**
 * Where pages before this one kept their tables: the browser's local storage, a text each. What can be read is moved to
 * where tables are kept now; what cannot stays as it is, and can be taken out as a file.
 */
const PREFIX = "interchange/table/";

export interface OldShelf {
  ids(): readonly string[];
  text(id: string): string | undefined;
  remove(id: string): void;
}

export function shelfIn(storage: () => Storage): OldShelf {
  let kept: Storage;
  try {
    kept = storage();
  } catch {
    return { ids: () => [], text: () => undefined, remove: () => undefined };
  }
  return {
    ids: () =>
      Object.keys(kept)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    text: (id) => kept.getItem(PREFIX + id) ?? undefined,
    remove: (id) => {
      kept.removeItem(PREFIX + id);
    },
  };
}

export const oldShelf: OldShelf = shelfIn(() => globalThis.localStorage);
