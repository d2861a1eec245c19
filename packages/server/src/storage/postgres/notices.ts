/**
 * Tells other processes about new rows, and hears about theirs. A notice inside the transaction of its row would hold
 * one lock of the whole database until after the commit, so it follows the commit, together with all others of the next
 * moment. Notices may get lost: once a second everything that is listened to is compared with the database.
 */
import type { LogName } from "@interchange/host";
import { Client } from "pg";
import type { Pool } from "pg";
import { newId } from "../../random.ts";

const AGAIN_AFTER = 500;
/** How long notices are collected, in milliseconds. */
const TOGETHER = 10;
/** PostgreSQL allows 8,000 bytes per notification; a row takes 30. */
const AT_ONCE = 200;
const SWEEP_EVERY = 1_000;

const ROWS = "interchange_rows";
const ANNOUNCED = "interchange_said";

/** The rows of each log that the listeners of a table were told about, or that were written here. */
type Told = Record<LogName, number>;

interface Listened {
  readonly listeners: Set<() => void>;
  /** Unknown until the first sweep. */
  told?: Told;
}

interface Notice {
  readonly from: string;
  readonly rows: readonly (readonly [table: string, log: LogName, seq: number])[];
}

export class Notices {
  private readonly url: string;
  private readonly pool: Pool;
  private readonly process = newId();
  /** How its own notices begin. */
  private readonly own = JSON.stringify({ from: this.process }).slice(0, -1);
  private readonly tables = new Map<string, Listened>();
  private readonly announced = new Set<(text: string | undefined) => void>();
  private readonly unsent = new Map<string, Notice["rows"][number]>();
  private sending: NodeJS.Timeout | undefined;
  private readonly sweeping: NodeJS.Timeout;
  private isSweeping = false;
  private client: Client | undefined;
  private isClosed = false;

  private constructor(url: string, pool: Pool) {
    this.url = url;
    this.pool = pool;
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_EVERY).unref();
  }

  static async open(url: string, pool: Pool): Promise<Notices> {
    const notices = new Notices(url, pool);
    try {
      await notices.connect();
    } catch (thrown) {
      await notices.close();
      throw thrown;
    }
    return notices;
  }

  /** Listens for rows of a table that other processes write. */
  on(table: string, listener: () => void): () => void {
    const listened = this.tables.get(table) ?? { listeners: new Set() };
    this.tables.set(table, listened);
    listened.listeners.add(listener);
    return () => {
      listened.listeners.delete(listener);
      if (!listened.listeners.size && this.tables.get(table) === listened) this.tables.delete(table);
    };
  }

  onAnnounced(listener: (text: string | undefined) => void): () => void {
    this.announced.add(listener);
    return () => {
      this.announced.delete(listener);
    };
  }

  /** A row was committed here. */
  wrote(table: string, log: LogName, seq: number): void {
    const told = this.tables.get(table)?.told;
    // What comes between was written elsewhere, and its notice may be on its way.
    if (told?.[log] === seq - 1) told[log] = seq;
    this.unsent.set(`${table}:${log}`, [table, log, seq]);
    this.sending ??= setTimeout(() => void this.send(), TOGETHER);
  }

  async announce(text: string): Promise<void> {
    await this.notify(ANNOUNCED, text);
  }

  private async notify(channel: string, text: string): Promise<void> {
    await this.pool.query({ name: "notify", text: "select pg_notify($1, $2)", values: [channel, text] });
  }

  private async send(): Promise<void> {
    clearTimeout(this.sending);
    this.sending = undefined;
    const rows = [...this.unsent.values()];
    this.unsent.clear();
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const notice: Notice = { from: this.process, rows: rows.slice(at, at + AT_ONCE) };
      // A lost one is found by the sweep.
      await this.notify(ROWS, JSON.stringify(notice)).catch(() => undefined);
    }
  }

  private hear(text: string): void {
    if (text.startsWith(this.own)) return;
    const { rows } = JSON.parse(text) as Notice;
    for (const [table, log, seq] of rows) {
      const listened = this.tables.get(table);
      if (!listened) continue;
      if (listened.told) listened.told[log] = Math.max(listened.told[log], seq);
      tell(listened);
    }
  }

  /** Tells listeners about rows without a notice. */
  private async sweep(): Promise<void> {
    if (this.isSweeping || !this.tables.size) return;
    this.isSweeping = true;
    try {
      const { rows } = await this.pool.query<{ id: string; game: number | null; table: number | null }>(
        `select id, (select max(seq) from log where table_id = id and log = 'game') as game,
           (select max(seq) from log where table_id = id and log = 'table') as "table"
         from unnest($1::text[]) as id`,
        [[...this.tables.keys()]],
      );
      for (const { id, game, table } of rows) this.compare(id, { game: game ?? 0, table: table ?? 0 });
    } catch {
      // The next sweep comes soon.
    } finally {
      this.isSweeping = false;
    }
  }

  private compare(table: string, stored: Told): void {
    const listened = this.tables.get(table);
    if (!listened) return;
    const { told } = listened;
    const isNew = !told || stored.game > told.game || stored.table > told.table || !stored.game;
    listened.told = {
      game: Math.max(told?.game ?? 0, stored.game),
      table: Math.max(told?.table ?? 0, stored.table),
    };
    if (isNew) tell(listened);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    this.client = client;
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = undefined;
      this.again();
    };
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === ANNOUNCED) for (const listener of this.announced) listener(payload);
      else this.hear(payload);
    });
    await client.connect();
    await client.query(`listen ${ROWS}; listen ${ANNOUNCED}`);
  }

  private again(): void {
    if (this.isClosed) return;
    setTimeout(() => {
      if (this.isClosed) return;
      this.connect().then(
        () => {
          // Nobody knows what was missed, so everyone checks.
          for (const listened of this.tables.values()) tell(listened);
          for (const listener of this.announced) listener(undefined);
        },
        () => {
          this.client = undefined;
          this.again();
        },
      );
    }, AGAIN_AFTER);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.sweeping);
    await this.send();
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }
}

function tell({ listeners }: Listened): void {
  for (const listener of listeners) listener();
}
