/**
 * A backup: a server's data as lines of JSON that either kind of database can be restored from. It has a head, a line
 * per row, and an end with counts and a hash, so that half a backup never passes for a whole one.
 *
 *     {"format":"interchange-backup","version":1,"schema":"0009-shared-games","at":1790000000000}
 *     {"in":"tables","row":{"id":"k3jx0q9a7c2m",…}}
 *     {"end":{"tables":1,…},"sha256":"…"}
 */
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { BEAT } from "../runs.ts";
import { databaseName, isPostgres } from "../storage/address.ts";
import { isKnownSchema, madeByAnother, prepareDatabase, schemaIn } from "../storage/format.ts";
import {
  allOrNothing,
  atOneMoment,
  demandDatabase,
  rowsOf,
  tablesIn,
  withAnyDatabase,
  withDatabase,
} from "./database.ts";
import type { Database, Row } from "./database.ts";

const FORMAT = "interchange-backup";
/** Every database accepts this many values in one statement. */
const VALUES = 5_000;

export type Counts = Readonly<Record<string, number>>;

/** Why a backup cannot be made or restored, in a sentence. */
export class CannotCopy extends Error {}

/** Writes a backup of one moment while servers keep running. Works for other versions' databases too. */
export async function backUp(where: string, now: number, write: (line: string) => Promise<void>): Promise<Counts> {
  demandDatabase(where);
  return withAnyDatabase(where, "read", (database) =>
    atOneMoment(database, async () => {
      const seal = createHash("sha256");
      const put = async (value: object): Promise<void> => {
        const line = JSON.stringify(value);
        seal.update(`${line}\n`);
        await write(line);
      };
      await put({ format: FORMAT, version: 1, schema: await schemaIn(database.db), at: now });
      const counts: Record<string, number> = {};
      for (const table of (await tablesIn(database)).keys()) {
        counts[table] = 0;
        for await (const rows of rowsOf(database, table))
          for (const row of rows) {
            await put({ in: table, row });
            counts[table]++;
          }
      }
      await write(JSON.stringify({ end: counts, sha256: seal.digest("hex") }));
      return counts;
    }),
  );
}

/** Reads a whole backup and throws if it is not one. Nothing is stored. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<void> {
  const { rows } = await readBackup(lines);
  for await (const _ of rows);
}

/** Restores a backup into an empty database, all or nothing. */
export async function restore(where: string, lines: AsyncIterable<string>): Promise<Counts> {
  if (!isPostgres(where)) mkdirSync(where, { recursive: true });
  return withDatabase(where, "write", async (database) => {
    const { schema, rows } = await readBackup(lines);
    await prepareDatabase(database.db, databaseName(where), schema);
    await demandEmpty(database);
    const counts = await allOrNothing(database, async () => {
      const columns = await tablesIn(database);
      const filling = new Filling(database);
      for await (const { table, row, line } of rows) {
        if (!columns.has(table)) throw invalid(line);
        await filling.add(table, row);
      }
      await filling.finish();
      return Object.fromEntries([...columns.keys()].map((table) => [table, filling.counts[table] ?? 0]));
    });
    await prepareDatabase(database.db, databaseName(where));
    return counts;
  });
}

interface BackupRow {
  readonly table: string;
  readonly row: Row;
  /** Where it is in the backup. */
  readonly line: number;
}

/** A backup's format, and its rows, which throw at their end unless the backup was whole. */
async function readBackup(
  lines: AsyncIterable<string>,
): Promise<{ readonly schema: string; readonly rows: AsyncIterable<BackupRow> }> {
  const reader = lines[Symbol.asyncIterator]();
  const head = await nextOf(reader);
  return { schema: formatOf(parsed(head, 1)), rows: rowsAfter(head, reader) };
}

async function* rowsAfter(head: string, reader: AsyncIterator<string>): AsyncGenerator<BackupRow> {
  const seal = createHash("sha256").update(`${head}\n`);
  const counts: Record<string, number> = {};
  for (let line = 2; ; line++) {
    const text = await nextOf(reader);
    const read = parsed(text, line);
    if (read["end"] !== undefined) {
      demandWhole(read, counts, seal.digest("hex"));
      return;
    }
    const { in: table, row } = read as { in?: unknown; row?: unknown };
    if (typeof table !== "string" || typeof row !== "object" || row === null) throw invalid(line);
    seal.update(`${text}\n`);
    counts[table] = (counts[table] ?? 0) + 1;
    yield { table, row: row as Row, line };
  }
}

