/** A club night with the real limits: forty phones behind one address, and people who guess codes. */
import { gameNamed } from "@interchange/games";
import { MOST_MEMBERS, MOST_ROOM_TABLES } from "@interchange/protocol";
import type { MyRoom, RoomInvitation, RoomTable } from "@interchange/protocol";
import { known } from "@interchange/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { newNonce, Person } from "../testing/client.ts";
import { createRoom, gameFor, InRoom, joinRoom, sayIn, startNext } from "../testing/roomClient.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";

const LONG = process.env["LONG"] === "1";

let folder: ReturnType<typeof newFolder>;
let server: Started;

beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where, { limits: LIMITS });
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

test("forty people join by code from one address within a minute and play at ten tables", async () => {
  const began = Date.now();
  const host = await Person.named(server.address, "Host");
  const { room } = await createRoom(host);
  const code = room.code!;
  const projector = await InRoom.open(new Person(server.address), { watch: room.watch! });
  const phones = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const person = await Person.named(server.address, `P${index}`);
      const { id } = await person.must<RoomInvitation>("POST", "/api/rooms/find", { code });
      await joinRoom(person, id);
      return InRoom.open(person, { room: id });
    }),
  );
  await projector.until(
    () => projector.room?.members.filter(({ presence }) => presence === "here").length === phones.length,
  );
  expect(Date.now() - began).toBeLessThan(60_000);
  expect(new Set(phones.map(({ you }) => you)).size).toBe(40);
  const { members } = projector.room!;
  expect(new Set(members.slice(0, 12).map(({ colour }) => colour)).size).toBe(12);

  await host.must("PUT", `/api/rooms/${room.id}/next`, gameFor(4));
  await Promise.all(phones.map(({ person }) => sayIn(person, room.id!)));
  await startNext(host, room.id!);
  await projector.until(() => projector.room?.tables.filter(({ state }) => state === "running").length === 10);
  const playing = projector.room!.tables.flatMap(({ seats }) => seats.map(({ member }) => member));
  expect(new Set(playing).size).toBe(40);
  for (const each of [projector, ...phones]) each.cut();
});

test.runIf(LONG)("sixty people of a room play at sixteen tables at once, and the room shows every move", async () => {
  // Sixty new people behind one address are more than the limits allow at once.
  const other = newFolder();
  const big = await startOnline(other.where);
  const { address } = big;
  const { engine } = await known(gameNamed("metro")).load();
  const host = await Person.named(address, "Host");
  const { room } = await createRoom(host);
  const id = known(room.id);
  const people = await Promise.all(Array.from({ length: MOST_MEMBERS - 1 }, (_, n) => Person.named(address, `P${n}`)));
  await host.must("PUT", `/api/rooms/${id}/next`, gameFor(4));
  await Promise.all(people.map((person) => joinRoom(person, id)));
  await Promise.all([host, ...people].map((person) => sayIn(person, id)));
  const members = await Promise.all([host, ...people].map((person) => InRoom.open(person, { room: id })));
  const groups = Array.from({ length: MOST_ROOM_TABLES }, (_, table) =>
    members.flatMap(({ you }, n) => (n % MOST_ROOM_TABLES === table ? known(you) : [])),
  );
  await startNext(host, id, { tables: groups });
  const tables = (): readonly RoomTable[] => members[0]?.room?.tables ?? [];
  await members[0]?.until(() => tables().filter(({ toAct }) => toAct !== undefined).length === MOST_ROOM_TABLES);
  const before = new Map(tables().map((table) => [table.id, table.progress ?? 0]));
  await Promise.all(
    tables().map(async ({ id: table = "", seats, toAct = 0 }) => {
      const player = known(members.find(({ you }) => you === seats[toAct]?.member)).person;
      const seated = await player.watch(table, engine);
      const [move] = engine.moves(seated.view);
      expect(await seated.command(toAct, [engine.notation.writeMove(known(move))])).toMatchObject({ kind: "applied" });
    }),
  );
  for (const member of [members[0], members.at(-1)])
    await member?.until(
      () => member.room?.tables.every((table) => (table.progress ?? 0) > (before.get(table.id) ?? 0)) === true,
    );
  for (const each of members) each.cut();
  await big.stop();
  other.remove();
});

