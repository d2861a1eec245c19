/** Rooms, through the protocol. */
import type { MyRoom, RoomEntry, RoomInvitation, TableInfo } from "@interchange/protocol";
import { RoomInfo } from "@interchange/protocol";
import { gameNamed } from "@interchange/games";
import { readRecord } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newNonce, Person } from "../testing/client.ts";
import { createRoom, gameFor, InRoom, joinRoom, sayIn, startNext } from "../testing/roomClient.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";

const PERSON = { kind: "person" } as const;
let folder: ReturnType<typeof newFolder>;
let server: Started;
let engine: AnyGame;

beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where);
  ({ engine } = await gameNamed("metro")!.load());
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

const named = (name: string): Promise<Person> => Person.named(server.address, name);
const codeOf = ({ value }: { readonly value: unknown }): string => (value as { error: string }).error;

/** A room with these members; the first is its host. */
async function roomOf(
  ...names: readonly string[]
): Promise<{ readonly room: string; readonly people: Person[] } & MyRoom> {
  const people = await Promise.all(names.map(named));
  const made = await createRoom(people[0]!);
  const room = made.room.id!;
  for (const each of people.slice(1)) await joinRoom(each, room);
  const { value } = await people[0]!.ask("PUT", `/api/rooms/${room}`, {});
  return { ...(value as MyRoom), room, people } as never;
}

/** Ends a game of two: the seat resigns. */
async function resign(person: Person, table: string): Promise<void> {
  const seated = await person.watch(table, engine);
  const [seat = 0] = seated.seats;
  await seated.request({ kind: "ask", seat, request: { kind: "resign" } });
  await seated.until(() => seated.status?.isOver === true);
  seated.close();
}

