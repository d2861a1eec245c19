/**
 * Sends what people and rooms are to be told. A notice is a row that was stored together with the move that it is about
 * (storage/rows.ts). Any process may send it: it first moves `due` on, which is a lease, and deletes the row, or moves
 * it to the next reminder, when the notice is sent. If it dies in between, the notice is due again a little later, and
 * is sent under the same id. So every notice arrives at least once, and receivers can tell a repetition.
 */
import type { NoticeSettings } from "@interchange/protocol";
import type { Log } from "../log.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import type { Delivery, Due } from "./delivery.ts";
import { heldNow } from "./held.ts";
import type { Held } from "./held.ts";
import { nextDigest, quietUntil } from "./hours.ts";
import type { NoticeBook, Way } from "./noticeBook.ts";
import { changing, inDigest, isForRoom, isSeen, originalOf, putIntoDigest, removing } from "./noticeRows.ts";
import type { NoticeRow } from "./noticeRows.ts";
import { nextReminder } from "./reminders.ts";

export interface OutboxNeeds {
  readonly storage: Storage;
  readonly book: NoticeBook;
  readonly delivery: Delivery;
  readonly now: () => number;
  readonly log: Log;
  /** How long a notice waits, so that a page that is open can show the turn first. */
  readonly parked?: number;
  /** After this long, another process sends what one began to send. It is longer than any sending takes. */
  readonly lease?: number;
}

const SWEEP = 1_000;
const PARKED = 15_000;
const LEASE = 20_000;
const AT_ONCE = 50;
const MINUTE = 60_000;
/** When to try again, after the first failure, the second, and so on. Then it is too late to be news. */
const AGAIN = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

export class Outbox {
  private readonly needs: OutboxNeeds;
  private readonly busy = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private isClosed = false;

  constructor(needs: OutboxNeeds) {
    this.needs = needs;
  }

  private get db(): Storage["db"] {
    return this.needs.storage.db;
  }

  begin(): void {
    this.timer = setInterval(() => {
      if (!this.sweeping) void this.sweep();
    }, SWEEP);
    this.timer.unref();
  }

  /** Sends what is due, once a sweep under way has ended. */
  async sweep(): Promise<void> {
    while (this.sweeping) await this.sweeping;
    if (this.isClosed) return;
    this.sweeping = this.sendDue().finally(() => {
      this.sweeping = undefined;
    });
    await this.sweeping;
  }

  private async sendDue(): Promise<void> {
    const { now, parked = PARKED, log } = this.needs;
    try {
      const due = await this.db
        .selectFrom("notices")
        .selectAll()
        .where("due", "<=", now())
        .where("at", "<=", now() - parked)
        .orderBy("due")
        .limit(AT_ONCE)
        .execute();
      const sending = Promise.all(due.map((notice) => this.take(notice))).then(() => undefined);
      this.busy.add(sending);
      await sending.finally(() => this.busy.delete(sending));
    } catch (error) {
      // What cannot be read or written now is due again at the next sweep, or when its lease is over.
      log.error(error, "could not send notices");
    }
  }

  private async take(notice: NoticeRow): Promise<void> {
    const { storage, now, lease = LEASE } = this.needs;
    const due = now() + lease;
    if ((await storage.write(changing(this.db, notice, { due }))) !== "kept") return;
    const taken = { ...notice, due };
    await (notice.kind === "mail" ? this.digest(taken) : this.send(taken));
  }

