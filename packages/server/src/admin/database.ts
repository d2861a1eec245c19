/**
 * The database as administration sees it: one connection that reads all tables as of one moment and writes in one
 * transaction. It names no table, so it also handles what later versions add.
 */
import { existsSync } from "node:fs";
import { Kysely, PostgresDialect, sql } from "kysely";
import { databaseName, fileIn, isPostgres } from "../storage/address.ts";
import { isKnownSchema, madeByAnother, SCHEMA, schemaIn } from "../storage/format.ts";
import type { AnyDb } from "../storage/format.ts";
import { CannotStore } from "../storage/storage.ts";

export type Row = Readonly<Record<string, unknown>>;

/** How many rows are in memory at a time. */
const PAGE = 500;
/** Tables of the database itself, not ours. */
const OWN = /^kysely_|^sqlite_/;

export interface Database {
  readonly db: AnyDb;
  readonly kind: "sqlite" | "postgres";
}

/** The database must exist: someone who asks what is in it does not want a new one. */
export function demandDatabase(where: string): void {
  if (!isPostgres(where) && !existsSync(fileIn(where)))
    throw new CannotStore(`There is no database in ${where}. Set the folder with --data.`);
}

/** Opens a separate connection while `act` runs. The database must have this version's format, or be empty. */
export async function withDatabase<Value>(
  where: string,
  access: "read" | "write",
  act: (database: Database) => Promise<Value>,
): Promise<Value> {
  return withAnyDatabase(where, access, async (database) => {
    const schema = await schemaIn(database.db);
    if (schema !== undefined && schema !== SCHEMA)
      throw new CannotStore(
        isKnownSchema(schema)
          ? `${databaseName(where)} has an earlier format. Start the server once: it upgrades the database.`
          : madeByAnother(databaseName(where), schema),
      );
    return act(database);
  });
}

/** The same, for a database of any version. */
export async function withAnyDatabase<Value>(
  where: string,
  access: "read" | "write",
  act: (database: Database) => Promise<Value>,
): Promise<Value> {
  const kind = isPostgres(where) ? "postgres" : "sqlite";
  const db = kind === "postgres" ? await postgres(where) : await sqlite(where, access === "read");
  try {
    return await db.connection().execute((one) => act({ db: one as AnyDb, kind }));
  } finally {
    await db.destroy();
  }
}

async function postgres(url: string): Promise<AnyDb> {
  const { openPool } = await import("../storage/postgres/pool.ts");
  return new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, 1) }) });
}

async function sqlite(folder: string, isReadOnly: boolean): Promise<AnyDb> {
  const { openDatabase } = await import("../storage/sqlite/database.ts");
  const { dialectOf } = await import("../storage/sqlite/dialect.ts");
  return new Kysely({ dialect: dialectOf(openDatabase(fileIn(folder), isReadOnly)) });
}

/** Runs `act` on a snapshot, whatever others write meanwhile. */
export async function atOneMoment<Value>({ db, kind }: Database, act: () => Promise<Value>): Promise<Value> {
  await sql.raw(kind === "sqlite" ? "begin" : "begin isolation level repeatable read read only").execute(db);
  try {
    return await act();
  } finally {
    await sql.raw("rollback").execute(db);
  }
}

/** Runs `act` in a transaction. */
export async function allOrNothing<Value>({ db, kind }: Database, act: () => Promise<Value>): Promise<Value> {
  await sql.raw(kind === "sqlite" ? "begin immediate" : "begin").execute(db);
  try {
    const value = await act();
    await sql.raw("commit").execute(db);
    return value;
  } catch (thrown) {
    await sql.raw("rollback").execute(db);
    throw thrown;
  }
}

/** The tables and their columns. */
export async function tablesIn({ db, kind }: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await (
    kind === "sqlite"
      ? sql<{ name: string; col: string }>`select m.name as name, c.name as col
          from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid`
      : sql<{ name: string; col: string }>`select table_name as name, column_name as col
          from information_schema.columns where table_schema = current_schema()
          order by table_name, ordinal_position`
  ).execute(db);
  const tables = new Map<string, string[]>();
  for (const { name, col } of rows) if (!OWN.test(name)) tables.set(name, [...(tables.get(name) ?? []), col]);
  return tables;
}

/** All rows of a table, page by page. Call it inside `atOneMoment`. */
export async function* rowsOf({ db, kind }: Database, table: string): AsyncGenerator<readonly Row[]> {
  if (kind === "postgres") {
    await sql`declare page no scroll cursor for select * from ${sql.table(table)}`.execute(db);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.raw(String(PAGE))} from page`.execute(db);
      if (!rows.length) break;
      yield rows;
    }
    await sql`close page`.execute(db);
    return;
  }
  for (let from = -1; ;) {
    const { rows: ends } = await sql<{ readonly upto: number | null }>`select max(rowid) as upto from (
      select rowid from ${sql.table(table)} where rowid > ${from} order by rowid limit ${PAGE})`.execute(db);
    const upTo = ends[0]?.upto ?? undefined;
    if (upTo === undefined) return;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where rowid > ${from} and rowid <= ${upTo} order by rowid`.execute(db);
    yield rows;
    from = upTo;
  }
}