describe("a room", () => {
  test("is joined by link and by code, and members have numbers and colours of their own", async () => {
    const [ada, bo, cy] = await Promise.all(["Ada", "Bo", "Cy"].map(named));
    const { you, room } = await createRoom(ada!);
    expect([you, room.host, room.code]).toEqual([1, 1, expect.stringMatching(/^[BCDFGHJKLMNPRSTVWXZ]{5}$/)]);
    const invitation = await bo!.must<RoomInvitation>("GET", `/api/rooms/${room.id}`);
    expect(invitation).toEqual({ id: room.id, host: "Ada", others: [], members: 1, you: "guest" });
    const found = await cy!.must<RoomInvitation>("POST", "/api/rooms/find", { code: room.code });
    expect(found.id).toBe(room.id);
    expect((await joinRoom(bo!, room.id!)).you).toBe(2);
    const { you: third, room: after } = await joinRoom(cy!, room.id!);
    expect(third).toBe(3);
    expect(after.members.map(({ n, name, colour }) => [n, name, colour])).toEqual([
      [1, "Ada", 0],
      [2, "Bo", 1],
      [3, "Cy", 2],
    ]);
    expect(v.safeParse(RoomInfo, after).issues).toBeUndefined();
    // Joining again changes nothing.
    expect((await joinRoom(bo!, room.id!)).you).toBe(2);
    expect(codeOf(await bo!.ask("PUT", `/api/rooms/${room.id}/me`, { colour: 0 }))).toBe("colour");
    expect((await bo!.must<MyRoom>("PUT", `/api/rooms/${room.id}/me`, { colour: 7 })).room.members[1]?.colour).toBe(7);
    const { rooms } = await bo!.must<{ rooms: readonly object[] }>("GET", "/api/rooms");
    expect(rooms).toMatchObject([{ id: room.id, host: "Ada", isHost: false, members: 3 }]);
  });

  test("shows who is here, away, offline and has left", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const [ada, bo] = people;
    const a = await InRoom.open(ada!, { room });
    const b = await InRoom.open(bo!, { room });
    await a.until(() => a.presenceOf("Bo") === "here");
    b.send({ kind: "ping", visible: false });
    await a.until(() => a.presenceOf("Bo") === "away");
    b.cut();
    await a.until(() => a.presenceOf("Bo") === "offline");
    expect(a.room?.members[1]?.seenAt).toBeGreaterThan(0);
    // At a table of the room one is in the room too.
    const { id } = await ada!.newTable({ seats: [PERSON, PERSON], room, isPublic: false });
    await bo!.watch(id, engine);
    await a.until(() => a.presenceOf("Bo") === "here");
    await bo!.must("DELETE", `/api/rooms/${room}/me`);
    await a.until(() => a.presenceOf("Bo") === undefined);
  });

  test("tells guests what is proposed, otherwise what is played there or was last", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const [ada, bo] = people as [Person, Person];
    const cy = await named("Cy");
    const invited = async (): Promise<readonly unknown[]> => {
      const { game, played } = await cy.must<RoomInvitation>("GET", `/api/rooms/${room}`);
      return [game, played];
    };
    expect(await invited()).toEqual([undefined, undefined]);
    await ada.must("PUT", `/api/rooms/${room}/next`, gameFor(2, { nonce: newNonce() }));
    expect(await invited()).toEqual(["metro", undefined]);
    await sayIn(bo, room);
    await startNext(ada, room);
    expect(await invited()).toEqual([undefined, "metro"]);
  });

  test("has a chat that goes on, with its last 200 messages", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const a = await InRoom.open(people[0]!, { room });
    const b = await InRoom.open(people[1]!, { room });
    expect(await a.speak("hello")).toMatchObject({ kind: "applied" });
    await b.until(() => b.said.members.length === 1);
    expect(b.said.members).toEqual([{ n: 1, member: 1, name: "Ada", text: "hello", at: expect.any(Number) as number }]);
    // The same message again is not said again, and its id is not for another.
    expect(await a.speak("hello", "members", "s1")).toMatchObject({ kind: "applied" });
    expect(await a.speak("hi", "members", "s1")).toMatchObject({ refusal: { code: "conflict" } });
    for (let line = 2; line <= 205; line++) await a.speak(`line ${line}`);
    await b.until(() => b.said.members.length === 205);
    const again = await InRoom.open(people[1]!, { room });
    await again.until(() => again.said.members.length > 0);
    expect(again.said.members.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, index) => index + 6));
  });

  test("is listed with the last message that one hears of others", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people as [Person, Person, Person];
    const said = async (person: Person): Promise<unknown> =>
      (await person.must<{ rooms: readonly RoomEntry[] }>("GET", "/api/rooms")).rooms[0]?.said;
    expect(await said(ada)).toBeUndefined();
    const a = await InRoom.open(ada, { room });
    const b = await InRoom.open(bo, { room });
    await a.speak("hello");
    expect([await said(ada), await said(bo), await said(cy)]).toEqual([undefined, 1, 1]);
    await b.speak("hi");
    await a.speak("for those who watch", "spectators");
    expect([await said(ada), await said(bo), await said(cy)]).toEqual([2, 1, 2]);
    await cy.must("PUT", "/api/me/blocks", { whom: { room, member: 2 }, kind: "mute" });
    expect(await said(cy)).toBe(1);
  });

  test("is handed over, and its host removes people, who cannot come back", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people;
    expect(codeOf(await bo!.ask("DELETE", `/api/rooms/${room}/members/3`))).toBe("not-host");
    expect(codeOf(await bo!.ask("PUT", `/api/rooms/${room}/host`, { member: 2 }))).toBe("not-host");
    expect(codeOf(await bo!.ask("POST", `/api/rooms/${room}/take-over`))).toBe("not-host");
    expect(codeOf(await ada!.ask("PUT", `/api/rooms/${room}/host`, { member: 9 }))).toBe("not-member");
    await ada!.must("PUT", `/api/rooms/${room}/host`, { member: 2 });
    expect(codeOf(await ada!.ask("DELETE", `/api/rooms/${room}`))).toBe("not-host");
    const c = await InRoom.open(cy!, { room });
    const { id } = await bo!.newTable({ seats: [PERSON, PERSON], seat: 0, room, isPublic: false });
    await cy!.sit(id, 1);
    const { room: after } = await bo!.must<MyRoom>("DELETE", `/api/rooms/${room}/members/3`);
    expect(after.members.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
    expect(after.tables[0]?.seats[1]?.name).toBeUndefined();
    await c.until(() => c.goodbye === "removed");
    expect(codeOf(await cy!.ask("POST", `/api/rooms/${room}/join`))).toBe("removed");
    expect(codeOf(await cy!.ask("POST", `/api/tables/${id}/sit`, { seat: 1, nonce: newNonce() }))).toBe("removed");
    expect((await cy!.must<RoomInvitation>("GET", `/api/rooms/${room}`)).you).toBe("removed");
    expect((await InRoom.open(cy!, { watch: after.watch! })).goodbye).toBe("removed");
  });

  test("gets another host when the host leaves, and ends with its last member", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people;
    const c = await InRoom.open(cy!, { room });
    await ada!.must("DELETE", `/api/rooms/${room}/me`);
    // Cy is there, and Bo is not.
    await c.until(() => c.room?.host === 3);
    expect(codeOf(await ada!.ask("PUT", `/api/rooms/${room}`, { name: "Mine" }))).toBe("not-member");
    expect((await joinRoom(ada!, room)).you).toBe(1);
    for (const each of [ada, bo, cy]) await each!.must("DELETE", `/api/rooms/${room}/me`);
    await c.until(() => c.goodbye !== undefined);
    expect((await ada!.ask("GET", `/api/rooms/${room}`)).status).toBe(404);
  });

  test("is closed with its chat and open tables; games that have begun stay", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const [ada, bo] = people;
    const b = await InRoom.open(bo!, { room });
    await b.speak("hello");
    const open = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, room, isPublic: false });
    const begun = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, room, isPublic: false });
    await bo!.sit(begun.id, 1);
    await ada!.start(begun.id);
    await ada!.must("DELETE", `/api/rooms/${room}`);
    await b.until(() => b.goodbye === "unknown-room");
    expect((await ada!.ask("GET", `/api/tables/${open.id}`)).status).toBe(404);
    const left = await bo!.must<TableInfo>("GET", `/api/tables/${begun.id}`);
    expect([left.state, left.yours, left.room]).toEqual(["running", [1], undefined]);
    for (const table of ["members", "room_said"] as const)
      expect(await server.storage.db.selectFrom(table).selectAll().where("room", "=", room).execute()).toEqual([]);
  });
});

