/** A storage with some of its methods replaced. */
import type { Storage } from "../storage/storage.ts";

export function changedStorage(storage: Storage, changes: Partial<Storage>): Storage {
  return {
    db: storage.db,
    place: storage.place,
    get waiting() {
      return storage.waiting;
    },
    append: (...row) => storage.append(...row),
    read: ((table: string, log: "game", from: number) => storage.read(table, log, from)) as Storage["read"],
    write: (...statements) => storage.write(...statements),
    check: () => storage.check(),
    close: () => storage.close(),
    ...(storage.onElsewhere !== undefined && {
      onElsewhere: (table, listener) => storage.onElsewhere?.(table, listener) ?? (() => undefined),
    }),
    ...changes,
  };
}
