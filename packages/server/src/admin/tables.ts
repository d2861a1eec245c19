/** Administration of single tables and people. All of it works while servers run. */
import { Host, MemoryStore } from "@interchange/host";
import type { LogName, LogRow, Summary } from "@interchange/host";
import { gameNamed } from "@interchange/games";
import { writeRecord } from "@interchange/tabletop";
import { basicNeeds, realTime } from "../liveTables/liveTables.ts";
import type { AnyHost } from "../liveTables/anyHost.ts";
import { wholeRecord } from "../tables/record.ts";
import { allOrNothing, tablesIn } from "./database.ts";
import type { Database, Row } from "./database.ts";
import { isKnownSchema, madeByAnother, schemaIn } from "../storage/format.ts";
import type { AnyDb } from "../storage/format.ts";
import { newId } from "../random.ts";
import type { IdentitiesTable, SeatsTable, TablesTable } from "../storage/schema.ts";

const FORMAT = "interchange-table";
/** What goes with people, so that they can sign in. */
const OF_PEOPLE = ["devices", "passkeys"] as const;
const PEOPLE: readonly string[] = ["identities", ...OF_PEOPLE];

export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly state: string;
  readonly isPublic: boolean;
  readonly seats: readonly (string | null)[];
  readonly toAct: number | null;
  readonly createdAt: number;
  readonly at: number;
}

export interface Shown extends Listed {
  readonly terms: unknown;
  readonly host: string;
  readonly deadline: number | null;
  readonly rows: Readonly<Record<LogName, number>>;
  readonly people: readonly {
    readonly seat: number;
    readonly bot: string | null;
    readonly name: string | null;
    readonly identity: string | null;
    readonly isBanned: boolean;
  }[];
}

export interface ListWish {
  readonly state?: string;
  readonly game?: string;
  /** Only tables where nothing has happened since then. */
  readonly before?: number;
  readonly limit: number;
}

/** Why a file cannot be imported, in a sentence. */
export class CannotImport extends Error {}

export async function list({ db }: Database, { state, game, before, limit }: ListWish): Promise<readonly Listed[]> {
  let asked = db.selectFrom("tables").selectAll().orderBy("at", "desc").limit(limit);
  if (state !== undefined) asked = asked.where("state", "=", state);
  if (game !== undefined) asked = asked.where("game", "=", game);
  if (before !== undefined) asked = asked.where("at", "<", before);
  const rows = (await asked.execute()) as TablesTable[];
  return Promise.all(rows.map(async (row) => listed(row, await seatsOf(db, row.id))));
}

export async function show({ db }: Database, id: string): Promise<Shown | undefined> {
  const row = (await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst()) as
    | TablesTable
    | undefined;
  if (!row) return undefined;
  const seats = await seatsOf(db, id);
  const banned = await bannedAmong(
    db,
    seats.flatMap(({ identity }) => identity ?? []),
  );
  const count = async (log: LogName): Promise<number> =>
    (await db.selectFrom("log").select("seq").where("table_id", "=", id).where("log", "=", log).execute()).length;
  return {
    ...listed(row, seats),
    terms: JSON.parse(row.terms),
    host: row.host,
    deadline: row.deadline,
    rows: { game: await count("game"), table: await count("table") },
    people: seats.map(({ seat, bot, name, identity }) => ({
      seat,
      bot,
      name,
      identity,
      isBanned: identity !== null && banned.has(identity),
    })),
  };
}

function listed(row: TablesTable, seats: readonly SeatsTable[]): Listed {
  const summary = row.summary === null ? undefined : (JSON.parse(row.summary) as Summary);
  return {
    id: row.id,
    game: row.game,
    state: row.state,
    isPublic: row.is_public === 1,
    seats: summary ? summary.sitters.map(({ name }) => name) : seats.map(({ bot, name }) => bot ?? name),
    toAct: row.to_act,
    createdAt: row.created_at,
    at: row.at,
  };
}

async function seatsOf(db: AnyDb, table: string): Promise<readonly SeatsTable[]> {
  return (await db
    .selectFrom("seats")
    .selectAll()
    .where("table_id", "=", table)
    .orderBy("seat")
    .execute()) as SeatsTable[];
}

