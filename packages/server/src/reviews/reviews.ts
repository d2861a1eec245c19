/**
 * Makes reviews of finished games one after another, in a thread of the lowest priority, and stores them. Each person
 * can wait for one at a time.
 */
import type { Worker } from "node:worker_threads";
import type { Review } from "@interchange/bots/review";
import type { ReviewInfo } from "@interchange/protocol";
import type { GameRecord } from "@interchange/tabletop";
import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../storage/storage.ts";
import { startThread } from "../threads.ts";
import type { ReviewNews, ReviewTask } from "./thread.ts";

interface Job {
  readonly table: string;
  readonly record: GameRecord;
  /** The people waiting for it. */
  readonly askers: Set<string>;
  progress?: { readonly done: number; readonly of: number };
  thread?: Worker;
}

export interface ReviewsNeeds {
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  /** Milliseconds for a game with this many seats. */
  readonly timeFor?: (seats: number) => number;
}

/** On an idle machine, less than half a minute for two seats and a minute for more. */
const usualTime = (seats: number): number => (seats <= 2 ? 25_000 : 60_000);

export class Reviews {
  private readonly storage: Storage;
  private readonly log: FastifyBaseLogger;
  private readonly timeFor: (seats: number) => number;
  /** The first is being made, the others wait. */
  private readonly jobs: Job[] = [];
  private readonly failed = new Set<string>();
  private isClosed = false;

  constructor({ storage, log, timeFor = usualTime }: ReviewsNeeds) {
    this.storage = storage;
    this.log = log;
    this.timeFor = timeFor;
  }

  /** The state of a table's review. */
  async of(table: string, { entries }: Pick<GameRecord, "entries">): Promise<ReviewInfo> {
    const at = this.jobs.findIndex((job) => job.table === table);
    const job = this.jobs[at];
    if (job)
      return job.thread
        ? { state: "running", ...(job.progress ?? { done: 0, of: 0 }) }
        : { state: "queued", before: at };
    const kept = await this.storage.db
      .selectFrom("reviews")
      .select(["entries", "body"])
      .where("table_id", "=", table)
      .executeTakeFirst();
    if (kept?.entries === entries.length) return { state: "done", review: JSON.parse(kept.body) as never };
    return { state: this.failed.has(table) ? "failed" : "none" };
  }

  /** Requests a review of a finished game. If this person already waits for another table's, returns that table. */
  async ask(table: string, record: GameRecord, asker: string): Promise<ReviewInfo | { readonly waitsFor: string }> {
    const info = await this.of(table, record);
    if (info.state === "done") return info;
    const other = this.jobs.find((job) => job.askers.has(asker));
    if (other && other.table !== table) return { waitsFor: other.table };
    const job = this.jobs.find((each) => each.table === table);
    if (job) job.askers.add(asker);
    else {
      this.failed.delete(table);
      this.jobs.push({ table, record, askers: new Set([asker]) });
      this.next();
    }
    return this.of(table, record);
  }

  /** Someone stops waiting. A review nobody waits for is not made. */
  callOff(table: string, asker: string): void {
    const job = this.jobs.find((each) => each.table === table);
    if (!job?.askers.delete(asker) || job.askers.size) return;
    this.end(job);
  }

  /** A deleted table needs none. */
  drop(table: string): void {
    const job = this.jobs.find((each) => each.table === table);
    if (job) this.end(job);
  }

  get waiting(): number {
    return this.jobs.length;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.jobs.splice(0).map(async ({ thread }) => thread?.terminate()));
  }

  private next(): void {
    const [job] = this.jobs;
    if (this.isClosed || !job || job.thread) return;
    const task: ReviewTask = { record: job.record, milliseconds: this.timeFor(job.record.setup.seats) };
    const thread = startThread("./thread", import.meta.url, task);
    job.thread = thread;
    thread.unref();
    thread.on("message", (news: ReviewNews) => {
      if ("review" in news) void this.keep(job, news.review);
      else job.progress = news;
    });
    thread.on("error", (error) => {
      this.fail(job, error);
    });
  }

  private async keep(job: Job, review: Review): Promise<void> {
    const { table, record } = job;
    const kept = { entries: record.entries.length, body: JSON.stringify(rounded(review)) };
    try {
      const { db } = this.storage;
      await this.storage.write(
        // A table that was deleted meanwhile takes no review.
        {
          query: db.updateTable("tables").set({ id: table }).where("id", "=", table).compile(),
          mustChange: true,
        },
        {
          query: db
            .insertInto("reviews")
            .values({ table_id: table, ...kept })
            .onConflict((conflict) => conflict.column("table_id").doUpdateSet(kept))
            .compile(),
        },
      );
      this.end(job);
    } catch (thrown) {
      this.fail(job, thrown);
    }
  }

  private fail(job: Job, thrown: unknown): void {
    if (!this.jobs.includes(job)) return;
    this.log.error({ err: thrown, table: job.table }, "a review failed");
    this.failed.add(job.table);
    this.end(job);
  }

  private end(job: Job): void {
    const at = this.jobs.indexOf(job);
    if (at < 0) return;
    this.jobs.splice(at, 1);
    void job.thread?.terminate();
    this.next();
  }
}

/** The value with its numbers rounded to three decimals. */
function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === "number" ? Number(each.toFixed(3)) : each)),
  ) as Value;
}
