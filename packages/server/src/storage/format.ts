/** Creates the tables of an empty database, and refuses one of another version. */
import { Migrator, sql } from "kysely";
import type { Kysely, Migration } from "kysely";
import { CannotStore } from "./storage.ts";

/** The name of the format in databases, backups and table files. Names sort by age. */
export const SCHEMA = "0005-kept";

// oxlint-disable-next-line typescript/no-explicit-any -- tables and columns are whatever they are
export type AnyDb = Kysely<any>;

/** SQLite stores any integer in `integer`; PostgreSQL needs eight bytes for milliseconds. */
const MOMENT = "bigint";

const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("tables")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("is_public", "integer", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("to_act", "integer")
      .addColumn("deadline", MOMENT)
      .addColumn("terms", "text", (column) => column.notNull())
      .addColumn("summary", "text")
      .addColumn("seal", "text", (column) => column.notNull())
      .addColumn("rematch", "text")
      .addColumn("bot_at", MOMENT)
      .execute();
    await db.schema.createIndex("tables_listed").on("tables").columns(["state", "is_public", "at"]).execute();
    await db.schema.createIndex("tables_due").on("tables").columns(["state", "deadline"]).execute();
    await db.schema.createIndex("tables_bots").on("tables").columns(["state", "bot_at"]).execute();
    await db.schema
      .createTable("log")
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("log", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("log_key", ["table_id", "log", "seq"])
      .execute();
    await db.schema
      .createTable("seats")
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("bot", "text")
      .addColumn("identity", "text")
      .addColumn("name", "text")
      .addColumn("nonce", "text")
      .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
      .execute();
    await db.schema.createIndex("seats_of").on("seats").columns(["identity"]).execute();
    await db.schema
      .createTable("secrets")
      .addColumn("table_id", "text", (column) => column.primaryKey())
      .addColumn("secret", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("identities")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("secret_hash", "text", (column) => column.notNull().unique())
      .addColumn("recovery_hash", "text", (column) => column.unique())
      .addColumn("name", "text")
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("seen_at", MOMENT, (column) => column.notNull())
      .addColumn("banned_at", MOMENT)
      .execute();
    await db.schema
      .createTable("runs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("began_at", MOMENT, (column) => column.notNull())
      .addColumn("beat_at", MOMENT, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("plans")
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("plans_key", ["table_id", "seat"])
      .execute();
    await db.schema
      .createTable("reviews")
      .addColumn("table_id", "text", (column) => column.primaryKey())
      .addColumn("entries", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("kept")
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("row_count", "integer", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("kept_key", ["identity", "name"])
      .execute();
  },
};

/** Creates the tables of an empty database. A database of another version is refused and left unchanged. */
export async function prepareDatabase(db: AnyDb, where: string): Promise<void> {
  const found = await schemaIn(db);
  if (found === undefined) {
    // The migrator's lock lets several servers start on one empty database.
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ [SCHEMA]: tables }) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } else if (found !== SCHEMA) throw new CannotStore(madeByAnother(where, found));
}

/** A database's format; undefined if it is empty. */
export async function schemaIn(db: AnyDb): Promise<string | undefined> {
  const there = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!there.some(({ name }) => name === "kysely_migration")) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name;
}

/** The message for something with another version's format. */
export function madeByAnother(what: string, schema: unknown): string {
  const age = typeof schema === "string" && schema < SCHEMA ? "an older" : "a newer";
  return `${what} was made by ${age} version of Interchange (format ${JSON.stringify(schema)}; this version reads "${SCHEMA}"). Nothing was changed. Run that version of Interchange to use it.`;
}
