/**
 * Where pages before this one kept their tables: the browser's local storage, a text each. What can be read is moved to
 * where tables are kept now; what cannot stays as it is, and can be taken out as a file.
 */
import { readEnvelope } from "./envelope.ts";
import type { ReadEnvelope } from "./envelope.ts";

const PREFIX = "interchange/table/";

export interface OldShelf {
  ids(): readonly string[];
  text(id: string): string | undefined;
  remove(id: string): void;
}

/** Something that an older page, or a newer one, has kept and that cannot be opened here. */
export interface Unreadable {
  readonly id: string;
  readonly text: string;
  readonly problem: "damaged" | "version" | "replay";
  readonly detail: string;
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
      Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "")
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    text: (id) => kept.getItem(PREFIX + id) ?? undefined,
    remove: (id) => {
      kept.removeItem(PREFIX + id);
    },
  };
}

export const oldShelf: OldShelf = shelfIn(() => globalThis.localStorage);

/** What is left there after everything that can be opened has been moved. */
export function leftOn(shelf: OldShelf): readonly Unreadable[] {
  return shelf.ids().map((id) => leftAs(id, shelf.text(id) ?? ""));
}

export function leftAs(id: string, text: string): Unreadable {
  const read: ReadEnvelope = readEnvelope(text);
  return read.ok
    ? { id, text, problem: "replay", detail: id }
    : { id, text, problem: read.problem, detail: read.detail };
}
