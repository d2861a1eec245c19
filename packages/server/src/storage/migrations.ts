/** How the database came to its shape. A migration is never changed once it was published: the next one mends it. */
import type { Kysely, Migration, MigrationProvider } from "kysely";
import { Migrator } from "kysely";

/** SQLite keeps any integer in `integer`; PostgreSQL needs eight bytes for milliseconds. */
const MOMENT = "bigint";

const first: Migration = {
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
      .execute();
    await db.schema.createIndex("tables_listed").on("tables").columns(["state", "is_public", "at"]).execute();
    await db.schema.createIndex("tables_due").on("tables").columns(["state", "deadline"]).execute();
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
  },
};

const plans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("plans")
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("plans_key", ["table_id", "seat"])
      .execute();
  },
};

const bots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("tables").addColumn("bot_at", MOMENT).execute();
    await db.schema.createIndex("tables_bots").on("tables").columns(["state", "bot_at"]).execute();
  },
};

const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reviews")
      .addColumn("table_id", "text", (column) => column.primaryKey())
      .addColumn("entries", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
  },
};

const kept: Migration = {
  async up(db: Kysely<unknown>) {
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

const ALL: Readonly<Record<string, Migration>> = {
  "0001-tables": first,
  "0002-plans": plans,
  "0003-bots": bots,
  "0004-reviews": reviews,
  "0005-kept": kept,
};
const MIGRATIONS: MigrationProvider = { getMigrations: async () => ALL };

/** The steps in their order. */
export const SCHEMAS: readonly string[] = Object.keys(ALL).toSorted();

/** Brings a database up to date, or only up to a step; throws when that fails, and then nothing was changed. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever shape it has before and after
export async function migrate(db: Kysely<any>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: MIGRATIONS });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
