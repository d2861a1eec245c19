/**
 * Tables in the browser's database: a row a command, added once and never written again. Two windows cannot both add
 * row n, and what is added is on the disk before anybody is told.
 */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { listed, placeInList } from "./tables.ts";
import type { KeptTable, Tables } from "./tables.ts";

interface Schema extends DBSchema {
  rows: { key: [table: string, log: LogName, row: number]; value: LogRow };
  tables: { key: string; value: KeptTable };
}

type Database = IDBPDatabase<Schema>;

const NAME = "interchange";
/** Windows tell each other of what they have written. */
const CHANNEL = "interchange/tables";
const STRICT = { durability: "strict" } as const;

/** Rejects where the browser keeps nothing, or not for this page. */
export async function indexedTables(): Promise<Tables> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade(opened) {
      opened.createObjectStore("rows");
      opened.createObjectStore("tables", { keyPath: "id" });
    },
    // Another window wants a newer shape of the database: it waits for this one to let go.
    blocking: (_current, _wanted, event) => {
      (event.target as unknown as IDBDatabase).close();
    },
  });
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (table: string): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    channel.postMessage(table);
  };

  async function read(table: string, log: LogName, from: number): Promise<LogRow[]> {
    return database.getAll("rows", IDBKeyRange.bound([table, log, from], [table, log, Infinity]));
  }

  return {
    isLasting: true,
    async append(table, log, after, row, summary) {
      const kept = await append(database, table, log, after, row, summary);
      if (kept === "kept") tell(table);
      return kept;
    },
    // What was written there was written by this page, or by an older one in a form that is still read.
    read: read as Tables["read"] & ((table: string, log: LogName, from: number) => Promise<(GameRow & TableRow)[]>),
    list: () => database.getAll("tables"),
    about: (id) => database.get("tables", id),
    async remove(id) {
      const transaction = database.transaction(["rows", "tables"], "readwrite", STRICT);
      await Promise.all([
        transaction.objectStore("rows").delete(IDBKeyRange.bound([id, "game", 0], [id, "table", Infinity])),
        transaction.objectStore("tables").delete(id),
        transaction.done,
      ]);
      tell(id);
    },
    async hand(id, holder) {
      const transaction = database.transaction("tables", "readwrite");
      const table = await transaction.store.get(id);
      if (table) await transaction.store.put({ ...table, holder });
      await transaction.done;
    },
    onElsewhere(table, listener) {
      const heard = ({ data }: MessageEvent<unknown>): void => {
        if (data === table) listener();
      };
      channel.addEventListener("message", heard);
      return () => {
        channel.removeEventListener("message", heard);
      };
    },
  };
}

async function append(
  database: Database,
  table: string,
  log: LogName,
  after: number,
  row: LogRow,
  summary: Summary,
): Promise<"kept" | "overtaken"> {
  const transaction = database.transaction(["rows", "tables"], "readwrite", STRICT);
  const [rows, tables] = [transaction.objectStore("rows"), transaction.objectStore("tables")];
  const kept = await tables.get(table);
  const place = row.kind === "begin" ? placeInList(table, row.founding) : kept;
  // A table that was deleted stays deleted, whoever still plays there.
  if (!place || (after > 0 && (await rows.getKey([table, log, after - 1])) === undefined)) return "overtaken";
  try {
    await Promise.all([rows.add(row, [table, log, after]), tables.put(listed(place, summary)), transaction.done]);
    return "kept";
  } catch (thrown) {
    if (thrown instanceof DOMException && (thrown.name === "ConstraintError" || thrown.name === "AbortError"))
      return (await database.getKey("rows", [table, log, after])) === undefined ? Promise.reject(thrown) : "overtaken";
    throw thrown;
  }
}
