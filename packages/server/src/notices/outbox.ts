/**
 * Sends what people and rooms are to be told. A notice is a row that was stored together with the move that it is about
 * (storage/rows.ts). Any process may send it: it first moves `due` on, which is a lease, and deletes the row, or moves
 * it to the next reminder, when the notice is sent. If it dies in between, the notice is due again a little later, and
 * is sent under the same id. So every notice arrives at least once, and receivers can tell a repetition.
 */
import { createHash } from "node:crypto";
import type { Summary } from "@interchange/host";
import type { NoticeSettings, Tell } from "@interchange/protocol";
import type { Language } from "../language.ts";
import type { Log } from "../log.ts";
import type { NoticesTable, SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { termsOf } from "../tables/terms.ts";
import { nextDigest, quietUntil } from "./hours.ts";
import type { NoticeBook, Way } from "./noticeBook.ts";
import { spoken, WORDS } from "./words.ts";
import type { Occasion, Spoken } from "./words.ts";
import { mailText } from "./ways/mail.ts";
import type { Mailer } from "./ways/mail.ts";
import type { Outbound, Outcome } from "./ways/outbound.ts";
import { sendPush } from "./ways/push.ts";
import type { VapidKeys } from "./ways/push.ts";
import { sendHook } from "./ways/webhook.ts";

export interface OutboxNeeds {
  readonly storage: Storage;
  readonly book: NoticeBook;
  readonly now: () => number;
  readonly outbound: Outbound;
  readonly vapid: VapidKeys;
  readonly mailer: Mailer | undefined;
  readonly publicAddress: string | undefined;
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
const HOUR = 60 * MINUTE;
/** When to try again, after the first failure, the second, and so on. Then it is too late to be news. */
const AGAIN = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];
/** Hours before the time runs out. */
export const REMINDERS = [8, 4, 1] as const;

/** A notice that still holds, with everything that it takes to word it. */
interface Held {
  readonly tell: Tell | "proposal";
  readonly occasion: Occasion;
  readonly table: TablesTable;
}

export class Outbox {
  private readonly needs: OutboxNeeds;
  private readonly busy = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private isClosed = false;

  constructor(needs: OutboxNeeds) {
    this.needs = needs;
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
    const { storage, now, parked = PARKED, log } = this.needs;
    try {
      const due = await storage.db
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

  private async take(notice: NoticesTable): Promise<void> {
    const { storage, now, lease = LEASE } = this.needs;
    const due = now() + lease;
    if ((await storage.write(this.changing(notice, { due }))) !== "kept") return;
    const taken = { ...notice, due };
    await (notice.kind === "mail" ? this.digest(taken) : this.send(taken));
  }

  /** Changes a notice, unless a later one has taken its place or somebody else has it. */
  private changing(
    { slot, id, due, hours }: NoticesTable,
    values: Partial<NoticesTable>,
  ): Statement & { readonly mustChange: true } {
    const { db } = this.needs.storage;
    const query = db.updateTable("notices").set(values);
    return {
      query: query
        .where("slot", "=", slot)
        .where("id", "=", id)
        .where("due", "=", due)
        .where("hours", "=", hours)
        .compile(),
      mustChange: true,
    };
  }

  private removing({ slot, id }: NoticesTable): Statement {
    const { db } = this.needs.storage;
    return { query: db.deleteFrom("notices").where("slot", "=", slot).where("id", "=", id).compile() };
  }

  private async send(notice: NoticesTable): Promise<void> {
    const { storage, book, now } = this.needs;
    const held = await this.held(notice);
    if (held === undefined) {
      await storage.write(this.removing(notice));
      return;
    }
    if (typeof held === "number") {
      await storage.write(this.changing(notice, { due: held }));
      return;
    }
    const isRoom = notice.slot.startsWith("room/");
    const settings = await book.settings(notice.owner);
    const done = JSON.parse(notice.done) as readonly string[];
    const ways = (await book.ways(notice.owner)).filter(
      ({ id, state, kind }) =>
        state === "on" &&
        !done.includes(id) &&
        (isRoom || (held.tell !== "proposal" && settings.tells[held.tell].includes(kind))),
    );
    const isUrgent = held.tell === "time" && held.occasion.hours === 1 && settings.quiet?.isUrgentHeld !== true;
    const quiet = isRoom || isUrgent ? undefined : quietUntil(settings, now());
    const isDigest = ({ kind }: Way): boolean =>
      kind === "email" && held.tell !== "time" && !(held.tell === "turn" && settings.isEveryTurnMailed);
    const waits = ways.filter(({ kind }) => quiet !== undefined && kind !== "email");
    const digests = ways.filter(isDigest);
    const outcomes = await Promise.all(
      ways
        .filter((way) => !waits.includes(way) && !digests.includes(way))
        .map(async (way) => [way, await this.sendBy(way, notice, held, settings)] as const),
    );
    const got = [...digests, ...outcomes.flatMap(([way, { kind }]) => (kind === "failed" ? [] : [way]))];
    const failed = outcomes.flatMap(([way, { kind }]) => (kind === "failed" ? [way] : []));
    const tries = notice.tries + (failed.length ? 1 : 0);
    const again = failed.length ? AGAIN[notice.tries] : undefined;
    const next = Math.min(
      quiet !== undefined && waits.length ? quiet : Infinity,
      again === undefined ? Infinity : now() + again,
    );
    const left: Statement =
      next < Infinity
        ? this.changing(notice, { due: next, tries, done: JSON.stringify([...done, ...got.map(({ id }) => id)]) })
        : this.after(notice, held.table);
    await storage.write(left, ...digests.map(() => this.toMail(notice, settings)));
    for (const [way, outcome] of outcomes) await book.note(way, outcome);
  }

  /** When everybody has got it: the next reminder of a turn, or nothing. */
  private after(notice: NoticesTable, { deadline }: TablesTable): Statement {
    const hours = deadline === null || notice.kind !== "turn" ? undefined : this.nextReminder(notice, deadline);
    if (hours === undefined || deadline === null) return this.removing(notice);
    return this.changing(notice, { due: deadline - hours * HOUR, hours, tries: 0, done: "[]" });
  }

  /** The next reminder that is yet to come, and does not come with the turn itself. */
  private nextReminder({ hours, at }: NoticesTable, deadline: number): number | undefined {
    return REMINDERS.find((each) => {
      const moment = deadline - each * HOUR;
      return (hours === 0 || each < hours) && moment > Math.max(at, this.needs.now());
    });
  }

  /** Whether a notice still holds, or when to look again. */
  private async held(notice: NoticesTable): Promise<Held | number | undefined> {
    const { storage, now } = this.needs;
    const { db } = storage;
    const table = await db.selectFrom("tables").selectAll().where("id", "=", notice.table_id).executeTakeFirst();
    if (notice.kind === "proposal") return this.proposal(notice);
    if (!table) return undefined;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table.id).orderBy("seat").execute();
    const isRoom = notice.slot.startsWith("room/");
    if (!isRoom && (await this.isBanned(notice.owner))) return undefined;
    if (notice.kind === "turn") {
      if (!isTurnOf(notice, table, seats)) return undefined;
      // Rooms with spectators would be told what delayed spectators may not know yet.
      if (isRoom && (termsOf(table).delay ?? 0) > 0) return undefined;
      if (notice.hours === 0) return { tell: "turn", occasion: occasionOf("turn", notice, table, seats), table };
      if (table.deadline === null) return undefined;
      const left = table.deadline - now();
      // The clock may have been stopped for a while, or was given more time.
      if (left > notice.hours * HOUR + MINUTE) return table.deadline - notice.hours * HOUR;
      if (left <= 0) return undefined;
      const hours = REMINDERS.findLast((each) => left <= each * HOUR + MINUTE) ?? notice.hours;
      return { tell: "time", occasion: { ...occasionOf("time", notice, table, seats), hours }, table };
    }
    if (notice.kind === "end")
      return table.state === "over"
        ? { tell: "end", occasion: occasionOf("end", notice, table, seats), table }
        : undefined;
    const seat = seats.find((each) => each.seat === notice.seat);
    const isReserved = table.state === "open" && seat?.reserved === notice.owner && seat.identity === null;
    return isReserved ? { tell: "invite", occasion: await this.invitation(table, seats), table } : undefined;
  }

  private async isBanned(identity: string): Promise<boolean> {
    const { db } = this.needs.storage;
    const row = await db.selectFrom("identities").select("banned_at").where("id", "=", identity).executeTakeFirst();
    return row === undefined || row.banned_at !== null;
  }

  private async invitation(table: TablesTable, seats: readonly SeatsTable[]): Promise<Occasion> {
    const there = seats.flatMap(({ identity, name }) => (identity === null ? [] : (name ?? [])));
    return { type: "invite", game: table.game, players: there };
  }

  /** A proposal in a room is no table yet: `table_id` is the room's id. */
  private async proposal(notice: NoticesTable): Promise<Held | undefined> {
    const { db } = this.needs.storage;
    const room = await db.selectFrom("rooms").select(["next"]).where("id", "=", notice.owner).executeTakeFirst();
    const next = room?.next === null || room === undefined ? undefined : (JSON.parse(room.next) as StoredProposal);
    if (!next) return undefined;
    const by = await db
      .selectFrom("members")
      .innerJoin("identities", "identities.id", "members.identity")
      .select("identities.name")
      .where("members.room", "=", notice.owner)
      .where("members.n", "=", next.by)
      .executeTakeFirst();
    const occasion: Occasion = { type: "proposal", game: next.wish.game, who: by?.name ?? "?" };
    return { tell: "proposal", occasion, table: { id: "", deadline: null } as unknown as TablesTable };
  }

  private async sendBy(way: Way, notice: NoticesTable, held: Held, settings: NoticeSettings): Promise<Outcome> {
    const language = way.detail.language ?? settings.language;
    const link = linkOf(this.originOf(way), held, notice);
    return this.deliver(
      way,
      spoken(held.occasion, language, link, held.table.id || undefined),
      `${notice.id}/${held.occasion.hours ?? 0}`,
    );
  }

  /** Sends a test by one way. */
  async test(way: Way, language: Language): Promise<Outcome> {
    const { book, now } = this.needs;
    const link = `${this.originOf(way)}/notices`;
    const outcome = await this.deliver(way, spoken({ type: "test" }, language, link), `test/${now()}`);
    await book.note(way, outcome);
    return outcome;
  }

  private async deliver(way: Way, words: Spoken, id: string): Promise<Outcome> {
    const { now, outbound, vapid, publicAddress } = this.needs;
    const { address, detail } = way;
    const stable = stableId(id, way.id);
    switch (way.kind) {
      case "webhook":
        return sendHook({ url: address, shape: "json", ...detail }, words, `msg_${stable}`, now(), outbound);
      case "push": {
        const { keys } = detail;
        if (!keys || (await this.needs.book.isSignedOut(way))) return { kind: "gone", answer: "signed out" };
        const payload = JSON.stringify(pushPayload(words));
        const contact = publicAddress ?? "mailto:interchange@localhost";
        const push = { payload, topic: stable.slice(0, 32), isUrgent: words.type === "time" };
        return sendPush({ endpoint: address, keys }, push, { vapid, contact, now: now() }, outbound);
      }
      case "email":
        return this.mail(way, [words], stable);
    }
  }

  private async mail(way: Way, items: readonly Spoken[], id: string): Promise<Outcome> {
    const { mailer } = this.needs;
    const [first] = items;
    if (!mailer || !first) return { kind: "failed", answer: "not sent" };
    const origin = this.originOf(way);
    const unsubscribe = `${origin}/api/notices/unsubscribe?token=${way.token ?? ""}`;
    const content = mailText(items, first.language, { unsubscribe, settings: `${origin}/notices` });
    return mailer.send({ to: way.address, id, unsubscribe, ...content });
  }

  /** Puts a notice into the next digest. */
  private toMail(notice: NoticesTable, settings: NoticeSettings): Statement {
    const { storage, now } = this.needs;
    const due = nextDigest(settings, now());
    const values: NoticesTable = {
      ...notice,
      slot: `mail/${notice.owner}/${notice.slot}`,
      id: `digest/${notice.owner}/${due}`,
      kind: "mail",
      due,
      hours: 0,
      tries: 0,
      done: JSON.stringify([notice.kind, notice.id]),
    };
    const query = storage.db.insertInto("notices").values(values);
    return { query: query.onConflict((on) => on.column("slot").doUpdateSet(values)).compile() };
  }

  /** Sends a digest. All its rows have its id; the first that is due sends all that still hold. */
  private async digest(notice: NoticesTable): Promise<void> {
    const { storage, book, now } = this.needs;
    const { owner, id } = notice;
    const all = await storage.db.selectFrom("notices").selectAll().where("id", "=", id).orderBy("at").execute();
    // One of them speaks for all, so that two processes do not send it both.
    const [speaker] = all.toSorted((one, other) => (one.slot < other.slot ? -1 : 1));
    if (speaker?.slot !== notice.slot) return;
    const settings = await book.settings(owner);
    const way = (await book.ways(owner)).find(({ kind, state }) => kind === "email" && state === "on");
    const items: Spoken[] = [];
    if (way)
      for (const row of all) {
        const [kind, original] = JSON.parse(row.done) as [NoticesTable["kind"], string];
        const meant = { ...row, kind, id: original };
        const held = await this.held(meant);
        if (held === undefined || typeof held === "number") continue;
        items.push(spoken(held.occasion, settings.language, linkOf(this.originOf(way), held, meant), held.table.id));
      }
    const outcome = way && items.length ? await this.mail(way, items, stableId(id, way.id)) : undefined;
    if (way && outcome) await book.note(way, outcome);
    const again = outcome?.kind === "failed" ? AGAIN[notice.tries] : undefined;
    await storage.write(
      ...(again === undefined
        ? all.map((row) => this.removing(row))
        : [this.changing(notice, { due: now() + again, tries: notice.tries + 1 })]),
    );
  }

  /** A device of a person has shown the game up to this row: what it was about is no news any more. */
  async shown(identity: string, tableId: string, seq: number): Promise<void> {
    const { storage } = this.needs;
    const { db } = storage;
    const slots = [`turn/${tableId}`, `end/${tableId}/${identity}`];
    const rows = await db
      .selectFrom("notices")
      .selectAll()
      .where("owner", "=", identity)
      .where("slot", "in", [...slots, ...slots.map((slot) => `mail/${identity}/${slot}`)])
      .where("hours", "=", 0)
      .execute();
    const seen = rows.filter((row) => isSeen(row, seq));
    if (!seen.length) return;
    const table = await db.selectFrom("tables").selectAll().where("id", "=", tableId).executeTakeFirst();
    await Promise.all(
      seen.map((row) => storage.write(table && row.kind === "turn" ? this.after(row, table) : this.removing(row))),
    );
  }

  /** Asks for the confirmation of an e-mail address. */
  async confirm(way: Way, language: Language): Promise<Outcome> {
    const { mailer } = this.needs;
    const { confirm, confirmBody } = WORDS[language].mail;
    const origin = this.originOf(way);
    const outcome: Outcome = (await mailer?.send({
      to: way.address,
      id: stableId("confirm", way.id),
      subject: confirm,
      text: confirmBody(new URL(origin).host, `${origin}/notices?confirm=${way.token ?? ""}`),
    })) ?? { kind: "failed", answer: "not sent" };
    return outcome;
  }

  private originOf({ detail }: Way): string {
    const { publicAddress } = this.needs;
    return publicAddress === undefined ? detail.origin : new URL(publicAddress).origin;
  }

  /** Ends, and waits for what is being sent. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await Promise.allSettled(this.busy);
    this.needs.mailer?.close();
  }
}

interface StoredProposal {
  readonly by: number;
  readonly wish: { readonly game: string };
}

/** Whether somebody who has seen the game up to a row knows what a notice would say. The log of the table has no rows. */
function isSeen({ id, kind, seq, done }: NoticesTable, seen: number): boolean {
  const original = kind === "mail" ? (JSON.parse(done) as readonly [string, string])[1] : id;
  return original.includes("/table/") || seq <= seen;
}

/** Whether it is still this turn of the same person. */
function isTurnOf({ slot, seat, owner }: NoticesTable, table: TablesTable, seats: readonly SeatsTable[]): boolean {
  const isRoom = slot.startsWith("room/");
  const isTurn = table.state === "running" && table.to_act === seat;
  return isTurn && (isRoom ? table.room === owner : seats[seat ?? -1]?.identity === owner);
}

/** What everybody at the table sees. */
export function occasionOf(
  type: "turn" | "time" | "end",
  { slot, owner, seat }: Pick<NoticesTable, "slot" | "owner" | "seat">,
  { game, summary }: Pick<TablesTable, "game" | "summary">,
  seats: readonly Pick<SeatsTable, "identity">[],
): Occasion {
  const { sitters, places } = JSON.parse(summary ?? "{}") as Summary;
  const isRoom = slot.startsWith("room/");
  const names = sitters.map(({ name }) => name);
  const players = isRoom ? names : names.filter((_, index) => seats[index]?.identity !== owner);
  const winners = places ? names.filter((_, index) => places[index] === 1) : [];
  return {
    type,
    game,
    players,
    ...(isRoom && seat !== null && type !== "end" && { who: names[seat] ?? "?" }),
    ...(type === "end" && { winners }),
  };
}

function linkOf(origin: string, { table }: Held, { kind, owner }: NoticesTable): string {
  return kind === "proposal" ? `${origin}/room/${owner}` : `${origin}/at/${table.id}`;
}

/** What a receiver knows a notice by. It tells nothing of the table. */
export function stableId(notice: string, way: string): string {
  return createHash("sha256").update(`${notice}/${way}`).digest("base64url").slice(0, 32);
}

/** Declarative web push: browsers without it pass it to the service worker, which reads the same. */
export function pushPayload({ title, body, link, language, table, type }: Spoken): object {
  return {
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: link,
      lang: language,
      dir: "ltr",
      tag: table ?? type,
      silent: false,
    },
  };
}
