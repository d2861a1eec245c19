/** The tables of this browser, wherever it can keep them. */
import { indexedTables } from "./indexedTables.ts";
import { oldShelf } from "./oldShelf.ts";
import { Overflowing } from "./overflowing.ts";

let opened: Promise<Overflowing> | undefined;

/** Opens them once; what an older page has kept elsewhere comes along. */
export function tablesHere(): Promise<Overflowing> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Overflowing> {
  let tables: Overflowing;
  try {
    tables = new Overflowing(await indexedTables());
  } catch {
    // A private window, or storage switched off.
    const { MemoryTables } = await import("./memoryTables.ts");
    tables = new Overflowing(new MemoryTables());
  }
  if (tables.isLasting && oldShelf.ids().length) {
    const { moveIn } = await import("./moving.ts");
    await moveIn(oldShelf, tables);
  }
  return tables;
}
