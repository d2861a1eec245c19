/** A server's database: the address of a PostgreSQL database, or a folder with an SQLite file. */
import { join } from "node:path";

export function isPostgres(where: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(where);
}

/** The SQLite file in a folder. */
export function fileIn(folder: string): string {
  return join(folder, "interchange.sqlite");
}

/** A database's name in messages: its file, or its address without the password. */
export function databaseName(where: string): string {
  if (!isPostgres(where)) return fileIn(where);
  try {
    const at = new URL(where);
    at.password = "";
    return at.href;
  } catch {
    return "PostgreSQL";
  }
}