async function bannedAmong(db: AnyDb, identities: readonly string[]): Promise<ReadonlySet<string>> {
  if (!identities.length) return new Set();
  const rows = await db
    .selectFrom("identities")
    .select("id")
    .where("id", "in", identities)
    .where("banned_at", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id as string));
}

/**
 * A table with everything it needs elsewhere: all its rows and its people, so that their cookies and recovery codes
 * work there too. People's secrets are hashes, as in the database. The shuffle's secret is not, so players must not get
 * the file of a running game.
 */
export async function exportTable(database: Database, id: string): Promise<string | undefined> {
  const { db } = database;
  const table = (await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst()) as
    | TablesTable
    | undefined;
  if (!table) return undefined;
  // Its room stays here.
  const rows: Record<string, readonly Row[]> = { tables: [{ ...table, room: null }] };
  for (const [name, columns] of await tablesIn(database))
    if (columns.includes("table_id"))
      rows[name] = await db.selectFrom(name).selectAll().where("table_id", "=", id).execute();
  const people = new Set([table.host, ...(await seatsOf(db, id)).flatMap(({ identity }) => identity ?? [])]);
  rows["identities"] = await db
    .selectFrom("identities")
    .selectAll()
    .where("id", "in", [...people])
    .execute();
  for (const name of OF_PEOPLE)
    rows[name] = await db
      .selectFrom(name)
      .selectAll()
      .where("identity", "in", [...people])
      .execute();
  return `${JSON.stringify({ format: FORMAT, version: 1, schema: await schemaIn(db), table: id, rows })}\n`;
}

/** The whole record of a table that has begun, finished or not; undefined if there is none. */
export async function exportRecord({ db }: Database, id: string): Promise<string | undefined> {
  const table = (await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst()) as
    | TablesTable
    | undefined;
  if (!table || table.state === "open") return undefined;
  const log = (await db.selectFrom("log").selectAll().where("table_id", "=", id).execute()) as LoggedRow[];
  const host = await opened(table, log);
  try {
    return writeRecord(wholeRecord(host));
  } finally {
    host.close();
  }
}

interface LoggedRow {
  readonly log: LogName;
  readonly seq: number;
  readonly body: string;
}

/** Imports a table if its log replays. Returns its id; undefined if it is already here. */
export async function importTable(database: Database, text: string): Promise<string | undefined> {
  const rows = rowsIn(text);
  const [table] = (rows["tables"] ?? []) as unknown as TablesTable[];
  if (!table || typeof table.id !== "string") throw new CannotImport("The file contains no table.");
  const log = (rows["log"] ?? []) as unknown as LoggedRow[];
  if (table.state !== "open") (await opened(table, log)).close();
  const columns = await tablesIn(database);
  const { db } = database;
  if (await db.selectFrom("tables").select("id").where("id", "=", table.id).executeTakeFirst()) return undefined;
  await allOrNothing(database, async () => {
    for (const [name, all] of Object.entries(rows)) {
      const known = columns.get(name);
      if (!known)
        throw new CannotImport(`The file has rows for "${name}", which this version of Interchange does not store.`);
      for (const row of all) {
        const isOurs = PEOPLE.includes(name) || row[name === "tables" ? "id" : "table_id"] === table.id;
        if (!isOurs) throw new CannotImport(`The file has a row of "${name}" that belongs to another table.`);
        const inserting = db.insertInto(name).values(row);
        // People who are already known here stay as they are.
        const query = PEOPLE.includes(name) ? inserting.onConflict((on) => on.doNothing()) : inserting;
        await query.execute().catch((thrown: unknown) => {
          throw new CannotImport(`A row of "${name}" is invalid: ${messageOf(thrown)}.`);
        });
      }
    }
  });
  return table.id;
}

function rowsIn(text: string): Readonly<Record<string, readonly Row[]>> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new CannotImport("The file is not JSON.");
  }
  const { format, version, schema, rows } = (read ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) throw new CannotImport(`The file does not have the format "${FORMAT}".`);
  if (version !== 1 || !isKnownSchema(schema)) throw new CannotImport(madeByAnother("The file", schema));
  const isTable = (value: unknown): boolean =>
    Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null && !Array.isArray(row));
  if (typeof rows !== "object" || rows === null || !Object.values(rows).every(isTable))
    throw new CannotImport("The file has no rows.");
  return withDevices(rows as Record<string, readonly Row[]>);
}

