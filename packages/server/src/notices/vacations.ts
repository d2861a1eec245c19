/**
 * Vacations: while somebody is away, their clocks stand still in games by the day. A table sets how many days a year
 * that may be. The days are those of the person, so nothing has to be counted table by table: of a vacation, a table
 * with a budget of 14 days takes what is within the person's first 14 days of vacation of that year.
 */
import { MOST_VACATION } from "@interchange/protocol";
import type { Vacation } from "@interchange/protocol";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { Log } from "../log.ts";
import { newId } from "../random.ts";
import type { Storage } from "../storage/storage.ts";
import { termsOf } from "../tables/terms.ts";

const DAY = 86_400_000;
const SWEEP = 5_000;
/** How far ahead a vacation can be planned. */
const AHEAD = 366 * DAY;
const MOST_PLANNED = 20;

export interface VacationsNeeds {
  readonly storage: Storage;
  readonly liveTables: Pick<LiveTables, "get">;
  readonly now: () => number;
  readonly log: Log;
}

export class Vacations {
  private readonly needs: VacationsNeeds;
  private timer: NodeJS.Timeout | undefined;
  private isSweeping = false;
  /** Up to when the clock of a table was stopped last, and what its deadline was then. */
  private readonly stopped = new Map<string, string>();

  constructor(needs: VacationsNeeds) {
    this.needs = needs;
  }

  begin(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Plans a vacation; tells why not. */
  async plan(identity: string, from: number, until: number): Promise<string | undefined> {
    const { storage, now } = this.needs;
    const begin = Math.max(from, now());
    if (until <= begin) return "A vacation ends after it begins, and not in the past.";
    if (until - begin > MOST_VACATION * DAY) return `A vacation has ${MOST_VACATION} days at most.`;
    if (begin > now() + AHEAD) return "A vacation begins within a year.";
    const others = await storage.db
      .selectFrom("vacations")
      .selectAll()
      .where("identity", "=", identity)
      .where("until_at", ">", now())
      .execute();
    if (others.some(({ from_at, until_at }) => from_at < until && until_at > begin))
      return "You already have a vacation at that time.";
    if (others.length >= MOST_PLANNED) return `You can plan ${MOST_PLANNED} vacations at most.`;
    const values = { id: newId(), identity, from_at: begin, until_at: until };
    await storage.write({ query: storage.db.insertInto("vacations").values(values).compile() });
    await this.sweep();
    return undefined;
  }

  /** Ends a vacation that has begun; another one is called off. */
  async end(identity: string, id: string): Promise<void> {
    const { storage, now } = this.needs;
    const { db } = storage;
    const own = { id, identity };
    const at = now();
    const row = await db
      .selectFrom("vacations")
      .selectAll()
      .where("id", "=", own.id)
      .where("identity", "=", identity)
      .where("until_at", ">", at)
      .executeTakeFirst();
    if (!row) return;
    await storage.write({
      query:
        row.from_at < at
          ? db.updateTable("vacations").set({ until_at: at }).where("id", "=", id).compile()
          : db.deleteFrom("vacations").where("id", "=", id).compile(),
    });
    const turns = await db
      .selectFrom("tables")
      .innerJoin("seats", "seats.table_id", "tables.id")
      .select(["tables.id", "seats.seat"])
      .whereRef("seats.seat", "=", "tables.to_act")
      .where("seats.identity", "=", identity)
      .where("tables.state", "=", "running")
      .where("tables.deadline", "is not", null)
      .where("tables.is_slow", "=", 1)
      .execute();
    for (const { id: table, seat } of turns) await this.rest(table, seat, at);
  }

  /** Stops the clocks of people who are away. */
  async sweep(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    const { storage, now, log } = this.needs;
    try {
      const at = now();
      const turns = await storage.db
        .selectFrom("tables")
        .innerJoin("seats", "seats.table_id", "tables.id")
        .innerJoin("vacations", "vacations.identity", "seats.identity")
        .select(["tables.id", "tables.terms", "tables.deadline", "seats.seat", "vacations.identity"])
        .whereRef("seats.seat", "=", "tables.to_act")
        .where("tables.state", "=", "running")
        .where("tables.is_slow", "=", 1)
        .where("tables.deadline", "is not", null)
        .where("vacations.from_at", "<=", at)
        .where("vacations.until_at", ">", at)
        .execute();
      for (const { id, terms, deadline, seat, identity } of turns) {
        const { vacation = 0 } = termsOf({ terms });
        const until = vacation > 0 ? stopsUntil(await this.of(identity), vacation, at) : undefined;
        const key = `${deadline}/${until}`;
        if (until === undefined || this.stopped.get(id) === key) continue;
        this.stopped.set(id, key);
        await this.rest(id, seat, until);
      }
      if (this.stopped.size > 1_000) this.stopped.clear();
    } catch (error) {
      // What cannot be read or written now is tried again at the next sweep.
      log.error(error, "could not stop clocks");
    } finally {
      this.isSweeping = false;
    }
  }

  private async rest(table: string, seat: number, until: number): Promise<void> {
    const live = await this.needs.liveTables.get(table);
    await live?.host.tend((asking) => asking.rest(seat, until));
  }

  private async of(identity: string): Promise<readonly Vacation[]> {
    const rows = await this.needs.storage.db
      .selectFrom("vacations")
      .selectAll()
      .where("identity", "=", identity)
      .execute();
    return rows.map(({ id, from_at: from, until_at: until }) => ({ id, from, until }));
  }
}

/** Until when a clock stands still at a table with a budget of so many days a year; undefined if it runs. */
export function stopsUntil(vacations: readonly Vacation[], budget: number, now: number): number | undefined {
  const current = vacations.find(({ from, until }) => from <= now && now < until);
  if (!current) return undefined;
  const year = Date.UTC(new Date(now).getUTCFullYear(), 0, 1);
  const used = vacations.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, now) - Math.max(from, year)),
    0,
  );
  const left = budget * DAY - used;
  return left > 0 ? Math.min(current.until, now + left) : undefined;
}
