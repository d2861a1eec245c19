/**
 * Restores tables from another browser under the ids they have there. Logs only grow, so of two copies either one
 * continues the other or they differ. Nothing that is here is ever replaced.
 */
import { addRows, playedThrough } from "./tableFile.ts";
import type { TableLogs } from "./tableFile.ts";
import type { Tables } from "../tables.ts";

export type Restored =
  /** It was not here. */
  | "new"
  /** It was here, and the other copy has more rows. */
  | "further"
  /** All of it was already here. */
  | "known"
  /** The two copies differ. The one here stays. */
  | "apart"
  /** It cannot be replayed. */
  | "unreadable";

export async function restoreTable(tables: Tables, id: string, logs: TableLogs): Promise<Restored> {
  const here: TableLogs = { rows: await tables.read(id, "game", 0), tableRows: await tables.read(id, "table", 0) };
  const isHere = here.rows.length > 0;
  if (isHere) {
    if (begins(here.rows, logs.rows) && begins(here.tableRows, logs.tableRows)) return "known";
    if (!begins(logs.rows, here.rows) || !begins(logs.tableRows, here.tableRows)) return "apart";
  }
  const tried = await playedThrough(logs, tables);
  if (!tried.ok) return "unreadable";
  await addRows(tables, id, logs, tried.summary, { rows: here.rows.length, tableRows: here.tableRows.length });
  return isHere ? "further" : "new";
}

/** Whether a log starts with all rows of another. */
function begins(log: readonly unknown[], other: readonly unknown[]): boolean {
  return log.length >= other.length && other.every((row, at) => JSON.stringify(row) === JSON.stringify(log[at]));
}
