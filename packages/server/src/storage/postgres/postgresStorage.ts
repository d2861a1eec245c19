/**
 * PostgreSQL storage, for several processes. Each row is one statement; PostgreSQL commits those of many connections
 * together. Other processes get a notification and read on from what they have.
 */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { databaseName } from "../address.ts";
import { prepareDatabase } from "../format.ts";
import { botAt, readRows } from "../rows.ts";
import type { Schema } from "../schema.ts";
import { CannotStore, isUnreachable, NotKept } from "../storage.ts";
import type { Statement, Storage } from "../storage.ts";
import { Notices } from "./notices.ts";
import { openPool } from "./pool.ts";

const CONNECTIONS = 10;

export class PostgresStorage implements Storage {
  readonly db: Kysely<Schema>;
  readonly place: string;
  private readonly pool: Pool;
  private readonly notices: Notices;
  /** Why the last write failed. */
  private trouble: string | undefined;

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

  async append(
    table: string,
    log: LogName,
    after: number,
    row: LogRow,
    summary: Summary,
  ): Promise<"kept" | "overtaken"> {
    const { at, state, toAct, deadline } = summary;
    const seq = after + 1;
    // The row and the summary succeed or fail together, in one round trip. A deleted table accepts no more rows.
    const { rows } = await this.noting(
      sql<{ kept: number }>`
      with there as (select id from tables where id = ${table} for update),
      kept as (
        insert into log (table_id, log, seq, at, body)
        select ${table}, ${log}, ${seq}, ${row.at}, ${JSON.stringify(row)} from there
        on conflict do nothing returning seq
      ), listed as (
        update tables set state = ${state}, at = ${at}, to_act = ${toAct ?? null}, deadline = ${deadline ?? null},
          bot_at = ${botAt(summary)},
          summary = ${JSON.stringify(summary)}
        where id = ${table} and exists (select 1 from kept) returning id
      )
      select 1 as kept from kept, listed`.execute(this.db),
    );
    if (!rows.length) return "overtaken";
    this.notices.wrote(table, log, seq);
    return "kept";
  }

  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  read(table: string, log: LogName, from: number): Promise<readonly (GameRow & TableRow)[]> {
    return readRows(this.db, table, log, from);
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
    return this.noting(this.writeAll(statements));
  }

  /** Remembers whether the last write succeeded. */
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
    return this.pool.waitingCount + this.pool.totalCount - this.pool.idleCount;
  }

  async check(): Promise<void> {
    if (this.trouble !== undefined) throw new Error(this.trouble);
    await this.db.selectFrom("runs").select("id").limit(1).execute();
  }

  async close(): Promise<void> {
    await this.notices.close();
    await this.db.destroy();
  }
}
