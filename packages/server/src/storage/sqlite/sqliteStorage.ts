/** SQLite storage: reads here, writes in a thread that commits in groups. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Worker } from "node:worker_threads";
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import { Kysely } from "kysely";
import { prepareDatabase } from "../format.ts";
import { appended, readRows } from "../rows.ts";
import type { Schema } from "../schema.ts";
import { CannotStore, NotKept } from "../storage.ts";
import type { Statement, Storage } from "../storage.ts";
import { openDatabase } from "./database.ts";
import { dialectOf } from "./dialect.ts";
import type { Answered, Outcome, Told, Unit } from "./messages.ts";
import { startThread } from "../../threads.ts";

interface Pending {
  readonly unit: Unit;
  readonly settle: (outcome: Outcome) => void;
}

export class SqliteStorage implements Storage {
  readonly db: Kysely<Schema>;
  readonly place: string;
  private readonly writer: Worker;
  /** Writes that wait for the writer. */
  private queue: Pending[] = [];
  private underWay: readonly Pending[] | undefined;
  private stopped: (() => void) | undefined;
  private failure: string | undefined;
  /** Why the last group was not written. */
  private trouble: string | undefined;

  private constructor(file: string, db: Kysely<Schema>, writer: Worker) {
    this.place = file;
    this.db = db;
    this.writer = writer;
    writer.on("message", (answered: Answered) => {
      this.hear(answered);
    });
    writer.on("error", (error) => {
      this.fail(error.message);
    });
    writer.on("exit", () => {
      this.fail("the database writer has stopped");
    });
  }

  /** Opens a file, or creates it. */
  static async open(file: string): Promise<SqliteStorage> {
    try {
      mkdirSync(dirname(file), { recursive: true });
      const first = openDatabase(file);
      const making = new Kysely<unknown>({ dialect: dialectOf(first) });
      try {
        await prepareDatabase(making, file);
      } finally {
        await making.destroy();
      }
    } catch (thrown) {
      if (thrown instanceof CannotStore) throw thrown;
      throw new CannotStore(
        `${file} cannot be used: ${thrown instanceof Error ? thrown.message : String(thrown)}. Check --data.`,
      );
    }
    const writer = startThread("./writer", import.meta.url, { file });
    await new Promise<void>((resolve, reject) => {
      writer.once("message", () => {
        resolve();
      });
      writer.once("error", reject);
    });
    return new SqliteStorage(file, new Kysely<Schema>({ dialect: dialectOf(openDatabase(file, true)) }), writer);
  }

  append(table: string, log: LogName, after: number, row: LogRow, summary: Summary): Promise<"kept" | "overtaken"> {
    return this.keep(appended(table, log, after, row, summary));
  }

  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  read(table: string, log: LogName, from: number): Promise<readonly (GameRow & TableRow)[]> {
    return readRows(this.db, table, log, from);
  }

  write(...statements: readonly Statement[]): Promise<"kept" | "overtaken"> {
    return this.keep(
      statements.map(({ query: { sql, parameters }, mustChange = false }) => ({ sql, parameters, mustChange })),
    );
  }

  private keep(unit: Unit): Promise<"kept" | "overtaken"> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        if (typeof outcome === "string") resolve(outcome);
        else reject(new NotKept(outcome.error));
      };
      if (this.failure !== undefined) settle({ error: this.failure });
      else {
        this.queue.push({ unit, settle });
        this.send();
      }
    });
  }

  get waiting(): number {
    return (this.underWay?.length ?? 0) + this.queue.length;
  }

  /** One group at a time. What arrives meanwhile becomes the next group. */
  private send(): void {
    if (this.underWay || !this.queue.length) return;
    this.underWay = this.queue;
    this.queue = [];
    this.tell({ kind: "write", units: this.underWay.map(({ unit }) => unit) });
  }

  private tell(told: Told): void {
    this.writer.postMessage(told);
  }

  private hear(answered: Answered): void {
    switch (answered.kind) {
      case "written": {
        const done = this.underWay ?? [];
        const [first] = answered.outcomes;
        const isRefused = answered.outcomes.every((outcome) => typeof outcome === "object");
        this.trouble = isRefused && typeof first === "object" ? first.error : undefined;
        this.underWay = undefined;
        // Sends the next group before reporting this one.
        this.send();
        for (const [index, { settle }] of done.entries())
          settle(answered.outcomes[index] ?? { error: "The thread gave no outcome for a row." });
        return;
      }
      case "stopped":
        this.stopped?.();
        return;
      case "opened":
        return;
    }
  }

  private fail(reason: string): void {
    this.failure ??= reason;
    const lost = [...(this.underWay ?? []), ...this.queue];
    this.underWay = undefined;
    this.queue = [];
    for (const { settle } of lost) settle({ error: reason });
    this.stopped?.();
  }

  async check(): Promise<void> {
    const reason = this.failure ?? this.trouble;
    if (reason !== undefined) throw new Error(reason);
    await this.db.selectFrom("runs").select("id").limit(1).execute();
  }

  async close(): Promise<void> {
    while (this.underWay || this.queue.length) await new Promise((resolve) => setTimeout(resolve, 5));
    // The writer closes last, so that everything ends up in the main file.
    await this.db.destroy();
    if (this.failure === undefined)
      await new Promise<void>((resolve) => {
        this.stopped = resolve;
        this.tell({ kind: "stop" });
      });
    this.failure ??= "the database is closed";
    await this.writer.terminate();
  }
}
