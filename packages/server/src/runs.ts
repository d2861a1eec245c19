/**
 * Records when servers ran. Each run notes every few seconds that it is alive. Time between runs is charged to nobody's
 * clock.
 */
import type { Storage } from "./storage/storage.ts";
import { newId } from "./random.ts";
import type { Log } from "./log.ts";

export const BEAT = 2_000;
/** A run seen this recently is probably still on. */
const ALIVE = 3 * BEAT;
/** Runs that ended this long ago matter to no clock. */
const FORGOTTEN = 400 * 86_400_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

export class Runs {
  private readonly storage: Storage;
  private readonly now: () => number;
  private readonly log: Log | undefined;
  private readonly id = newId();
  private earlier: readonly Span[] = [];
  private began = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, now: () => number, log?: Log) {
    this.storage = storage;
    this.now = now;
    this.log = log;
  }

  /** Starts this run. Returns whether another one seems to be on. */
  async begin(): Promise<{ readonly isAlone: boolean }> {
    this.began = this.now();
    const rows = await this.storage.db.selectFrom("runs").selectAll().execute();
    this.earlier = rows.map(({ began_at, beat_at }) => ({ from: began_at, to: beat_at }));
    await this.storage.write(
      {
        query: this.storage.db
          .insertInto("runs")
          .values({ id: this.id, began_at: this.began, beat_at: this.began })
          .compile(),
      },
      {
        query: this.storage.db
          .deleteFrom("runs")
          .where("beat_at", "<", this.began - FORGOTTEN)
          .compile(),
      },
    );
    this.timer = setInterval(() => void this.beat(), BEAT);
    this.timer.unref();
    return { isAlone: !rows.some(({ beat_at }) => this.began - beat_at < ALIVE) };
  }

  private async beat(): Promise<void> {
    try {
      await this.storage.write({
        query: this.storage.db.updateTable("runs").set({ beat_at: this.now() }).where("id", "=", this.id).compile(),
      });
    } catch (error) {
      // Players are told that storage fails. Here it only makes the run look shorter.
      this.log?.error(error, "the storage takes nothing");
    }
  }

  /** How much of the time from `since` to `now` no server was running. */
  downtimeSince(since: number, now: number): number {
    const spans = [...this.earlier, { from: this.began, to: now }].toSorted((one, other) => one.from - other.from);
    let [covered, reached] = [0, since];
    for (const { from, to } of spans) {
      const begin = Math.max(from, reached);
      if (to <= begin) continue;
      covered += to - begin;
      reached = to;
    }
    return Math.max(0, now - since - covered);
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.beat();
  }
}
