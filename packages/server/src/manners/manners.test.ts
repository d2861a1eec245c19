/** Muting, blocking and reporting people, and the moderators' page. */
import type { Block, ModerationEntry, ModeratedPerson, Report, RoomInfo, TableInfo, Whom } from "@interchange/protocol";
import { gameNamed } from "@interchange/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken, moderators, withdrawToken, withDatabase } from "../admin/index.ts";
import { realTime } from "../liveTables/liveTables.ts";
import { Person } from "../testing/client.ts";
import { createRoom, gameFor, InRoom, joinRoom, sayIn, startNext } from "../testing/roomClient.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";

const PERSON = { kind: "person" } as const;
const { engine } = await gameNamed("metro")!.load();
let place: ReturnType<typeof newFolder>;
let server: Started;
let ahead = 0;

const start = (): Promise<Started> =>
  startOnline(place.where, { time: { ...realTime(Date.now), now: () => Date.now() + ahead } });

beforeAll(async () => {
  place = newFolder();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const named = (name: string): Promise<Person> => Person.named(server.address, name);
const set = (person: Person, whom: Whom, kind: string): ReturnType<Person["ask"]> =>
  person.ask("PUT", "/api/me/blocks", { whom, kind });
const blocksOf = async (person: Person, at = ""): Promise<readonly Block[]> =>
  (await person.must<{ blocks: readonly Block[] }>("GET", `/api/me/blocks${at}`)).blocks;

/** Ada's room, with others in it. */
async function room(...names: readonly string[]): Promise<{ readonly id: string; readonly people: readonly Person[] }> {
  const [host, ...others] = await Promise.all(names.map(named));
  const id = (await createRoom(host!)).room.id!;
  for (const other of others) await joinRoom(other, id);
  return { id, people: [host!, ...others] };
}

describe("at a table, someone who is muted", () => {
  test("is not heard by who muted them, on any device, and others hear them", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const spectator = await (await named("Cy")).watch(ada.table, engine);
    await bo.request({ kind: "say", seat: 1, text: "rude" });
    await ada.until(() => ada.said.length === 1);
    const { token } = await ada.person.must<{ token: string }>("POST", "/api/me/offer");
    const phone = new Person(server.address);
    await phone.must("POST", "/api/me/join", { code: token });
    const there = await phone.watch(ada.table, engine);
    expect(there.said).toHaveLength(1);
    expect((await set(ada.person, { table: ada.table, seat: 1 }, "mute")).status).toBe(200);
    for (const device of [ada, there]) {
      await device.until(() => String(device.info?.quiet) === "1");
      expect(device.said).toEqual([]);
    }
    await bo.request({ kind: "say", seat: 1, text: "rude again" });
    await ada.request({ kind: "say", seat: 0, text: "quiet" });
    await Promise.all([ada, there].map((device) => device.until(() => device.said.length === 1)));
    await spectator.until(() => spectator.said.length === 3);
    expect(ada.said).toMatchObject([{ n: 3, text: "quiet" }]);
    expect(there.said).toMatchObject([{ n: 3, text: "quiet" }]);
    expect(spectator.info).not.toHaveProperty("quiet");
    expect(bo.info).not.toHaveProperty("quiet");
    expect(await blocksOf(ada.person, `?table=${ada.table}`)).toMatchObject([{ name: "Bo", kind: "mute", seats: [1] }]);
    await set(ada.person, { table: ada.table, seat: 1 }, "none");
    await ada.until(() => ada.said.length === 3);
    expect(await blocksOf(ada.person)).toEqual([]);
  });
});

describe("in a room, someone who is muted", () => {
  test("is not heard by who muted them", async () => {
    const { id, people } = await room("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people as [Person, Person, Person];
    const at = await Promise.all(people.map((each) => InRoom.open(each, { room: id })));
    await at[1]!.speak("before");
    await Promise.all(at.map((each) => each.until(() => each.said.members.length === 1)));
    await set(ada, { room: id, member: 2 }, "mute");
    await at[1]!.speak("rude");
    await at[2]!.speak("hello");
    await at[0]!.until(() => at[0]!.said.members.at(-1)?.text === "hello");
    await at[1]!.until(() => at[1]!.said.members.length === 3);
    expect(at[0]!.said.members.map(({ text }) => text)).toEqual(["before", "hello"]);
    const again = await InRoom.open(ada, { room: id });
    await again.until(() => again.said.members.length > 0);
    expect(again.said.members.map(({ text }) => text)).toEqual(["hello"]);
    expect(await blocksOf(ada, `?room=${id}`)).toMatchObject([{ name: "Bo", member: 2 }]);
    // Nobody else is told.
    expect(await blocksOf(bo)).toEqual([]);
    expect(await blocksOf(cy)).toEqual([]);
    expect(at[1]!.heard.join("")).not.toContain("mute");
  });
});

describe("people of whom one has blocked the other", () => {
  test("never sit down at one table, whoever comes second, and see no open table of each other", async () => {
    const { id, people } = await room("Ada", "Bo");
    const [ada, bo] = people as [Person, Person];
    await set(ada, { room: id, member: 2 }, "block");
    for (const [first, second] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const { id: table } = await first.newTable({ seats: [PERSON, PERSON], seat: 0 });
      expect(await second.ask("POST", `/api/tables/${table}/sit`, { seat: 1, nonce: "0".repeat(32) })).toMatchObject({
        status: 409,
        value: { error: "blocked" },
      });
      const { tables } = await second.must<{ tables: readonly TableInfo[] }>("GET", "/api/tables?list=open");
      expect(tables.some((each) => each.id === table)).toBe(false);
    }
    const { id: own } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0, isPublic: false, room: id });
    const kept = await ada.ask("PUT", `/api/tables/${own}/seats/1`, { mind: PERSON, member: 2 });
    expect(kept).toMatchObject({ status: 409, value: { error: "apart" } });
  });

  test("do not start a game that they already sat down for, and cannot take over a seat", async () => {
    const [ada, bo] = [await named("Ada"), await named("Bo")];
    const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
    await bo.sit(id, 1);
    await set(bo, { table: id, seat: 0 }, "block");
    expect(await ada.ask("POST", `/api/tables/${id}/start`)).toMatchObject({ status: 409, value: { error: "apart" } });
    const cy = await named("Cy");
    const { id: running } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
    await cy.sit(running, 1);
    await ada.start(running);
    await cy.must("DELETE", `/api/tables/${running}/seats/1`);
    const taken = await bo.ask("POST", `/api/tables/${running}/sit`, { seat: 1, nonce: "0".repeat(32) });
    expect(taken).toMatchObject({ status: 409, value: { error: "blocked" } });
  });

  test("are never drawn to one table of a room, nor put there by hand", async () => {
    const { id, people } = await room("Ada", "Bo", "Cy", "Dee");
    const [ada, bo] = people as [Person, Person];
    await set(bo, { room: id, member: 1 }, "block");
    const together = {
      tables: [
        [1, 2],
        [3, 4],
      ],
    };
    for (let game = 0; game < 5; game++) {
      await ada.must("PUT", `/api/rooms/${id}/next`, gameFor(2));
      for (const person of people) await sayIn(person, id);
      const byHand = await ada.ask("POST", `/api/rooms/${id}/next/start`, together);
      expect(byHand).toMatchObject({ status: 409, value: { error: "apart" } });
      const { room: now } = await startNext(ada, id);
      const running = now.tables.filter(({ state }) => state === "running");
      for (const { seats } of running) expect(new Set(seats.map(({ member }) => member))).not.toEqual(new Set([1, 2]));
    }
    // Two who are the only ones get a table each if the game allows it, which this one does not.
    const alone = await room("Ada", "Bo");
    await set(alone.people[0]!, { room: alone.id, member: 2 }, "block");
    await alone.people[0]!.must("PUT", `/api/rooms/${alone.id}/next`, gameFor(2));
    for (const person of alone.people) await sayIn(person, alone.id);
    const refused = await alone.people[0]!.ask("POST", `/api/rooms/${alone.id}/next/start`, {});
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  test("are kept apart in a rematch, and meet again once the block is lifted", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await set(ada.person, { table: ada.table, seat: 1 }, "block");
    void bo.request({ kind: "ask", seat: 1, request: { kind: "end" } });
    await ada.until(() => (ada.status?.asked.length ?? 0) > 0);
    await ada.request({ kind: "answer", seat: 0, asked: ada.status!.asked[0]!.id, consent: true });
    await ada.until(() => ada.status?.isOver === true);
    const again = await ada.person.must<TableInfo>("POST", `/api/tables/${ada.table}/rematch`);
    expect(again.seats.map(({ reservedFor }) => reservedFor)).toEqual([undefined, "Ada"]);
    const [block] = await blocksOf(ada.person);
    expect((await bo.person.ask("DELETE", `/api/me/blocks/${block!.id}`)).status).toBe(404);
    await ada.person.must("DELETE", `/api/me/blocks/${block!.id}`);
    await ada.person.sit(again.id, 1);
    await bo.person.sit(again.id, 0);
  });
});

test("nobody mutes or reports themselves, nobody, or someone in a room that they are not in", async () => {
  const { id, people } = await room("Ada", "Bo");
  const stranger = await named("Cy");
  const [ada] = people as [Person];
  expect((await set(ada, { room: id, member: 1 }, "mute")).status).toBe(400);
  expect((await set(ada, { room: id, member: 9 }, "mute")).status).toBe(404);
  expect((await set(ada, { table: "aaaaaaaaaaaa", seat: 0 }, "mute")).status).toBe(404);
  expect((await set(stranger, { room: id, member: 2 }, "mute")).status).toBe(403);
  const report = { whom: { room: id, member: 2 }, reason: "chat" };
  expect((await stranger.ask("POST", "/api/me/reports", report)).status).toBe(403);
  expect((await new Person(server.address).ask("POST", "/api/me/reports", report)).status).toBe(401);
});

describe("moderators", () => {
  const signedIn = async (): Promise<Person> => {
    const token = await withDatabase(place.where, "write", (at) => issueToken(at, "grace"));
    const moderator = new Person(server.address);
    expect(await moderator.must("POST", "/api/moderation", { token })).toEqual({ name: "grace" });
    return moderator;
  };
  const reportsFor = async (moderator: Person, query = ""): Promise<readonly Report[]> =>
    (await moderator.must<{ reports: readonly Report[] }>("GET", `/api/moderation/reports${query}`)).reports;
  const log = async (moderator: Person): Promise<readonly ModerationEntry[]> =>
    (await moderator.must<{ entries: readonly ModerationEntry[] }>("GET", "/api/moderation/log")).entries;
  const moderate = (moderator: Person, id: string, what: object): Promise<ModeratedPerson> =>
    moderator.must("POST", `/api/moderation/people/${id}`, what);

  test("need a token that the operator has issued, and lose it when it is withdrawn", async () => {
    const ada = await named("Ada");
    const paths = ["", "/reports", "/people", "/log"];
    const refused = async (person: Person): Promise<void> => {
      for (const path of paths) expect((await person.ask("GET", `/api/moderation${path}`)).status).toBe(403);
      const id = "aaaaaaaaaaaa";
      expect((await person.ask("POST", `/api/moderation/people/${id}`, { kind: "remove" })).status).toBe(403);
      expect((await person.ask("POST", `/api/moderation/reports/${id}/done`)).status).toBe(403);
    };
    await refused(new Person(server.address));
    await refused(ada);
    const guess = new Person(server.address);
    expect((await guess.ask("POST", "/api/moderation", { token: "x".repeat(43) })).status).toBe(403);
    guess.cookie = `interchange-moderator=${"x".repeat(43)}`;
    await refused(guess);
    const moderator = await signedIn();
    for (const path of paths) expect((await moderator.ask("GET", `/api/moderation${path}`)).status).toBe(200);
    // A cookie of a page from elsewhere does nothing.
    const evil = await fetch(`${server.address}api/moderation/people/aaaaaaaaaaaa`, {
      method: "POST",
      headers: { cookie: moderator.cookie, origin: "https://evil.example", "content-type": "application/json" },
      body: JSON.stringify({ kind: "remove" }),
    });
    expect(evil.status).toBe(403);
    const stored = await server.storage.db.selectFrom("moderators").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(moderator.cookie.split("=")[1]);
    expect(await withDatabase(place.where, "read", moderators)).toMatchObject([{ name: "grace" }]);
    expect(await withDatabase(place.where, "write", (at) => withdrawToken(at, "grace"))).toBe(true);
    await refused(moderator);
  });

  test("get reports with the last twenty lines, and close them", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    for (let n = 1; n <= 22; n++) await bo.request({ kind: "say", seat: 1, text: `line ${n}` });
    await ada.request({ kind: "say", seat: 0, text: "please stop" });
    const whom = { table: ada.table, seat: 1 };
    expect(
      (await ada.person.ask("POST", "/api/me/reports", { whom, reason: "chat", text: "He goes on." })).status,
    ).toBe(201);
    const moderator = await signedIn();
    const [report] = await reportsFor(moderator);
    expect(report).toMatchObject({
      reason: "chat",
      text: "He goes on.",
      table: ada.table,
      by: { name: "Ada" },
      about: { name: "Bo" },
    });
    expect(report!.lines).toHaveLength(20);
    expect(report!.lines[0]).toMatchObject({ name: "Bo", isTheirs: true, text: "line 4" });
    expect(report!.lines.at(-1)).toMatchObject({ name: "Ada", isTheirs: false, text: "please stop" });
    await moderator.must("POST", `/api/moderation/reports/${report!.id}/done`);
    expect((await moderator.ask("POST", `/api/moderation/reports/${report!.id}/done`)).status).toBe(404);
    expect((await reportsFor(moderator)).some(({ id }) => id === report!.id)).toBe(false);
    expect((await reportsFor(moderator, "?done=yes")).some(({ id }) => id === report!.id)).toBe(true);
    expect((await log(moderator))[0]).toMatchObject({ moderator: "grace", kind: "done", name: "Bo" });
  });

  test("mute someone everywhere, for a while", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await ada.person.must("POST", "/api/me/reports", { whom: { table: ada.table, seat: 1 }, reason: "chat" });
    const moderator = await signedIn();
    const { about } = (await reportsFor(moderator))[0]!;
    expect(await moderate(moderator, about.id, { kind: "mute", hours: 1 })).toMatchObject({ name: "Bo", reports: 1 });
    const muted = { kind: "refused", refusal: { code: "muted", rule: "table" } };
    expect(await bo.request({ kind: "say", seat: 1, text: "hey" })).toMatchObject(muted);
    const { room: own } = await createRoom(bo.person);
    const inRoom = await InRoom.open(bo.person, { room: own.id! });
    expect(await inRoom.speak("hey")).toMatchObject({ kind: "refused", refusal: { code: "muted", rule: "room" } });
    const { people } = await moderator.must<{ people: readonly ModeratedPerson[] }>("GET", "/api/moderation/people");
    expect(people.map(({ id }) => id)).toContain(about.id);
    ahead += 3_600_001;
    expect((await bo.request({ kind: "say", seat: 1, text: "back" })).kind).toBe("applied");
    await moderate(moderator, about.id, { kind: "mute", hours: 24 });
    expect(await moderate(moderator, about.id, { kind: "unmute" })).not.toHaveProperty("mutedUntil");
    expect((await bo.request({ kind: "say", seat: 1, text: "again" })).kind).toBe("applied");
  });

  test("rename someone, also in running games; they keep that name for a week", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await ada.person.must("POST", "/api/me/reports", { whom: { table: ada.table, seat: 1 }, reason: "name" });
    const moderator = await signedIn();
    const { about } = (await reportsFor(moderator))[0]!;
    await moderate(moderator, about.id, { kind: "rename", name: "Player 7" });
    await ada.until(() => ada.status?.sitters[1]?.name === "Player 7");
    expect((await bo.person.ask("PUT", "/api/me", { name: "Rude" })).status).toBe(403);
    ahead += 7 * 86_400_000 + 1;
    expect((await bo.person.ask("PUT", "/api/me", { name: "Nice" })).status).toBe(200);
    expect((await log(moderator))[0]).toMatchObject({
      kind: "rename",
      name: "Bo",
      detail: "Player 7",
      about: about.id,
    });
  });

  test("remove someone, who is disconnected at once and told so, and let them back in", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await ada.person.must("POST", "/api/me/reports", { whom: { table: ada.table, seat: 1 }, reason: "play" });
    const moderator = await signedIn();
    const { about } = (await reportsFor(moderator))[0]!;
    expect(await moderate(moderator, about.id, { kind: "remove" })).toHaveProperty("removedAt");
    await bo.untilClosed();
    expect(bo.goodbye).toBe("banned");
    expect(await bo.person.must("GET", "/api/me")).toMatchObject({ signedOut: { why: "banned" } });
    await moderate(moderator, about.id, { kind: "restore" });
    expect(await bo.person.must("GET", "/api/me")).toEqual({ name: "Bo" });
    expect((await moderator.ask("POST", "/api/moderation/people/aaaaaaaaaaaa", { kind: "remove" })).status).toBe(404);
    const { people } = await moderator.must<{ people: readonly ModeratedPerson[] }>(
      "GET",
      "/api/moderation/people?find=bO",
    );
    expect(people.map(({ id }) => id)).toContain(about.id);
  });

  test("have reports and a log of 90 days", async () => {
    const moderator = await signedIn();
    expect((await log(moderator)).length).toBeGreaterThan(3);
    await server.stop();
    ahead += 91 * 86_400_000;
    server = await start();
    const later = await signedIn();
    await expect.poll(async () => (await log(later)).length + (await reportsFor(later)).length).toBe(0);
  });
});

test("someone who only watches a room reports a message of another spectator", async () => {
  const { id, people } = await room("Ada");
  const inRoom = await InRoom.open(people[0]!, { room: id });
  const watch = (inRoom.room as RoomInfo).watch!;
  const [bo, cy] = [await named("Bo"), await named("Cy")];
  const [at, other] = [await InRoom.open(bo, { watch }), await InRoom.open(cy, { watch })];
  await at.speak("rude", "spectators");
  await other.until(() => other.said.spectators.length === 1);
  const whom = { watch, said: 1 };
  expect((await cy.ask("POST", "/api/me/reports", { whom, reason: "chat" })).status).toBe(201);
  expect((await set(cy, whom, "mute")).status).toBe(200);
  expect((await set(cy, { room: id, said: 1 }, "mute")).status).toBe(403);
  await at.speak("rude again", "spectators");
  await inRoom.until(() => inRoom.said.spectators.length === 2);
  const again = await InRoom.open(cy, { watch });
  expect(again.said.spectators).toEqual([]);
});
