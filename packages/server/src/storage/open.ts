/** Opens the storage that was asked for: an address of PostgreSQL, or a folder for SQLite. */
import { join } from "node:path";
import type { Storage } from "./storage.ts";

export async function openStorage(where: string): Promise<Storage> {
  if (/^postgres(?:ql)?:\/\//.test(where))
    return (await import("./postgres/postgresStorage.ts")).PostgresStorage.open(where);
  return (await import("./sqlite/sqliteStorage.ts")).SqliteStorage.open(join(where, "interchange.sqlite"));
}