describe("the next game", () => {
  test("is proposed, joined with one tap each, and starts with seats drawn", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people;
    const c = await InRoom.open(cy!, { room });
    await bo!.must("PUT", `/api/rooms/${room}/next`, { ...gameFor(4), nonce: newNonce() });
    await c.until(() => c.room?.next?.in.length === 1);
    expect(c.room?.next).toMatchObject({ game: "metro", by: 2, in: [2], control: { kind: "none" } });
    await sayIn(ada!, room);
    await c.until(() => c.room?.next?.in.length === 2);
    // Cy is neither the host nor the proposer.
    expect(codeOf(await cy!.ask("POST", `/api/rooms/${room}/next/start`, {}))).toBe("not-host");
    expect(codeOf(await cy!.ask("PUT", `/api/rooms/${room}/next`, gameFor(2)))).toBe("not-host");
    expect(codeOf(await cy!.ask("DELETE", `/api/rooms/${room}/next`))).toBe("not-host");
    const [first] = c.room!.next!.seals!;
    const { room: after } = await startNext(bo!, room);
    expect(after.next).toBeUndefined();
    expect(after.tables).toHaveLength(1);
    expect(after.tables[0]).toMatchObject({ id: first!.table, state: "running" });
    expect(new Set(after.tables[0]!.seats.map(({ member }) => member))).toEqual(new Set([1, 2]));
    const table = await ada!.must<TableInfo>("GET", `/api/tables/${first!.table}`);
    expect([table.seal, table.room, table.yours.length]).toEqual([first!.seal, room, 1]);
    expect(codeOf(await ada!.ask("POST", `/api/rooms/${room}/next/start`, {}))).toBe("no-next");
  });

  test("takes as many tables as it needs, or those set by hand", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gus");
    const [ada] = people;
    await ada!.must("PUT", `/api/rooms/${room}/next`, gameFor(3));
    for (const each of people) await sayIn(each, room);
    const { room: after } = await startNext(ada!, room);
    expect(after.tables.map(({ seats }) => seats.length).toSorted((one, other) => one - other)).toEqual([2, 2, 3]);
    const playing = after.tables.flatMap(({ seats }) => seats.map(({ member }) => member));
    expect([playing.length, new Set(playing)]).toEqual([7, new Set([1, 2, 3, 4, 5, 6, 7])]);
    await ada!.must("PUT", `/api/rooms/${room}/next`, gameFor(3));
    for (const each of people.slice(0, 5)) await sayIn(each, room);
    const start = (tables: unknown) => ada!.ask("POST", `/api/rooms/${room}/next/start`, { tables });
    expect(codeOf(await start([[1, 7]]))).toBe("not-in");
    expect(
      codeOf(
        await start([
          [1, 2],
          [2, 3],
        ]),
      ),
    ).toBe("twice");
    expect(codeOf(await start([[1]]))).toBe("setup/seats");
    const { room: again } = await startNext(ada!, room, {
      tables: [
        [4, 1],
        [5, 2],
      ],
    });
    const sitting = again.tables.slice(0, 2).map(({ seats }) => seats.map(({ member }) => member));
    expect(new Set(sitting)).toEqual(
      new Set([
        [4, 1],
        [5, 2],
      ]),
    );
  });

  test("shuffles with what each of them sent, at the place of the seat that they drew", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const nonces = people.map(() => newNonce());
    await people[0]!.must("PUT", `/api/rooms/${room}/next`, { ...gameFor(2), nonce: nonces[0] });
    await people[1]!.must("PUT", `/api/rooms/${room}/next/in`, { nonce: nonces[1] });
    const { id, seats } = (await startNext(people[0]!, room)).room.tables[0]!;
    await resign(people[0]!, id!);
    const read = readRecord((await people[0]!.must<{ record: string }>("GET", `/api/tables/${id}/record`)).record);
    if (!read.ok) throw new Error("unreadable");
    expect(read.record.tags["Nonces"]).toBe(seats.map(({ member }) => nonces[member! - 1]).join(" "));
  });

  test("keeps bots, and those who are out are out", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const [ada, bo] = people;
    const bot = { kind: "bot", bot: "random" };
    await ada!.must("PUT", `/api/rooms/${room}/next`, {
      ...gameFor(3),
      seats: [PERSON, bot, PERSON],
      nonce: newNonce(),
    });
    await sayIn(bo!, room);
    await bo!.must("DELETE", `/api/rooms/${room}/next/in`);
    const { room: after } = await startNext(ada!, room);
    expect(after.tables[0]!.seats.map(({ member, mind }) => member ?? mind)).toEqual([1, bot]);
  });
});

