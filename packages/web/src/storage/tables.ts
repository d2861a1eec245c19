/** The tables of this browser: their logs, and a summary of each for lists. */
import type { Founding, Store, Summary } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";

/** What lists need to know about a table, without replaying it. */
export interface StoredTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly modules: readonly string[];
  /** Whether it was imported from a record. Then it opens at its beginning. */
  readonly isImported: boolean;
  /** The person who holds the screen. */
  readonly holder?: Seat;
}

export interface Tables extends Store {
  /** Whether tables outlive the window. */
  readonly isLasting: boolean;
  list(): Promise<readonly StoredTable[]>;
  about(id: string): Promise<StoredTable | undefined>;
  /** Deletes a table, here and in every other window. */
  remove(id: string): Promise<void>;
  /** Remembers who holds the screen. */
  hand(id: string, holder: Seat): Promise<void>;
  /** Calls when another window has changed this table, or any table if none is named. Returns how to stop. */
  onElsewhere(table: string | undefined, listener: () => void): () => void;
}

/** The part that does not change as the game goes on. */
type TableEntry = Pick<StoredTable, "id" | "game" | "edition" | "modules" | "isImported" | "holder">;

export function tableEntry(id: string, { game, setup, terms }: Founding): TableEntry {
  return { id, game, edition: setup.edition, modules: setup.modules, isImported: terms["imported"] === "yes" };
}

/** A table's entry in lists after a row: its fixed part with the new summary. */
export function listed({ id, game, edition, modules, isImported, holder }: TableEntry, summary: Summary): StoredTable {
  return { id, game, edition, modules, isImported, ...(holder !== undefined && { holder }), ...summary };
}

/** Pauses a table that is not open here. Its host, if another window runs it, is told. */
export async function restTable(tables: Tables, id: string, at = Date.now()): Promise<void> {
  const table = await tables.about(id);
  if (table?.state !== "running") return;
  const { length } = await tables.read(id, "table", 0);
  const { sitters, points, progress, toAct } = table;
  const summary = { at, state: "paused", sitters, points, progress, ...(toAct !== undefined && { toAct }) } as const;
  await tables.append(id, "table", length, { kind: "paused", by: table.holder ?? 0, at }, summary);
}
