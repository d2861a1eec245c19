/** Notices of a real server, with receivers on this machine: a push service, a mail server, webhooks. */
import { createHash } from "node:crypto";
import { gameNamed } from "@interchange/games";
import type { Time } from "@interchange/host";
import type { MyNotices, NoticeSettings, NoticeWay, RoomHook, TableInfo, Tested } from "@interchange/protocol";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newNonce, Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { startPostgres } from "../testing/postgres.ts";
import { Browser, MailServer, Receiver } from "../testing/receivers.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { realTime } from "../liveTables/liveTables.ts";
import { forgettingNotices } from "./forgetting.ts";
import { DEFAULTS } from "./noticeBook.ts";
import { signature } from "./ways/webhook.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in UTC. Each test has days of its own, so that time never goes back. */
const FIRST_NOON = Date.UTC(2026, 0, 7, 12);
interface Place {
  readonly where: string;
  remove(): void | Promise<void>;
}

const PERSON = { kind: "person" } as const;

interface Hooked {
  readonly type: string;
  readonly data: { readonly title: string; readonly text: string; readonly url: string; readonly table: string };
}

const { engine } = (await gameNamed("metro")!.load()) as { readonly engine: AnyGame };

describe.each([
  { on: "SQLite", make: async (): Promise<Place> => newFolder() },
  { on: "PostgreSQL", make: (): Promise<Place> => startPostgres() },
])("notices on $on", ({ make }) => {
  let noon = FIRST_NOON;
  let now: number;
  let place: Place;
  let server: Started;
  let ada: Person;
  let bo: Person;
  let hooks: Receiver;
  let pushes: Receiver;
  let mails: MailServer;

  async function start(): Promise<Started> {
    const real = realTime(() => now);
    const time: Time = { now: () => now, after: (...wait) => real.after(...wait) };
    return startOnline(place.where, {
      time,
      notices: {
        networks: ["127.0.0.1"],
        pushServices: [pushes.origin],
        mail: { smtp: mails.address, from: "Interchange <games@example.org>" },
      },
    });
  }

  beforeAll(async () => {
    place = await make();
  }, 120_000);

  afterAll(async () => {
    await place.remove();
  });

  beforeEach(async () => {
    noon += 14 * DAY;
    now = noon;
    [hooks, pushes, mails] = [await Receiver.open(), await Receiver.open(), await MailServer.open()];
    server = await start();
    [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
  }, 60_000);

  afterEach(async () => {
    await server.stop();
    for (const receiver of [hooks, pushes, mails]) receiver.close();
  });

  const hook = (person: Person, path = "/"): Promise<NoticeWay> =>
    person.must("PUT", "/api/me/notices/webhook", { url: `${hooks.origin}${path}`, shape: "json" });
  const settle = (): Promise<void> => server.online.notices.outbox.sweep();
  const set = (person: Person, settings: Partial<NoticeSettings>): Promise<MyNotices> =>
    person.must("PUT", "/api/me/notices", { ...DEFAULTS, ...settings });
  /** Time goes on, and what is due is sent. */
  async function after(milliseconds: number): Promise<void> {
    now += milliseconds;
    await settle();
  }
  async function slowGame(perMove = 3 * DAY, more: object = {}): Promise<string> {
    const { id } = await ada.newTable({
      seats: [PERSON, PERSON],
      seat: 0,
      control: { kind: "days", perMove },
      ...more,
    });
    await bo.sit(id, 1);
    return id;
  }
  async function play(table: string, person: Person): Promise<Seated> {
    const seated = await person.watch(table, engine);
    const [seat = 0] = seated.seats;
    const places = engine.moves(seated.view).map((move: unknown) => engine.notation.writeMove(move));
    const answer = await seated.command(seat, [places.find((text) => text.includes("@")) ?? ""]);
    expect(answer.kind).toBe("applied");
    return seated;
  }

  test("a webhook is told once a turn, signed, and only when the page has not shown it", async () => {
    const { secret = "" } = await hook(bo);
    const table = await slowGame();
    (await play(table, ada)).close();
    await settle();
    // It waits, in case a page shows the turn.
    expect(hooks.inbox.all).toEqual([]);
    await after(16_000);
    const [told] = await hooks.json<Hooked>(1);
    expect(told).toMatchObject({ type: "turn", data: { title: "It’s your turn", text: "Metro with Ada", table } });
    expect(told?.data.url).toBe(`${server.address.replace(/\/$/, "")}/at/${table}`);
    const { headers, body } = hooks.inbox.all[0]!;
    const id = String(headers["webhook-id"]);
    expect(headers["webhook-signature"]).toBe(
      signature(secret, id, Number(headers["webhook-timestamp"]), String(body)),
    );
    expect(id).not.toContain(table);
    await after(60_000);
    expect(hooks.inbox.all).toHaveLength(1);
    // Bo plays, and then Ada; this time Bo's page is open and shows it.
    (await play(table, bo)).close();
    (await play(table, ada)).close();
    const shown = await bo.watch(table, engine);
    await after(10_000);
    shown.send({ kind: "shown", seq: shown.seq });
    shown.send({ kind: "ping", visible: true });
    await shown.until(() => shown.heard.some((text) => text.includes('"pong"')));
    await after(10_000);
    expect(hooks.inbox.all).toHaveLength(1);
    // An open socket alone keeps nothing back.
    (await play(table, bo)).close();
    (await play(table, ada)).close();
    await after(20_000);
    expect(await hooks.inbox.until(2)).toHaveLength(2);
    shown.close();
  }, 60_000);

  test("reminders come 8, 4 and 1 hour before the time runs out, each once, also if the server restarts", async () => {
    await hook(bo);
    const table = await slowGame(DAY);
    (await play(table, ada)).close();
    await after(20_000);
    await after(16 * HOUR);
    await after(2 * HOUR);
    await server.stop();
    server = await start();
    for (const person of [ada, bo]) Object.assign(person, { address: server.address.replace(/\/$/, "") });
    await after(2 * HOUR + 60_000);
    await after(3 * HOUR);
    await after(30 * 60_000);
    const told = await hooks.json<Hooked>(4);
    expect(told.map(({ data }) => data.title)).toEqual([
      "It’s your turn",
      "8 hours left for your turn",
      "4 hours left for your turn",
      "One hour left for your turn",
    ]);
    await after(HOUR);
    expect(hooks.inbox.all).toHaveLength(4);
    expect(new Set(hooks.inbox.all.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
  }, 60_000);

  test("games with a live clock have no notices", async () => {
    await hook(bo);
    const { id } = await ada.newTable({
      seats: [PERSON, PERSON],
      seat: 0,
      control: { kind: "live", initial: 600_000, increment: 0 },
    });
    await bo.sit(id, 1);
    await ada.start(id);
    (await play(id, ada)).close();
    await after(60_000);
    expect(hooks.inbox.all).toEqual([]);
  }, 60_000);

  test("a browser gets what only it can read, and is forgotten once it has unsubscribed", async () => {
    const browsers = [new Browser(pushes, "Phone"), new Browser(pushes, "Desktop")];
    for (const { subscription } of browsers) await bo.must("POST", "/api/me/notices/push", subscription);
    const table = await slowGame();
    (await play(table, ada)).close();
    await after(20_000);
    const sent = await pushes.inbox.until(2);
    for (const browser of browsers) {
      const posted = sent.find(({ path }) => path === browser.path)!;
      expect(await browser.read(posted)).toMatchObject({
        web_push: 8030,
        notification: { title: "It’s your turn", body: "Metro with Ada", tag: table, lang: "en" },
      });
      expect(posted.headers["topic"]).toMatch(/^[\w-]{32}$/);
      expect(posted.headers["authorization"]).toMatch(/^vapid t=.*, k=/);
      expect(posted.body.toString("latin1")).not.toContain("Metro");
    }
    pushes.status = 410;
    (await play(table, bo)).close();
    (await play(table, ada)).close();
    await after(20_000);
    await pushes.inbox.until(4);
    await settle();
    expect((await bo.must<MyNotices>("GET", "/api/me/notices")).ways).toEqual([]);
    const others = { ...browsers[0]!.subscription, endpoint: "https://push.example.org/x" };
    expect(await bo.ask("POST", "/api/me/notices/push", others)).toMatchObject({
      status: 400,
      value: { error: "push-service" },
    });
  }, 60_000);

  test("a device that is signed out gets no push any more", async () => {
    const browser = new Browser(pushes);
    await bo.must("POST", "/api/me/notices/push", browser.subscription);
    const table = await slowGame();
    const { code } = await bo.must<{ code: string }>("POST", "/api/me/recovery-code");
    const other = new Person(server.address);
    await other.must("POST", "/api/me/recover", { code });
    await bo.must("DELETE", "/api/me");
    (await play(table, ada)).close();
    await after(20_000);
    expect(pushes.inbox.all).toEqual([]);
    expect((await other.must<MyNotices>("GET", "/api/me/notices")).ways).toEqual([]);
  }, 60_000);

  test("keys for push are made once, also if two servers start on one database", async () => {
    const key = async (): Promise<string> => (await ada.must<MyNotices>("GET", "/api/me/notices")).pushKey;
    const before = await key();
    await server.stop();
    server = await start();
    Object.assign(ada, { address: server.address.replace(/\/$/, "") });
    expect(await key()).toBe(before);
    expect(before).toMatch(/^B[\w-]{86}$/);
  }, 60_000);

  test("a failing webhook is tried again under the same id, and is paused after four failures", async () => {
    await hook(bo);
    hooks.status = 500;
    const table = await slowGame();
    (await play(table, ada)).close();
    await after(20_000);
    for (const wait of [11_000, 61_000, 301_000]) await after(wait);
    await hooks.inbox.until(4);
    expect(new Set(hooks.inbox.all.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const [way] = (await bo.must<MyNotices>("GET", "/api/me/notices")).ways;
    expect(way).toMatchObject({ state: "paused", failures: 4, answer: "500" });
    await after(HOUR);
    expect(hooks.inbox.all).toHaveLength(4);
    hooks.status = 204;
    expect(await bo.must<Tested>("POST", `/api/me/notices/ways/${way!.id}/test`)).toMatchObject({
      isSent: true,
      answer: "204",
    });
    const { ways } = await bo.must<MyNotices>("PUT", `/api/me/notices/ways/${way!.id}`, { on: true });
    expect(ways).toMatchObject([{ state: "on", failures: 0 }]);
  }, 60_000);

  test("quiet hours hold back push and webhooks until they end, but not the last hour's reminder", async () => {
    await hook(bo);
    // In Lagos it is an hour later, in summer too.
    await set(bo, { timeZone: "Africa/Lagos", quiet: { from: 12 * 60, to: 14 * 60 + 30 } });
    const table = await slowGame();
    (await play(table, ada)).close();
    await after(20_000);
    await after(HOUR);
    expect(hooks.inbox.all).toEqual([]);
    await after(HOUR / 2);
    expect((await hooks.json<Hooked>(1)).map(({ type }) => type)).toEqual(["turn"]);
    await set(bo, { timeZone: "Africa/Lagos", quiet: { from: 0, to: 1439 } });
    now = noon + 3 * DAY - HOUR + 60_000;
    await settle();
    expect((await hooks.json<Hooked>(2)).map(({ type }) => type)).toEqual(["turn", "time"]);
  }, 60_000);

  async function confirmed(person: Person): Promise<string> {
    await person.must("PUT", "/api/me/notices/email", { address: "bo@example.org" });
    const mail = mails.inbox.all.at(-1)!;
    const [, token = ""] = /confirm=([\w-]{43})/.exec(mail.text) ?? [];
    await ada.must("POST", "/api/notices/confirm", { token });
    return token;
  }

  test("an e-mail address is confirmed first, and one click stops the e-mails", async () => {
    await bo.must("PUT", "/api/me/notices/email", { address: "bo@example.org" });
    const [ask] = await mails.inbox.until(1);
    expect(ask).toMatchObject({ to: "bo@example.org", headers: { subject: "Confirm your e-mail address" } });
    const table = await slowGame();
    await set(bo, { isEveryTurnMailed: true });
    (await play(table, ada)).close();
    await after(20_000);
    expect(mails.inbox.all).toHaveLength(1);
    await confirmed(bo);
    (await play(table, bo)).close();
    (await play(table, ada)).close();
    await after(20_000);
    const mail = (await mails.inbox.until(3))[2]!;
    expect(mail.headers).toMatchObject({
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "auto-submitted": "auto-generated",
    });
    expect(mail.headers["message-id"]).toMatch(/^<[\w-]{32}@example\.org>$/);
    expect(mail.text).toContain(`/at/${table}`);
    const [, stop = ""] = /<(.*)>/.exec(mail.headers["list-unsubscribe"]!) ?? [];
    // Looking changes nothing: programs open links in e-mails.
    const page = await fetch(stop);
    const [, style = ""] = /<style>(.*)<\/style>/.exec(await page.clone().text()) ?? [];
    expect(await page.text()).toContain('<form method="post"');
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
    const isOn = async (): Promise<unknown> => (await bo.must<MyNotices>("GET", "/api/me/notices")).ways[0]?.state;
    expect(await isOn()).toBe("on");
    await fetch(stop, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(await isOn()).toBe("off");
  }, 60_000);

  test("e-mail is a digest at eight and eighteen o'clock, without what a page has shown meanwhile", async () => {
    await confirmed(bo);
    const tables = [await slowGame(), await slowGame(), await slowGame()];
    for (const table of tables) (await play(table, ada)).close();
    await after(20_000);
    expect(mails.inbox.all).toHaveLength(1);
    const shown = await bo.watch(tables[1]!, engine);
    shown.send({ kind: "shown", seq: shown.seq });
    shown.send({ kind: "ping", visible: true });
    await shown.until(() => shown.heard.some((text) => text.includes('"pong"')));
    shown.close();
    await after(6 * HOUR);
    const digest = (await mails.inbox.until(2))[1]!;
    expect(digest.headers["subject"]).toBe("2 games are waiting for you");
    expect(tables.map((table) => digest.text.includes(table))).toEqual([true, false, true]);
    await after(HOUR);
    await after(13 * HOUR);
    expect(mails.inbox.all).toHaveLength(2);
  }, 60_000);

  test("reserved seats and the ends of games are told, and a room's webhook hears of its games", async () => {
    await hook(bo);
    const { id: table, room } = await ada.must<TableInfo>("GET", `/api/tables/${await slowGame()}`);
    await ada.must("PUT", `/api/rooms/${room}/webhook`, { url: `${hooks.origin}/room`, shape: "slack" });
    expect(await bo.ask("GET", `/api/rooms/${room}/webhook`)).toMatchObject({
      status: 403,
      value: { error: "not-host" },
    });
    const seated = await play(table, ada);
    await after(20_000);
    await seated.request({ kind: "ask", seat: 0, request: { kind: "resign" } });
    await after(20_000);
    await ada.must("POST", `/api/tables/${table}/rematch`);
    await ada.must("PUT", `/api/rooms/${room}/next`, {
      game: "metro",
      setup: { seats: 2 },
      seats: [PERSON, PERSON],
      control: { kind: "none" },
      assist: "none",
      nonce: newNonce(),
    });
    await after(20_000);
    const all = await hooks.inbox.until(6);
    const own = all.filter(({ path }) => path === "/").map(({ body }) => (JSON.parse(body.toString()) as Hooked).type);
    expect(own).toEqual(["turn", "end", "invite"]);
    const rooms = all
      .filter(({ path }) => path === "/room")
      .map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text);
    expect(rooms.map((text) => text.split("\n")[0])).toEqual([
      "It’s Bo’s turn",
      "The game is over",
      "Ada proposes a game. Who’s in?",
    ]);
    await ada.must<RoomHook>("DELETE", `/api/rooms/${room}/webhook`);
    seated.close();
  }, 60_000);

  test("on vacation a clock stands still, as long as the table's budget allows", async () => {
    const table = await slowGame(DAY, { vacation: 3 });
    const seated = await ada.watch(table, engine);
    const deadline = async (): Promise<number> =>
      (await ada.must<TableInfo>("GET", `/api/tables/${table}`)).deadline ?? 0;
    expect(await deadline()).toBe(noon + DAY);
    now += HOUR;
    const { vacations } = await ada.must<MyNotices>("POST", "/api/me/vacations", { from: now, until: now + 2 * DAY });
    expect(await deadline()).toBe(noon + 3 * DAY);
    // A restart in between costs nothing.
    await server.stop();
    server = await start();
    for (const person of [ada, bo]) Object.assign(person, { address: server.address.replace(/\/$/, "") });
    now += DAY;
    const back = await ada.watch(table, engine);
    expect(back.status?.clock?.left[0]).toBe(23 * HOUR);
    await ada.must("DELETE", `/api/me/vacations/${vacations[0]!.id}`);
    expect(await deadline()).toBe(now + 23 * HOUR);
    // One day is used up, so of ten more the table takes two.
    await ada.must("POST", "/api/me/vacations", { from: now, until: now + 10 * DAY });
    expect(await deadline()).toBe(now + 2 * DAY + 23 * HOUR);
    expect(await ada.ask("POST", "/api/me/vacations", { from: now + DAY, until: now + 2 * DAY })).toMatchObject({
      status: 400,
      value: { error: "vacation" },
    });
    seated.close();
    back.close();
  }, 60_000);

  test("forgetting a person leaves nothing of their notices", async () => {
    await hook(bo);
    await set(bo, {});
    await bo.must("POST", "/api/me/vacations", { from: noon, until: noon + DAY });
    const table = await slowGame();
    (await play(table, ada)).close();
    const { db } = server.storage;
    const seat = db.selectFrom("seats").select("identity").where("table_id", "=", table).where("seat", "=", 1);
    const owner = (await seat.executeTakeFirstOrThrow()).identity ?? "";
    const counts = async (): Promise<readonly number[]> => [
      (await db.selectFrom("notices").select("slot").where("owner", "=", owner).execute()).length,
      (await db.selectFrom("notice_ways").select("id").where("owner", "=", owner).execute()).length,
      (await db.selectFrom("notice_settings").select("body").where("identity", "=", owner).execute()).length,
      (await db.selectFrom("vacations").select("id").where("identity", "=", owner).execute()).length,
    ];
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await server.storage.write(...forgettingNotices(server.storage, owner));
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await after(20_000);
    expect(hooks.inbox.all).toEqual([]);
  }, 60_000);
});