/** Copies all data to another database, such as from SQLite to PostgreSQL. No server may run on it meanwhile. */
export async function move(from: string, to: string, now: () => number): Promise<Counts> {
  demandDatabase(from);
  if (await isServed(from, now))
    throw new CannotCopy("A server is using this data. Stop it first, or moves played in the meantime would be lost.");
  const lines = new Channel();
  const [, counts] = await Promise.all([
    backUp(from, now(), (line) => lines.put(line)).finally(() => {
      lines.end();
    }),
    restore(to, lines.lines()).catch((thrown: unknown) => {
      lines.stop();
      throw thrown;
    }),
  ]);
  return counts;
}

/** Whether a server is running on this data. Waits long enough to tell if one has just stopped. */
export async function isServed(where: string, now: () => number): Promise<boolean> {
  const beat = async (): Promise<number> =>
    withDatabase(where, "read", async ({ db }) => {
      const last = await db.selectFrom("runs").select("beat_at").orderBy("beat_at", "desc").limit(1).executeTakeFirst();
      return (last?.["beat_at"] as number | undefined) ?? 0;
    });
  const first = await beat();
  if (now() - first > 3 * BEAT) return false;
  await sleep(1.5 * BEAT);
  return (await beat()) !== first;
}

/** Inserts rows, many per statement. */
class Filling {
  readonly counts: Record<string, number> = {};
  private readonly database: Database;
  private table = "";
  private rows: Row[] = [];

  constructor(database: Database) {
    this.database = database;
  }

  async add(table: string, row: Row): Promise<void> {
    if (table !== this.table || (this.rows.length + 1) * Object.keys(row).length > VALUES) await this.finish();
    this.table = table;
    this.rows.push(row);
    this.counts[table] = (this.counts[table] ?? 0) + 1;
  }

  async finish(): Promise<void> {
    const { rows } = this;
    this.rows = [];
    if (!rows.length) return;
    try {
      await this.database.db.insertInto(this.table).values(rows).execute();
    } catch {
      // What the database says may quote a row, and rows contain secrets.
      throw new CannotCopy(`The backup is damaged: the database refuses rows of "${this.table}". Use another one.`);
    }
  }
}

/** Passes lines from a writer to a reader, one at a time. */
class Channel {
  private waiting: { readonly line: string; readonly taken: () => void } | undefined;
  private isEnded = false;
  private isStopped = false;
  private wake: (() => void) | undefined;

  async put(line: string): Promise<void> {
    if (this.isStopped) throw new CannotCopy("The other database stopped accepting data.");
    await new Promise<void>((taken) => {
      this.waiting = { line, taken };
      this.wake?.();
    });
  }

  end(): void {
    this.isEnded = true;
    this.wake?.();
  }

  stop(): void {
    this.isStopped = true;
    this.waiting?.taken();
  }

  async *lines(): AsyncGenerator<string> {
    for (;;) {
      const { waiting } = this;
      if (waiting) {
        this.waiting = undefined;
        waiting.taken();
        yield waiting.line;
      } else if (this.isEnded) return;
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }
}

async function nextOf(lines: AsyncIterator<string>): Promise<string> {
  const next = await lines.next();
  if (next.done === true) throw new CannotCopy("The backup is truncated: its last line is missing. Use another one.");
  return next.value;
}

function parsed(text: string, line: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw invalid(line);
}

/** Lines are not quoted: they contain hashes of people's secrets. */
function invalid(line: number): CannotCopy {
  return new CannotCopy(`The backup is damaged or truncated in line ${line}. Use another one.`);
}

function formatOf({ format, version, schema }: Readonly<Record<string, unknown>>): string {
  if (format !== FORMAT) throw new CannotCopy("This is not a backup of Interchange.");
  if (version !== 1 || !isKnownSchema(schema)) throw new CannotCopy(madeByAnother("The backup", schema));
  return schema;
}

async function demandEmpty({ db }: Database): Promise<void> {
  for (const table of ["tables", "log", "identities", "runs"])
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      throw new CannotCopy("The target database is not empty. Move it away or choose another one.");
}

function demandWhole(end: Readonly<Record<string, unknown>>, counts: Counts, sha256: string): void {
  const told = end["end"] as Counts;
  const isCounted = Object.entries(told).every(([table, count]) => (counts[table] ?? 0) === count);
  if (!isCounted || end["sha256"] !== sha256)
    throw new CannotCopy("The backup is damaged: its contents do not match its checksum. Use another one.");
}
