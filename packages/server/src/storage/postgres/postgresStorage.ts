/**
 * PostgreSQL storage, for several processes. Rows that arrive while a group is being written become the next group.
 * Other processes get a notification and read on from what they have.
 */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import { Kysely, PostgresDialect } from "kysely";
import { DatabaseError } from "pg";
import type { Pool } from "pg";
import { databaseName } from "../address.ts";
import { prepareDatabase } from "../format.ts";
import { appended } from "../rows.ts";
import type { Appended } from "../rows.ts";
import type { Schema } from "../schema.ts";
import { CannotStore, isUnreachable, NotKept } from "../storage.ts";
import type { Statement, Storage } from "../storage.ts";
import { Notices } from "./notices.ts";
import { openPool } from "./pool.ts";

const CONNECTIONS = 10;
/** The database ends one of two transactions that wait for each other, and nothing of it stays. So it is tried again. */
const DEADLOCK = "40P01";
const TRIES = 5;

/**
 * A group of rows, at most one per table. A row and its table's summary succeed or fail together. A deleted table
 * accepts no more rows. Tables are locked in order, so that two processes cannot wait for each other. Notices are
 * stored as in SQLite, by comparing the table as it was with the table as it will be.
 */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::bigint[],
      $8::int[], $9::bigint[], $10::bigint[], $11::text[], $12::text[], $13::int[])
      as given (table_id, log, seq, at, body, state, changed_at, to_act, deadline, bot_at, summary, notice, person)
  ), there as (
    select id, state, to_act, room, is_slow from tables where id = any($1) order by id for update
  ), kept as (
    insert into log (table_id, log, seq, at, body)
    select table_id, log, seq, given.at, body from given join there on id = table_id
    on conflict do nothing returning table_id
  ), listed as (
    update tables set state = given.state, at = given.changed_at, to_act = given.to_act, deadline = given.deadline,
      bot_at = given.bot_at, summary = given.summary
    from given join kept using (table_id) where id = given.table_id
  ), turned as (
    select given.*, there.room from given join kept using (table_id) join there on id = table_id
    where is_slow = 1 and (there.state <> given.state or there.to_act is distinct from given.to_act)
  ), told as (
    select 'turn/' || table_id as slot, 'turn' as kind, identity as owner, turned.*
    from turned join seats using (table_id) where seat = person
    union all
    select 'room/turn/' || table_id, 'turn', room, turned.* from turned where person is not null
    union all
    select distinct on (table_id, identity) 'end/' || table_id || '/' || identity, 'end', identity, turned.*
    from turned join seats using (table_id) where state = 'over'
    union all
    select 'room/end/' || table_id, 'end', there.room, given.*, there.room
    from given join kept using (table_id) join there on id = table_id
    where given.state = 'over' and there.state <> 'over'
  ), noticed as (
    insert into notices (slot, id, kind, owner, table_id, seat, seq, at, due, hours, tries, done)
    select slot, notice, kind, owner, table_id, person, seq, changed_at, changed_at, 0, 0, '[]'
    from told where exists (select 1 from notice_ways w where w.owner = told.owner)
    on conflict (slot) do update set id = excluded.id, owner = excluded.owner, seat = excluded.seat,
      seq = excluded.seq, at = excluded.at, due = excluded.due, hours = 0, tries = 0, done = '[]'
    returning slot
  ), settled as (
    delete from notices
    where slot in (select 'turn/' || table_id from turned union all select 'room/turn/' || table_id from turned)
      and slot not in (select slot from told where exists (select 1 from notice_ways w where w.owner = told.owner))
  )
  select table_id from kept`;

/** Everything that was asked for in one moment. */
const READ = `
  select n, body from unnest($1::text[], $2::text[], $3::int[]) with ordinality as asked (table_id, log, after, n)
    join log using (table_id, log) where seq > after order by n, seq`;

interface Read {
  readonly table: string;
  readonly log: LogName;
  readonly from: number;
  readonly resolve: (rows: readonly (GameRow & TableRow)[]) => void;
  readonly reject: (why: unknown) => void;
}

/** The parameters of `APPEND`. */
const GIVEN = [
  "table",
  "log",
  "seq",
  "at",
  "body",
  "state",
  "changedAt",
  "toAct",
  "deadline",
  "botAt",
  "summary",
  "notice",
  "person",
] as const satisfies readonly (keyof Appended)[];

interface Pending {
  readonly row: Appended;
  readonly settle: (outcome: "kept" | "overtaken" | NotKept) => void;
}

export class PostgresStorage implements Storage {
  readonly db: Kysely<Schema>;
  readonly place: string;
  private readonly pool: Pool;
  private readonly notices: Notices;
  /** Why the last write failed. */
  private trouble: string | undefined;
  private queue: Pending[] = [];
  private underWay: readonly Pending[] = [];
  private reads: Read[] = [];
  /** When the queue is empty. */
  private appended: Promise<void> | undefined;

  private constructor(place: string, pool: Pool, db: Kysely<Schema>, notices: Notices) {
    this.place = place;
    this.pool = pool;
    this.db = db;
    this.notices = notices;
  }

  static async open(url: string): Promise<PostgresStorage> {
    const pool = openPool(url, CONNECTIONS);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const place = databaseName(url);
    try {
      await prepareDatabase(db, place);
      return new PostgresStorage(place, pool, db, await Notices.open(url, pool));
    } catch (thrown) {
      await db.destroy();
      if (thrown instanceof CannotStore) throw thrown;
      throw new CannotStore(
        `${place} cannot be used: ${thrown instanceof Error ? thrown.message : String(thrown)}. Check --data.`,
      );
    }
  }

  append(table: string, log: LogName, after: number, row: LogRow, summary: Summary): Promise<"kept" | "overtaken"> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: "kept" | "overtaken" | NotKept): void => {
        if (outcome instanceof NotKept) reject(outcome);
        else resolve(outcome);
      };
      this.queue.push({ row: appended(table, log, after, row, summary), settle });
      this.appended ??= this.appendAll();
    });
  }

  /** One group at a time, until nothing is left. */
  private async appendAll(): Promise<void> {
    while (this.queue.length) {
      const group = new Map<string, Pending>();
      for (const pending of this.queue) if (!group.has(pending.row.table)) group.set(pending.row.table, pending);
      this.underWay = [...group.values()];
      this.queue = this.queue.filter((pending) => group.get(pending.row.table) !== pending);
      await this.appendGroup(this.underWay);
    }
    this.underWay = [];
    this.appended = undefined;
  }

  private async appendGroup(group: readonly Pending[]): Promise<void> {
    try {
      const columns = GIVEN.map((name) => group.map(({ row }) => row[name]));
      const { rows } = await this.noting(
        this.pool.query<{ table_id: string }>({ name: "append", text: APPEND, values: columns }),
      );
      const kept = new Set(rows.map((row) => row.table_id));
      for (const { row, settle } of group) {
        const { table, log, seq } = row;
        const isKept = kept.has(table);
        if (isKept) this.notices.wrote(table, log, seq);
        settle(isKept ? "kept" : "overtaken");
      }
    } catch (thrown) {
      // One row may spoil a group, if the database does not accept its text.
      if (group.length > 1 && thrown instanceof NotKept && !isUnreachable(thrown.cause))
        for (const pending of group) await this.appendGroup([pending]);
      else for (const { settle } of group) settle(thrown instanceof NotKept ? thrown : new NotKept(String(thrown)));
    }
  }

  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  read(table: string, log: LogName, from: number): Promise<readonly (GameRow & TableRow)[]> {
    return new Promise((resolve, reject) => {
      if (!this.reads.length) setImmediate(() => void this.readAll());
      this.reads.push({ table, log, from, resolve, reject });
    });
  }

  /** After a notice about many tables, one statement reads all their rows. */
  private async readAll(): Promise<void> {
    const { reads } = this;
    this.reads = [];
    const values = [reads.map(({ table }) => table), reads.map(({ log }) => log), reads.map(({ from }) => from)];
    const found = reads.map((): (GameRow & TableRow)[] => []);
    try {
      const { rows } = await this.pool.query<{ n: number; body: string }>({ name: "read", text: READ, values });
      for (const { n, body } of rows) found[n - 1]?.push(JSON.parse(body) as GameRow & TableRow);
      for (const [index, { resolve }] of reads.entries()) resolve(found[index] ?? []);
    } catch (thrown) {
      for (const { reject } of reads) reject(thrown);
    }
  }

  onElsewhere(table: string, listener: () => void): () => void {
    return this.notices.on(table, listener);
  }

  announce(text: string): Promise<void> {
    return this.notices.announce(text);
  }

  onAnnounced(listener: (text: string | undefined) => void): () => void {
    return this.notices.onAnnounced(listener);
  }

  write(...statements: readonly Statement[]): Promise<"kept" | "overtaken"> {
    return this.noting(this.writeUntilKept(statements));
  }

  private async writeUntilKept(statements: readonly Statement[]): Promise<"kept" | "overtaken"> {
    for (let left = TRIES; ; left--)
      try {
        return await this.writeAll(statements);
      } catch (thrown) {
        if (left <= 1 || !(thrown instanceof DatabaseError) || thrown.code !== DEADLOCK) throw thrown;
      }
  }

  /** Remembers whether the last write or check succeeded. */
  private async noting<Value>(written: Promise<Value>): Promise<Value> {
    try {
      const value = await written;
      this.trouble = undefined;
      return value;
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      this.trouble = isUnreachable(thrown) ? "the database cannot be reached" : message;
      throw new NotKept(this.trouble, { cause: thrown });
    }
  }

  private async writeAll(statements: readonly Statement[]): Promise<"kept" | "overtaken"> {
    const [only, ...others] = statements;
    // One statement is a transaction by itself.
    if (only && !others.length) {
      const { rowCount } = await this.pool.query(only.query.sql, [...only.query.parameters]);
      return only.mustChange && !rowCount ? "overtaken" : "kept";
    }
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query("begin");
      for (const { query, mustChange } of statements) {
        const { rowCount } = await client.query(query.sql, [...query.parameters]);
        if (mustChange && !rowCount) {
          await client.query("rollback");
          return "overtaken";
        }
      }
      await client.query("commit");
      return "kept";
    } catch (thrown) {
      broken = thrown instanceof Error ? thrown : new Error(String(thrown));
      throw broken;
    } finally {
      // A connection in an unknown state is not reused. Its transaction ends with it.
      client.release(broken);
    }
  }

  get waiting(): number {
    const { waitingCount, totalCount, idleCount } = this.pool;
    return this.queue.length + this.underWay.length + waitingCount + totalCount - idleCount;
  }

  async check(): Promise<void> {
    if (this.trouble !== undefined) throw new Error(this.trouble);
    await this.noting(this.db.selectFrom("runs").select("id").limit(1).execute());
  }

  async close(): Promise<void> {
    await this.appended;
    await this.notices.close();
    await this.db.destroy();
  }
}
