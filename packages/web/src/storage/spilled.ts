import type { LogName, LogRow, Summary } from "@interchange/host";
import { MemoryTables } from "./memoryTables.ts";
import type { Tables } from "./tables.ts";

/** Tables that did not fit into storage, and their ids. */
export interface Spilled {
  readonly tables: Tables;
  readonly ids: ReadonlySet<string>;
}

/** Copies a table with all its stored rows, to continue from there. */
export async function spill(
  before: Spilled | undefined,
  lasting: Tables,
  table: string,
  summary: Summary,
): Promise<Spilled> {
  const tables = before?.tables ?? new MemoryTables();
  const rows: [LogName, readonly LogRow[]][] = [
    ["game", await lasting.read(table, "game", 0)],
    ["table", await lasting.read(table, "table", 0)],
  ];
  for (const [log, each] of rows)
    for (const [index, row] of each.entries()) await tables.append(table, log, index, row, summary);
  return { tables, ids: new Set([...(before?.ids ?? []), table]) };
}