/** In files of earlier formats, the cookie of a person's only device is a part of the person. */
function withDevices(rows: Readonly<Record<string, readonly Row[]>>): Readonly<Record<string, readonly Row[]>> {
  const old = (rows["identities"] ?? []).filter((row) => "secret_hash" in row);
  if (!old.length) return rows;
  const identities = (rows["identities"] ?? []).map((row) => {
    const person = { ...row };
    delete person["secret_hash"];
    return person;
  });
  const devices = old.map(({ id, secret_hash, created_at, seen_at }) => ({
    id,
    identity: id,
    secret_hash,
    how: "name",
    created_at,
    seen_at,
  }));
  return { ...rows, identities, devices };
}

/** Opens a table from its rows alone: no bot plays, nothing is written. */
async function opened({ id, game, terms }: TablesTable, log: readonly LoggedRow[]): Promise<AnyHost> {
  const entry = gameNamed(game);
  if (!entry) throw new CannotImport(`This version of Interchange has no game "${game}".`);
  try {
    const { setup } = JSON.parse(terms) as { readonly setup: { readonly modules: readonly string[] } };
    const { engine } = await entry.loadRules(setup.modules);
    const store = new MemoryStore();
    for (const name of ["game", "table"] as const) {
      const rows = log.filter((row) => row.log === name).toSorted((one, other) => one.seq - other.seq);
      for (const [index, { seq, body }] of rows.entries()) {
        if (seq !== index + 1) throw new CannotImport(`Row ${index + 1} of the log "${name}" is missing.`);
        await store.append(id, name, index, JSON.parse(body) as LogRow);
      }
    }
    const needs = { ...basicNeeds(realTime(Date.now)), store, keeps: "few" as const, progress: () => 0 };
    const host = await Host.open(engine, id, needs);
    if (!host.ok) throw new CannotImport(`The table cannot be continued: ${host.detail}.`);
    return host.host as AnyHost;
  } catch (thrown) {
    if (thrown instanceof CannotImport) throw thrown;
    throw new CannotImport(`The table cannot be read: ${messageOf(thrown)}.`);
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * Deletes everything about a table, or a game that was uploaded for a link; returns whether there was one. A server that
 * has the table in memory drops it.
 */
export async function remove(database: Database, id: string): Promise<boolean> {
  const { db } = database;
  const names = [...(await tablesIn(database))].filter(([, columns]) => columns.includes("table_id"));
  return allOrNothing(database, async () => {
    for (const [name] of names) await db.deleteFrom(name).where("table_id", "=", id).execute();
    const [table] = await db.deleteFrom("tables").where("id", "=", id).execute();
    const [shared] = await db.deleteFrom("shared_games").where("id", "=", id).execute();
    return [table, shared].some((gone) => Number(gone?.numDeletedRows ?? 0) > 0);
  });
}

/** The identity with this id, or the one at `TABLE/SEAT`. */
export async function identityNamed({ db }: Database, name: string): Promise<string | undefined> {
  const [table = "", seat] = name.split("/");
  const row =
    seat === undefined
      ? await db.selectFrom("identities").select("id").where("id", "=", table).executeTakeFirst()
      : await db
          .selectFrom("seats")
          .select("identity as id")
          .where("table_id", "=", table)
          .where("seat", "=", Number(seat))
          .executeTakeFirst();
  return (row?.["id"] as IdentitiesTable["id"] | null | undefined) ?? undefined;
}

/** Bans an identity, or lifts the ban. Moderators see it in their log. */
export async function ban(database: Database, identity: string, at: number | null): Promise<boolean> {
  const { db } = database;
  return allOrNothing(database, async () => {
    const [done] = await db.updateTable("identities").set({ banned_at: at }).where("id", "=", identity).execute();
    if (Number(done?.numUpdatedRows ?? 0) === 0) return false;
    const person = await db.selectFrom("identities").select("name").where("id", "=", identity).executeTakeFirst();
    const entry = { kind: at === null ? "restore" : "remove", name: String(person?.["name"] ?? "Guest") };
    await db
      .insertInto("moderation")
      .values({ id: newId(), at: Date.now(), moderator: "admin", about: identity, body: JSON.stringify(entry) })
      .execute();
    return true;
  });
}
