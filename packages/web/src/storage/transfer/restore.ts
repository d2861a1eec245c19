/**
 * Tables that come from another browser, under the names they have there. A log only grows, so of two copies of a table
 * one goes on where the other ends, or each went its own way: nothing that is here is ever replaced.
 */
import { addRows, playedThrough } from "./tableFile.ts";
import type { TableLogs } from "./tableFile.ts";
import type { Tables } from "../tables.ts";

export type TakenIn =
  /** It was not here. */
  | "new"
  /** It was, and went on elsewhere. */
  | "further"
  /** All of it was here already, perhaps more. */
  | "known"
  /** It went on here and elsewhere in different ways; what is here stays. */
  | "apart"
  /** It cannot be played through. */
  | "unreadable";

export async function takeIn(tables: Tables, id: string, logs: TableLogs): Promise<TakenIn> {
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

/** Whether a log begins with all rows of another. */
function begins(log: readonly unknown[], other: readonly unknown[]): boolean {
  return log.length >= other.length && other.every((row, at) => JSON.stringify(row) === JSON.stringify(log[at]));
}
