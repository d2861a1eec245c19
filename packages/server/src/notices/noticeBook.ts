/** The settings of people for notices, and the ways that notices take to people and rooms. */
import { randomBytes } from "node:crypto";
import { MOST_PUSH } from "@interchange/protocol";
import type { HookShape, NoticeSettings, NoticeWay, PushSubscription, Vacation } from "@interchange/protocol";
import type { Language } from "../language.ts";
import { newId } from "../random.ts";
import type { NoticeWaysTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { newHookSecret } from "./ways/webhook.ts";
import type { Outcome } from "./ways/outbound.ts";

/** A webhook that failed this often in a row is paused. */
const MOST_FAILURES = 4;
const A_YEAR = 366 * 86_400_000;

/** What is stored of a way besides its address. */
export interface WayDetail {
  /** Where the page was when it was set up: links lead there, unless the server has a public address. */
  readonly origin: string;
  readonly device?: string;
  /** The device that subscribed to push. It gets none once it is signed out. */
  readonly by?: string;
  readonly keys?: PushSubscription["keys"];
  readonly shape?: HookShape;
  readonly secret?: string;
  /** Of a room's webhook. */
  readonly language?: Language;
}

export interface Way extends Omit<NoticeWaysTable, "detail"> {
  readonly detail: WayDetail;
}

export class NoticeBook {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  private get db(): Storage["db"] {
    return this.storage.db;
  }

  async settings(identity: string): Promise<NoticeSettings> {
    const row = await this.db
      .selectFrom("notice_settings")
      .select("body")
      .where("identity", "=", identity)
      .executeTakeFirst();
    return row ? (JSON.parse(row.body) as NoticeSettings) : DEFAULTS;
  }

  async set(identity: string, settings: NoticeSettings): Promise<void> {
    const body = JSON.stringify(settings);
    await this.storage.write({
      query: this.db
        .insertInto("notice_settings")
        .values({ identity, body })
        .onConflict((on) => on.column("identity").doUpdateSet({ body }))
        .compile(),
    });
  }

  /** The ways to a person or a room, oldest first. */
  async ways(owner: string): Promise<readonly Way[]> {
    const rows = await this.db
      .selectFrom("notice_ways")
      .selectAll()
      .where("owner", "=", owner)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(wayOf);
  }

  /** Whether the device of a push subscription has been signed out. */
  async isSignedOut({ detail: { by } }: Way): Promise<boolean> {
    if (by === undefined) return false;
    const row = await this.db.selectFrom("devices").select("ended_at").where("id", "=", by).executeTakeFirst();
    return row === undefined || row.ended_at !== null;
  }

  async way(owner: string, id: string): Promise<Way | undefined> {
    return (await this.ways(owner)).find((way) => way.id === id);
  }

  /** A browser subscribes again and again: the same endpoint is the same way. A person has ten at most. */
  async addPush(
    owner: string,
    { endpoint, keys, device }: PushSubscription,
    { origin, by }: Pick<WayDetail, "origin" | "by">,
  ): Promise<Way> {
    const others = (await this.ways(owner)).filter(({ kind }) => kind === "push");
    const [oldest] = others;
    const known = others.find(({ address }) => address === endpoint);
    const replaced = known ?? (others.length >= MOST_PUSH ? oldest : undefined);
    // The browser may have been somebody else's.
    const elsewhere = this.db.deleteFrom("notice_ways").where("kind", "=", "push").where("address", "=", endpoint);
    return this.put(
      owner,
      "push",
      { address: endpoint, detail: { origin, device, keys, ...(by !== undefined && { by }) } },
      [{ query: elsewhere.compile() }, ...(replaced ? [this.removal(replaced.id)] : [])],
    );
  }

  /** One address a person, which has to be confirmed. */
  async setMail(owner: string, address: string, origin: string): Promise<Way> {
    const token = randomBytes(32).toString("base64url");
    return this.put(owner, "email", { address, detail: { origin }, state: "new", token }, [
      this.removals(owner, "email"),
    ]);
  }

  /** One webhook a person or room. */
  async setHook(
    owner: string,
    { url, shape, language }: { readonly url: string; readonly shape: HookShape; readonly language?: Language },
    origin: string,
  ): Promise<Way> {
    const secret = shape === "json" ? newHookSecret() : undefined;
    const detail = { origin, shape, ...(secret !== undefined && { secret }), ...(language && { language }) };
    return this.put(owner, "webhook", { address: url, detail }, [this.removals(owner, "webhook")]);
  }

  private async put(
    owner: string,
    kind: Way["kind"],
    { address, detail, state = "on", token = null }: Pick<Way, "address" | "detail"> & Partial<Way>,
    first: readonly Statement[],
  ): Promise<Way> {
    const way: Way = {
      id: newId(),
      owner,
      kind,
      address,
      detail,
      state,
      token,
      created_at: this.now(),
      failures: 0,
      answer: null,
      answered_at: null,
    };
    const values = { ...way, detail: JSON.stringify(detail) };
    await this.storage.write(...first, { query: this.db.insertInto("notice_ways").values(values).compile() });
    return way;
  }

  /** Turns a way on or off. One that was paused gets another chance. */
  async turn(way: Way, isOn: boolean): Promise<void> {
    if (way.state === "new") return;
    await this.change(way.id, { state: isOn ? "on" : "off", failures: 0 });
  }

  async remove(id: string): Promise<void> {
    await this.storage.write(this.removal(id));
  }

  /** Confirms an e-mail address; tells whether the token is one. */
  async confirm(token: string): Promise<boolean> {
    const found = await this.withToken(token);
    if (found?.state === "new") await this.change(found.id, { state: "on" });
    return found !== undefined;
  }

  /** Somebody wants no more e-mail. */
  async unsubscribe(token: string): Promise<Way | undefined> {
    const found = await this.withToken(token);
    if (found) await this.change(found.id, { state: "off" });
    return found;
  }

  async withToken(token: string): Promise<Way | undefined> {
    const row = await this.db.selectFrom("notice_ways").selectAll().where("token", "=", token).executeTakeFirst();
    return row && wayOf(row);
  }

  /** Notes what an attempt came to. A browser that has unsubscribed is forgotten, a failing way is paused. */
  async note({ id, kind, failures }: Way, { kind: outcome, answer }: Outcome): Promise<void> {
    if (kind === "push" && outcome === "gone") return this.remove(id);
    const failed = outcome === "sent" ? 0 : failures + 1;
    const isPaused = failed >= MOST_FAILURES || (kind === "webhook" && answer === "410");
    return this.change(id, {
      failures: failed,
      answer,
      answered_at: this.now(),
      ...(isPaused && { state: "paused" as const }),
    });
  }

  private async change(id: string, values: Partial<NoticeWaysTable>): Promise<void> {
    await this.storage.write({ query: this.db.updateTable("notice_ways").set(values).where("id", "=", id).compile() });
  }

  private removal(id: string): Statement {
    return { query: this.db.deleteFrom("notice_ways").where("id", "=", id).compile() };
  }

  private removals(owner: string, kind: Way["kind"]): Statement {
    return {
      query: this.db.deleteFrom("notice_ways").where("owner", "=", owner).where("kind", "=", kind).compile(),
    };
  }

  /** Vacations that count for this year's budget, and those to come. */
  async vacations(identity: string): Promise<readonly Vacation[]> {
    const rows = await this.db
      .selectFrom("vacations")
      .selectAll()
      .where("identity", "=", identity)
      .where("until_at", ">", this.now() - A_YEAR)
      .orderBy("from_at")
      .execute();
    return rows.map(({ id, from_at: from, until_at: until }) => ({ id, from, until }));
  }
}

/** Until somebody chooses. */
export const DEFAULTS: NoticeSettings = {
  tells: {
    turn: ["push", "email", "webhook"],
    time: ["push", "email", "webhook"],
    invite: ["push", "email", "webhook"],
    end: ["push", "webhook"],
  },
  timeZone: "UTC",
  language: "en",
  isEveryTurnMailed: false,
};

function wayOf(row: NoticeWaysTable): Way {
  return { ...row, detail: JSON.parse(row.detail) as WayDetail };
}

/** A way as its owner sees it: of push and webhooks only the name, since the rest of the address is a secret. */
export function described({ id, kind, address, detail, state, failures, answer, answered_at }: Way): NoticeWay {
  const { device, shape, secret } = detail;
  return {
    id,
    kind,
    name: kind === "email" ? address : (device ?? new URL(address).host),
    state,
    ...(shape && { shape }),
    ...(secret !== undefined && { secret }),
    failures,
    ...(answer !== null && { answer }),
    ...(answered_at !== null && { answeredAt: answered_at }),
  };
}