describe("a table of a room", () => {
  test("comes with a game for several people, and whoever sits down is a member", async () => {
    const [ada, bo, cy] = await Promise.all(["Ada", "Bo", "Cy"].map(named));
    const { id, room } = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, isPublic: false });
    expect(room).toBeDefined();
    const before = await bo!.must<TableInfo>("GET", `/api/tables/${id}`);
    expect(before.room).toBeUndefined();
    expect((await bo!.sit(id, 1)).room).toBe(room);
    const b = await InRoom.open(bo!, { room: room! });
    expect(b.room?.members.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
    // Without a seat, Cy has no business there.
    expect(codeOf(await cy!.ask("POST", `/api/tables/${id}/sit`, { seat: 1, nonce: newNonce() }))).toBe("taken");
    expect((await InRoom.open(cy!, { room: room! })).goodbye).toBe("not-member");
    await ada!.start(id);
    await bo!.must("DELETE", `/api/tables/${id}/seats/1`);
    expect(codeOf(await cy!.ask("POST", `/api/tables/${id}/sit`, { seat: 1, nonce: newNonce() }))).toBe("not-member");
    await joinRoom(cy!, room!);
    expect((await cy!.sit(id, 1)).yours).toEqual([1]);
    expect(
      await named("Di").then((di) => di.newTable({ seats: [PERSON, { kind: "bot", bot: "random" }] })),
    ).not.toHaveProperty("room");
  });

  test("keeps the seats of a rematch for the same people", async () => {
    const [ada, bo, cy] = await Promise.all(["Ada", "Bo", "Cy"].map(named));
    const { id, room } = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, isPublic: true });
    await bo!.sit(id, 1);
    await ada!.start(id);
    await resign(bo!, id);
    const again = await ada!.must<TableInfo>("POST", `/api/tables/${id}/rematch`);
    expect(again).toMatchObject({ state: "open", room, reserved: [1], yours: [] });
    expect(again.seats.map(({ reservedFor }) => reservedFor)).toEqual(["Bo", "Ada"]);
    const sit = (seat: number) => cy!.ask("POST", `/api/tables/${again.id}/sit`, { seat, nonce: newNonce() });
    expect([codeOf(await sit(0)), codeOf(await sit(1))]).toEqual(["reserved", "reserved"]);
    // A stranger does not even learn of it.
    expect(await cy!.must<TableInfo>("GET", `/api/tables/${id}`)).not.toHaveProperty("rematch");
    expect((await bo!.must<TableInfo>("GET", `/api/tables/${id}`)).rematch).toBe(again.id);
    expect((await bo!.sit(again.id, 0)).yours).toEqual([0]);
    // The host may give the other seat to anyone.
    await ada!.must("PUT", `/api/tables/${again.id}/seats/1`, { mind: PERSON });
    expect((await cy!.sit(again.id, 1)).yours).toEqual([1]);
    expect(codeOf(await bo!.ask("DELETE", `/api/tables/${again.id}/seats/1`))).toBe("not-yours");
    await ada!.must("DELETE", `/api/tables/${again.id}/seats/1`);
    expect((await cy!.must<TableInfo>("GET", `/api/tables/${again.id}`)).yours).toEqual([]);
  });

  test("is changed by the hosts before it starts, and by nobody else", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people;
    const { id } = await bo!.newTable({ seats: [PERSON, PERSON, PERSON], seat: 1, room, isPublic: false });
    const { game: _, ...change } = gameFor(2, { control: { kind: "live", initial: 300_000, increment: 0 } }) as {
      game: string;
    };
    expect(codeOf(await cy!.ask("PUT", `/api/tables/${id}`, change))).toBe("not-host");
    const changed = await ada!.must<TableInfo>("PUT", `/api/tables/${id}`, change);
    expect(changed).toMatchObject({ setup: { seats: 2 }, control: { initial: 300_000 }, isHost: true });
    expect(changed.seats.map(({ name }) => name)).toEqual([undefined, "Bo"]);
    // By hand: the host reserves a seat for a member.
    await ada!.must("PUT", `/api/tables/${id}/seats/0`, { mind: PERSON, member: 3 });
    expect(codeOf(await ada!.ask("POST", `/api/tables/${id}/sit`, { seat: 0, nonce: newNonce() }))).toBe("reserved");
    expect((await cy!.must<TableInfo>("GET", `/api/tables/${id}`)).reserved).toEqual([0]);
    await cy!.sit(id, 0);
    const c = await InRoom.open(cy!, { room });
    expect(c.room?.tables[0]).not.toHaveProperty("deadline");
    const { state, deadline } = await ada!.start(id);
    expect([state, deadline]).toEqual(["running", expect.any(Number)]);
    await c.until(() => c.room?.tables[0]?.deadline === deadline);
    expect(codeOf(await ada!.ask("PUT", `/api/tables/${id}`, change))).toBe("begun");
  });

  test("has its own chat too, which goes on after the game", async () => {
    const [ada, bo] = await Promise.all(["Ada", "Bo"].map(named));
    const { id } = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, isPublic: false });
    await bo!.sit(id, 1);
    await ada!.start(id);
    await resign(bo!, id);
    const [a, b] = [await ada!.watch(id, engine), await bo!.watch(id, engine)];
    expect(await b.request({ kind: "say", seat: 1, text: "gg" })).toMatchObject({ kind: "applied" });
    await a.until(() => a.said.at(-1)?.text === "gg");
  });

  test("with days a move starts when the last person sits down", async () => {
    const [ada, bo] = await Promise.all(["Ada", "Bo"].map(named));
    const control = { kind: "days", perMove: 86_400_000 } as const;
    const { id } = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, control });
    expect(await bo!.sit(id, 1)).toMatchObject({ state: "running", toAct: 0 });
    expect((await ada!.start(id)).state).toBe("running");
  });

  test("counts in the standings once it is over", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const [ada, bo] = people;
    const a = await InRoom.open(ada!, { room });
    for (const loser of [bo, bo, ada]) {
      await ada!.must("PUT", `/api/rooms/${room}/next`, { ...gameFor(2), nonce: newNonce() });
      await sayIn(bo!, room);
      const { room: after } = await startNext(ada!, room);
      await resign(loser!, after.tables[0]!.id!);
    }
    await a.until(() => a.room?.standings[0]?.games === 3);
    expect(a.room?.standings).toEqual([
      { member: 1, games: 3, wins: 2, points: expect.any(Number) as number },
      { member: 2, games: 3, wins: 1, points: expect.any(Number) as number },
    ]);
    expect(a.room?.tables[0]).toMatchObject({ state: "over", places: expect.arrayContaining([1, 2]) as number[] });
    // Bo leaves, and stays in the standings under the same name.
    await bo!.must("DELETE", `/api/rooms/${room}/me`);
    await a.until(() => a.presenceOf("Bo") === "left");
  });

  test("is limited to sixteen at a time", async () => {
    const { room, people } = await roomOf("Ada");
    const wish = { seats: [PERSON, PERSON], room, isPublic: false };
    for (let count = 0; count < 16; count++) await people[0]!.newTable(wish);
    const more = await people[0]!.ask("POST", "/api/tables", { ...gameFor(2), isPublic: false, room });
    expect(codeOf(more)).toBe("tables-full");
    const shown = await people[0]!.ask("POST", "/api/tables", { ...gameFor(2), isPublic: true, room });
    expect(codeOf(shown)).toBe("public");
  });
});