  private async send(notice: NoticeRow): Promise<void> {
    const { storage, book, delivery, now } = this.needs;
    const held = await heldNow(this.db, notice, now());
    if (held === undefined || typeof held === "number") {
      await storage.write(held === undefined ? removing(this.db, notice) : changing(this.db, notice, { due: held }));
      return;
    }
    const settings = await book.settings(notice.owner);
    const done = JSON.parse(notice.done) as readonly string[];
    const ways = (await this.waysOf(notice, held, settings)).filter(({ id }) => !done.includes(id));
    const isUrgent = held.tell === "time" && held.occasion.hours === 1 && settings.quiet?.isUrgentHeld !== true;
    const quiet = isForRoom(notice) || isUrgent ? undefined : quietUntil(settings, now());
    const isDigest = ({ kind }: Way): boolean =>
      kind === "email" && held.tell !== "time" && !(held.tell === "turn" && settings.isEveryTurnMailed);
    const waits = ways.filter(({ kind }) => quiet !== undefined && kind !== "email");
    const digests = ways.filter(isDigest);
    const outcomes = await Promise.all(
      ways
        .filter((way) => !waits.includes(way) && !digests.includes(way))
        .map(async (way) => [way, await delivery.send(way, { notice, held }, settings)] as const),
    );
    const got = [...digests, ...outcomes.flatMap(([way, { kind }]) => (kind === "failed" ? [] : [way]))];
    const hasFailed = outcomes.some(([, { kind }]) => kind === "failed");
    const again = hasFailed ? AGAIN[notice.tries] : undefined;
    const next = Math.min(
      quiet !== undefined && waits.length ? quiet : Infinity,
      again === undefined ? Infinity : now() + again,
    );
    const left: Statement =
      next < Infinity
        ? changing(this.db, notice, {
            due: next,
            tries: notice.tries + (hasFailed ? 1 : 0),
            done: JSON.stringify([...done, ...got.map(({ id }) => id)]),
          })
        : this.after(notice, held.table?.deadline ?? null);
    await storage.write(left, ...digests.map(() => putIntoDigest(this.db, notice, nextDigest(settings, now()))));
    for (const [way, outcome] of outcomes) await book.note(way, outcome);
  }

  /** The ways that a notice takes. */
  private async waysOf(notice: NoticeRow, { tell }: Held, { tells }: NoticeSettings): Promise<readonly Way[]> {
    const ways = (await this.needs.book.ways(notice.owner)).filter(({ state }) => state === "on");
    if (isForRoom(notice)) return ways;
    return ways.filter(({ kind }) => tell !== "proposal" && tells[tell].includes(kind));
  }

  /** When everybody has got it: the next reminder of a turn, or nothing. */
  private after(notice: NoticeRow, deadline: number | null): Statement {
    const next = nextReminder(notice, deadline, this.needs.now());
    return next ? changing(this.db, notice, next) : removing(this.db, notice);
  }

  /** Sends a digest. All its rows have its id; the first that is due sends all that still hold. */
  private async digest(notice: NoticeRow): Promise<void> {
    const { storage, book, delivery, now } = this.needs;
    const { owner, id } = notice;
    const all = await this.db.selectFrom("notices").selectAll().where("id", "=", id).orderBy("at").execute();
    // One of them speaks for all, so that two processes do not send it both.
    const [speaker] = all.toSorted((one, other) => (one.slot < other.slot ? -1 : 1));
    if (speaker?.slot !== notice.slot) return;
    const way = (await book.ways(owner)).find(({ kind, state }) => kind === "email" && state === "on");
    const items = way ? await this.stillHeld(all.map(originalOf)) : [];
    const outcome =
      way && items.length ? await delivery.sendDigest(way, items, await book.settings(owner), id) : undefined;
    if (way && outcome) await book.note(way, outcome);
    const again = outcome?.kind === "failed" ? AGAIN[notice.tries] : undefined;
    await storage.write(
      ...(again === undefined
        ? all.map((row) => removing(this.db, row))
        : [changing(this.db, notice, { due: now() + again, tries: notice.tries + 1 })]),
    );
  }

  private async stillHeld(notices: readonly NoticeRow[]): Promise<readonly Due[]> {
    const items: Due[] = [];
    for (const notice of notices) {
      const held = await heldNow(this.db, notice, this.needs.now());
      if (typeof held === "object") items.push({ notice, held });
    }
    return items;
  }

  /** A device of a person has shown the game up to this row: what it was about is no news any more. */
  async shown(identity: string, tableId: string, seq: number): Promise<void> {
    const { storage } = this.needs;
    const slots = [`turn/${tableId}`, `end/${tableId}/${identity}`];
    const rows = await this.db
      .selectFrom("notices")
      .selectAll()
      .where("owner", "=", identity)
      .where("slot", "in", [...slots, ...slots.map((slot) => inDigest(identity, slot))])
      .where("hours", "=", 0)
      .execute();
    const seen = rows.filter((row) => isSeen(row, seq));
    if (!seen.length) return;
    const table = await this.db.selectFrom("tables").select("deadline").where("id", "=", tableId).executeTakeFirst();
    await Promise.all(seen.map((row) => storage.write(this.after(row, table?.deadline ?? null))));
  }

  /** Ends, and waits for what is being sent. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await Promise.allSettled(this.busy);
    this.needs.delivery.close();
  }
}
