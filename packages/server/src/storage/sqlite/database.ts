/** Opens a SQLite file so that commits survive a power failure. */
import { DatabaseSync } from "@photostructure/sqlite";

export type Database = InstanceType<typeof DatabaseSync>;
export type Statement = ReturnType<Database["prepare"]>;

/** How long to wait for a lock of another process. */
const PATIENCE = 5_000;

export function openDatabase(file: string, readOnly = false): Database {
  const db = new DatabaseSync(file, { readOnly });
  db.exec(`pragma busy_timeout = ${PATIENCE}`);
  if (readOnly) return db;
  db.exec("pragma journal_mode = wal");
  // In WAL mode, anything less may lose the last commits in a power failure.
  db.exec("pragma synchronous = full");
  db.exec("pragma foreign_keys = on");
  return db;
}