describe("spectators of a room", () => {
  test("see boards and standings, speak among themselves, and get nowhere else", async () => {
    const { room, people } = await roomOf("Ada", "Bo");
    const [ada, bo] = people;
    const wil = await named("Wil");
    const a = await InRoom.open(ada!, { room });
    const { id } = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, room, isPublic: false });
    await a.speak("just between us");
    const w = await InRoom.open(wil, { watch: a.room!.watch! });
    expect(w.you).toBeUndefined();
    for (const secret of [room, a.room!.code!, a.room!.watch!, id, "between us"])
      expect(w.heard.join(), secret).not.toContain(secret);
    expect(w.room?.tables).toMatchObject([{ state: "open", seats: [{ name: "Ada", member: 1 }, {}] }]);
    expect(await w.speak("hello", "members")).toMatchObject({ refusal: { code: "notMember", rule: "room" } });
    expect(await w.speak("go Ada", "spectators")).toMatchObject({ kind: "applied" });
    await a.until(() => a.said.spectators.length === 1);
    expect(a.said.spectators[0]).toMatchObject({ name: "Wil", text: "go Ada" });
    expect(a.said.spectators[0]).not.toHaveProperty("member");
    await a.until(() => a.room?.watching === 1);
    const nobody = await InRoom.open(new Person(server.address), { watch: a.room!.watch! });
    expect(await nobody.speak("boo", "spectators")).toMatchObject({ refusal: { code: "noName" } });
    await bo!.sit(id, 1);
    await ada!.start(id);
    await w.until(() => w.room?.tables[0]?.id === id);
    expect(w.room?.tables[0]).toMatchObject({ state: "running", toAct: 0 });
    const watched = await wil.watch(id, engine);
    expect(watched.seats).toEqual([]);
    await bo!.must("DELETE", `/api/tables/${id}/seats/1`);
    expect(codeOf(await wil.ask("POST", `/api/tables/${id}/sit`, { seat: 1, nonce: newNonce() }))).toBe("not-member");
    expect((await InRoom.open(wil, { watch: room })).goodbye).toBe("unknown-room");
    expect((await InRoom.open(wil, { room: a.room!.watch! })).goodbye).toBe("unknown-room");
  });

  test("and members are not told of a delayed game before its time", async () => {
    const { room, people } = await roomOf("Ada", "Bo", "Cy");
    const [ada, bo, cy] = people;
    const c = await InRoom.open(cy!, { room });
    const { id } = await ada!.newTable({
      seats: [PERSON, PERSON],
      seat: 0,
      room,
      isPublic: false,
      delay: 600,
      control: { kind: "days", perMove: 86_400_000 },
    });
    await bo!.sit(id, 1);
    await ada!.ask("POST", `/api/tables/${id}/start`);
    await c.until(() => c.room?.tables[0]?.state === "running");
    for (const hidden of ["toAct", "points", "progress", "deadline"])
      expect(c.room?.tables[0]).not.toHaveProperty(hidden);
    const a = await ada!.watch(id, engine);
    const before = c.heard.length;
    const [move = ""] = engine.moves(a.view).map((each) => engine.notation.writeMove(each));
    expect((await a.command(0, [move])).kind).toBe("applied");
    // Not even that something happened: what comes next is the chat.
    const other = await InRoom.open(ada!, { room });
    await other.speak("done");
    await c.until(() => c.said.members.length === 1);
    const tables = c.heard
      .slice(before)
      .map((text) => JSON.parse(text) as { kind: string; room?: { tables: unknown } })
      .filter(({ kind }) => kind === "room")
      .map((message) => message.room?.tables);
    for (const each of tables) expect(each).toEqual(c.room?.tables);
  });
});
