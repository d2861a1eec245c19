/** Creates the tables of an empty database, upgrades an earlier one, and refuses one of any other version. */
import { Migrator, sql } from "kysely";
import type { Kysely, Migration } from "kysely";
import { CannotStore } from "./storage.ts";

/** The name of the format in databases, backups and table files. Names sort by age. */
export const SCHEMA = "0009-shared-games";

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

const rooms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("tables").addColumn("room", "text").execute();
    await db.schema.createIndex("tables_of_room").on("tables").columns(["room"]).execute();
    await db.schema.alterTable("seats").addColumn("reserved", "text").execute();
    await db.schema
      .createTable("rooms")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("code", "text", (column) => column.notNull().unique())
      .addColumn("watch", "text", (column) => column.notNull().unique())
      .addColumn("name", "text")
      .addColumn("host", "integer", (column) => column.notNull())
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("next", "text")
      .execute();
    await db.schema
      .createTable("members")
      .addColumn("room", "text", (column) => column.notNull())
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("colour", "integer", (column) => column.notNull())
      .addColumn("joined_at", MOMENT, (column) => column.notNull())
      .addColumn("seen_at", MOMENT, (column) => column.notNull())
      .addColumn("left_at", MOMENT)
      .addColumn("removed_at", MOMENT)
      .addColumn("in_at", MOMENT)
      .addColumn("nonce", "text")
      .addPrimaryKeyConstraint("members_key", ["room", "n"])
      .addUniqueConstraint("members_once", ["room", "identity"])
      .execute();
    await db.schema.createIndex("members_of").on("members").columns(["identity"]).execute();
    await db.schema
      .createTable("room_said")
      .addColumn("room", "text", (column) => column.notNull())
      .addColumn("chat", "text", (column) => column.notNull())
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("member", "integer")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addPrimaryKeyConstraint("room_said_key", ["room", "chat", "n"])
      .execute();
  },
};

const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("devices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("secret_hash", "text", (column) => column.notNull().unique())
      .addColumn("how", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("browser", "text")
      .addColumn("system", "text")
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("seen_at", MOMENT, (column) => column.notNull())
      .addColumn("ended_at", MOMENT)
      .addColumn("ended_why", "text")
      .execute();
    await db.schema.createIndex("devices_of").on("devices").columns(["identity"]).execute();
    // Everyone has had one device until now. Its cookie stays valid.
    await sql`insert into devices (id, identity, secret_hash, how, created_at, seen_at)
      select id, id, secret_hash, 'name', created_at, seen_at from identities`.execute(db);
    // SQLite cannot drop a column that is unique.
    await db.schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("recovery_hash", "text", (column) => column.unique())
      .addColumn("name", "text")
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("seen_at", MOMENT, (column) => column.notNull())
      .addColumn("banned_at", MOMENT)
      .addColumn("muted_until", MOMENT)
      .addColumn("name_held_until", MOMENT)
      .addColumn("deleted_at", MOMENT)
      .execute();
    await sql`insert into people (id, recovery_hash, name, created_at, seen_at, banned_at)
      select id, recovery_hash, name, created_at, seen_at, banned_at from identities`.execute(db);
    await db.schema.dropTable("identities").execute();
    await db.schema.alterTable("people").renameTo("identities").execute();
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", MOMENT, (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("seen_at", MOMENT, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("passkeys_of").on("passkeys").columns(["identity"]).execute();
    await db.schema
      .createTable("offers")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("identity", "text", (column) => column.notNull().unique())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("until", MOMENT, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("challenges")
      .addColumn("id_hash", "text", (column) => column.primaryKey())
      .addColumn("identity", "text")
      .addColumn("challenge", "text", (column) => column.notNull())
      .addColumn("until", MOMENT, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("blocks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("other", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addUniqueConstraint("blocks_once", ["identity", "other"])
      .execute();
    await db.schema.createIndex("blocks_by").on("blocks").columns(["other"]).execute();
    await db.schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("done_at", MOMENT)
      .execute();
    await db.schema.createIndex("reports_at").on("reports").columns(["at"]).execute();
    await db.schema
      .createTable("moderators")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("secret_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("seen_at", MOMENT)
      .execute();
    await db.schema
      .createTable("moderation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("moderator", "text", (column) => column.notNull())
      .addColumn("about", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("moderation_at").on("moderation").columns(["at"]).execute();
    await db.schema
      .createTable("left_seats")
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .addColumn("identity", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("left_seats_key", ["table_id", "seat", "turn"])
      .execute();
    await db.schema.createIndex("left_seats_of").on("left_seats").columns(["identity"]).execute();
    await db.schema.alterTable("room_said").addColumn("identity", "text").execute();
  },
};

const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("tables")
      .addColumn("is_slow", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set is_slow = 1 where terms not like '%"control":{"kind":"live"%'`.execute(db);
    await db.schema
      .createTable("notices")
      .addColumn("slot", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("seat", "integer")
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("due", MOMENT, (column) => column.notNull())
      .addColumn("hours", "integer", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("done", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("notices_due").on("notices").columns(["due"]).execute();
    await db.schema.createIndex("notices_of").on("notices").columns(["owner", "kind"]).execute();
    await db.schema
      .createTable("notice_ways")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.unique())
      .addColumn("created_at", MOMENT, (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("answered_at", MOMENT)
      .execute();
    await db.schema.createIndex("notice_ways_of").on("notice_ways").columns(["owner"]).execute();
    await db.schema
      .createTable("notice_settings")
      .addColumn("identity", "text", (column) => column.primaryKey())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("vacations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("from_at", MOMENT, (column) => column.notNull())
      .addColumn("until_at", MOMENT, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("vacations_of").on("vacations").columns(["identity"]).execute();
    await db.schema
      .createTable("server_keys")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
  },
};

const sharedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("shared_games")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("content_hash", "text", (column) => column.notNull().unique())
      .addColumn("identity", "text")
      .addColumn("at", MOMENT, (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("shared_games_of").on("shared_games").columns(["identity"]).execute();
  },
};

/** In order. A database of any of these formats is upgraded. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0005-kept": tables,
  "0006-rooms": rooms,
  "0007-devices": devices,
  "0008-notices": notices,
  [SCHEMA]: sharedGames,
};

/** Whether this version reads the format, as it is or after an upgrade. */
export function isKnownSchema(schema: unknown): schema is string {
  return typeof schema === "string" && Object.hasOwn(MIGRATIONS, schema);
}

/**
 * Creates the tables of an empty database, and upgrades one of an earlier format. Any other is refused and left
 * unchanged. `schema` makes an empty database of an earlier format, for restoring a backup.
 */
export async function prepareDatabase(db: AnyDb, where: string, schema = SCHEMA): Promise<void> {
  const found = await schemaIn(db);
  if (found === SCHEMA || found === schema) return;
  if (found !== undefined && !isKnownSchema(found)) throw new CannotStore(madeByAnother(where, found));
  // The migrator's lock lets several servers start on one database.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  // All or nothing. Kysely does this itself, but not on SQLite.
  const isOurs = !db.getExecutor().adapter.supportsTransactionalDdl;
  if (isOurs) await sql`begin immediate`.execute(db);
  const { error } = await migrator.migrateTo(schema);
  if (isOurs) await sql.raw(error ? "rollback" : "commit").execute(db);
  if (error) throw error;
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
