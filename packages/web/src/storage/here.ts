/** Opens this browser's tables: in IndexedDB, or in memory if that fails. */
import { indexedTables } from "./indexedTables.ts";
import { Overflowing } from "./overflowing.ts";

let opened: Promise<Overflowing> | undefined;

/** Opened only once. */
export function tablesHere(): Promise<Overflowing> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Overflowing> {
  try {
    return new Overflowing(await indexedTables());
  } catch {
    // A private window, storage switched off, or a newer version's database.
    const { MemoryTables } = await import("./memoryTables.ts");
    return new Overflowing(new MemoryTables());
  }
}
