/** Opens SQLite or PostgreSQL, by address. */
import { fileIn, isPostgres } from "./address.ts";
import type { Storage } from "./storage.ts";

export async function openStorage(where: string): Promise<Storage> {
  if (isPostgres(where)) return (await import("./postgres/postgresStorage.ts")).PostgresStorage.open(where);
  return (await import("./sqlite/sqliteStorage.ts")).SqliteStorage.open(fileIn(where));
}