test("a room has sixty members at most, whoever else wants in", async () => {
  const host = await Person.named(server.address, "Host");
  const { room } = await createRoom(host);
  const now = Date.now();
  // Without so many cookies.
  const { db } = server.storage;
  for (let n = 2; n < MOST_MEMBERS; n++) {
    const identity = `member${String(n).padStart(6, "0")}`;
    await server.storage.write(
      {
        query: db
          .insertInto("identities")
          .values({ id: identity, name: `M${n}`, created_at: now, seen_at: now })
          .compile(),
      },
      {
        query: db
          .insertInto("members")
          .values({ room: room.id!, n, identity, colour: 0, joined_at: now, seen_at: now })
          .compile(),
      },
    );
  }
  const [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
  const answers = await Promise.all([ada, bo].map((each) => each.ask("POST", `/api/rooms/${room.id}/join`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.value).toMatchObject({ error: "room-full" });
});

test("wrong codes are limited per person and per address, and right ones count for nothing", async () => {
  const ada = await Person.named(server.address, "Ada");
  const { room } = await createRoom(ada);
  const wrong = room.code === "BBBBB" ? "CCCCC" : "BBBBB";
  const guess = (person: Person, code = wrong) => person.ask("POST", "/api/rooms/find", { code });
  const statuses = async (person: Person, times: number): Promise<readonly number[]> => {
    const found: number[] = [];
    for (let time = 0; time < times; time++) found.push((await guess(person)).status);
    return found;
  };
  for (let time = 0; time < 20; time++) expect((await guess(ada, room.code)).status).toBe(200);
  expect(await statuses(ada, 6)).toEqual([404, 404, 404, 404, 404, 429]);
  // Even the right one now: otherwise guessing would go on.
  expect((await guess(ada, room.code)).status).toBe(429);
  // Another person at the same address gets in, until there were too many.
  const bo = await Person.named(server.address, "Bo");
  expect((await guess(bo, room.code)).status).toBe(200);
  const many = await statuses(new Person(server.address), 40);
  expect(many.filter((status) => status === 404).length).toBeLessThan(30);
  expect(many.at(-1)).toBe(429);
  expect((await guess(bo, room.code)).status).toBe(429);
});

test("a member of one room cannot act in another, and strangers in none", async () => {
  const [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
  const { room: mine } = await createRoom(ada);
  await createRoom(bo);
  const a = await InRoom.open(ada, { room: mine.id! });
  await a.speak("secret");
  await ada.must<MyRoom>("PUT", `/api/rooms/${mine.id}/next`, { ...gameFor(2), nonce: newNonce() });
  const at = `/api/rooms/${mine.id}`;
  for (const [method, path, body] of [
    ["PUT", at, { name: "Mine" }],
    ["DELETE", at],
    ["PUT", `${at}/me`, { colour: 3 }],
    ["DELETE", `${at}/me`],
    ["DELETE", `${at}/members/1`],
    ["PUT", `${at}/host`, { member: 1 }],
    ["POST", `${at}/take-over`],
    ["PUT", `${at}/next`, gameFor(2)],
    ["DELETE", `${at}/next`],
    ["PUT", `${at}/next/in`, { nonce: newNonce() }],
    ["DELETE", `${at}/next/in`],
    ["POST", `${at}/next/start`, {}],
    ["POST", "/api/tables", { ...gameFor(2), isPublic: false, room: mine.id }],
  ] as const) {
    const { status, value } = await bo.ask(method, path, body);
    expect([status, value], `${method} ${path}`).toMatchObject([403, { error: "not-member" }]);
    expect((await new Person(server.address).ask(method, path, body)).status).toBe(401);
  }
  for (const person of [bo, new Person(server.address)]) {
    const there = await InRoom.open(person, { room: mine.id! });
    expect(there.goodbye).toBe("not-member");
    expect(there.heard.join()).not.toContain("secret");
  }
  expect(await bo.must("GET", at)).not.toHaveProperty("code");
});
