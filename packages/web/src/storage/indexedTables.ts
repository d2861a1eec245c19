/**
 * Tables in IndexedDB: one row per command, added once and never changed. Two windows cannot both add row n, and a row
 * is on disk before anyone is told.
 *
 * Written by hand: we need little of IndexedDB, a library would be four times the size, and this loads with the first
 * screen.
 */
import type { LogName, LogRow, Store, Summary } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";
import { listed, tableEntry } from "./tables.ts";
import type { StoredTable, Tables } from "./tables.ts";

export const NAME = "interchange";
export const VERSION = 1;
/** Keyed by table, log and row number; indexed by table. */
const ROWS = "rows";
const TABLES = "tables";
/** Windows tell each other about their writes. */
export const CHANNEL = "interchange/tables";

/** Rejects if the browser has no storage, or none for this page. */
export async function indexedTables(): Promise<Tables> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(ROWS);
    opening.result.createObjectStore(TABLES, { keyPath: "id" });
  });
  const database = await answered(opening);
  // Another window wants to upgrade the database and waits for this one to close it.
  database.addEventListener("versionchange", () => {
    database.close();
  });
  return new IndexedTables(database, new BroadcastChannel(CHANNEL));
}

class IndexedTables implements Tables {
  readonly isLasting = true;
  readonly read = ((table: string, log: LogName, from: number) =>
    answered<LogRow[]>(
      this.look(ROWS).getAll(IDBKeyRange.bound([table, log, from], [table, log, Infinity])),
    )) as Store["read"];
  private readonly database: IDBDatabase;
  private readonly channel: BroadcastChannel;

  constructor(database: IDBDatabase, channel: BroadcastChannel) {
    this.database = database;
    this.channel = channel;
  }

  async append(table: string, log: LogName, after: number, row: LogRow, summary: Summary) {
    const [rows, tables, done] = this.change();
    const kept = await answered<StoredTable | undefined>(tables.get(table));
    const place = row.kind === "begin" ? tableEntry(table, row.founding) : kept;
    const before = after > 0 ? await answered(rows.getKey([table, log, after - 1])) : true;
    // A deleted table stays deleted, even if someone still plays there.
    if (!place || before === undefined) return "overtaken";
    const adding = rows.add(row, [table, log, after]);
    tables.put(listed(place, summary));
    try {
      await done;
    } catch (thrown) {
      // The number is taken: another window was faster.
      if (adding.error?.name === "ConstraintError") return "overtaken";
      throw thrown;
    }
    this.tell(table);
    return "kept";
  }

  list(): Promise<StoredTable[]> {
    return answered(this.look(TABLES).getAll());
  }

  about(id: string): Promise<StoredTable | undefined> {
    return answered(this.look(TABLES).get(id));
  }

  async remove(id: string): Promise<void> {
    const [rows, tables, done] = this.change();
    rows.delete(IDBKeyRange.bound([id, "game", 0], [id, "table", Infinity]));
    tables.delete(id);
    await done;
    this.tell(id);
  }

  async hand(id: string, holder: Seat): Promise<void> {
    const [, tables, done] = this.change();
    const table = await answered<StoredTable | undefined>(tables.get(id));
    if (table) tables.put({ ...table, holder });
    await done;
  }

  onElsewhere(table: string | undefined, listener: () => void): () => void {
    const heard = ({ data }: MessageEvent<unknown>): void => {
      if (table === undefined || data === table) listener();
    };
    this.channel.addEventListener("message", heard);
    return () => {
      this.channel.removeEventListener("message", heard);
    };
  }

  private look(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  /** Both stores in one transaction. `done` resolves when it is on disk. */
  private change(): [rows: IDBObjectStore, tables: IDBObjectStore, done: Promise<void>] {
    const transaction = this.database.transaction([ROWS, TABLES], "readwrite", { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => {
        resolve();
      });
      transaction.addEventListener("abort", () => {
        reject(transaction.error ?? new Error("not kept"));
      });
    });
    // A caller that returns early does not wait for it.
    done.catch(() => undefined);
    return [transaction.objectStore(ROWS), transaction.objectStore(TABLES), done];
  }

  private tell(table: string): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    this.channel.postMessage(table);
  }
}

export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => {
      resolve(request.result);
    });
    request.addEventListener("error", () => {
      reject(request.error ?? new Error("no answer"));
    });
  });
}
