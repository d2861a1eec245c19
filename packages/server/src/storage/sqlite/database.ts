/** A connection to a SQLite file, set up so that what is committed survives the loss of power. */
import { DatabaseSync } from "@photostructure/sqlite";

export type Database = InstanceType<typeof DatabaseSync>;
export type Statement = ReturnType<Database["prepare"]>;

/** How long a connection waits for one that another process holds. */
const PATIENCE = 5_000;

export function openDatabase(file: string, readOnly = false): Database {
  const db = new DatabaseSync(file, { readOnly });
  db.exec(`pragma busy_timeout = ${PATIENCE}`);
  if (readOnly) return db;
  db.exec("pragma journal_mode = wal");
  // In WAL mode anything less may lose the last commits when the power fails.
  db.exec("pragma synchronous = full");
  db.exec("pragma foreign_keys = on");
  return db;
}
