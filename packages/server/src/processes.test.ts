/** Two servers on one PostgreSQL: people at a table need not know which one they use. */
import { setTimeout as sleep } from "node:timers/promises";
import { gameNamed } from "@interchange/games";
import { HandTime } from "@interchange/host/testing";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newNonce, Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
import { createRoom, gameFor, InRoom, joinRoom, sayIn, startNext } from "./testing/roomClient.ts";
import { startPostgres } from "./testing/postgres.ts";
import type { Postgres } from "./testing/postgres.ts";
import { startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";

const PERSON = { kind: "person" } as const;
const SQUARES = "abcdefgh".split("").flatMap((column) => "12345678".split("").map((row) => `${column}${row}`));
let postgres: Postgres;
let time: HandTime;
let one: Started;
let other: Started;
let engine: AnyGame;

beforeAll(async () => {
  postgres = await startPostgres();
  time = new HandTime(1_790_000_000_000, () => sleep(20));
  one = await startOnline(postgres.where, { time, keptEmpty: Infinity });
  other = await startOnline(postgres.where, { time, keptEmpty: Infinity, recheck: 300 });
  ({ engine } = await gameNamed("metro")!.load());
}, 60_000);

afterAll(async () => {
  await other?.stop();
  await one?.stop();
  await postgres?.remove();
});

/** The same person on the other server. */
function elsewhere({ cookie }: Person, { address }: Started): Person {
  const same = new Person(address);
  same.cookie = cookie;
  return same;
}

/** Lets time pass until announcements have been sent and received, or `until` gives up. */
async function heard(seated: Pick<Seated, "until">, isSo: () => boolean): Promise<void> {
  const waiting = { isOn: true };
  const waited = seated.until(isSo).finally(() => {
    waiting.isOn = false;
  });
  while (waiting.isOn && !isSo()) await time.pass(50);
  await waited;
}

test("whoever waits at one is told who sits down at the other, and that the game begins", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  const waiting = await ada.watch(id, engine);
  await bo.sit(id, 1);
  await heard(waiting, () => waiting.info?.seats[1]?.name === "Bo");
  const alsoWaiting = await bo.watch(id, engine);
  await ada.start(id);
  await heard(alsoWaiting, () => alsoWaiting.info?.state === "running");
});

test("presence, votes and seats that change hands are the same at both", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const cy = await Person.named(one.address, "Cy");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON, PERSON], seat: 0 });
  await bo.sit(id, 1);
  await cy.sit(id, 2);
  await ada.start(id);
  const [a, b, c] = [await ada.watch(id, engine), await bo.watch(id, engine), await cy.watch(id, engine)];
  await elsewhere(await Person.named(one.address, "Wil"), other).watch(id, engine);
  const areHere = (seated: Seated): boolean =>
    seated.presence?.watching === 1 && seated.presence.seats.every(({ presence }) => presence === "here");
  for (const each of [a, b, c]) await heard(each, () => areHere(each));

  // Ada's tab closes, and another one on the other server is enough to be present.
  const again = await elsewhere(ada, other).watch(id, engine);
  a.cut();
  await time.pass(20_000);
  expect(c.presence?.seats[0]?.presence).toBe("here");
  again.cut();
  await sleep(20);
  await time.pass(8_500);
  await heard(c, () => c.presence?.seats[0]?.presence === "gone");
  await time.pass(120_000);
  await heard(b, () => b.status?.votes?.length === 1);
  await heard(c, () => c.status?.votes?.length === 1);
  const vote = b.status!.votes![0]!.id;
  expect(c.status!.votes![0]!.id).toBe(vote);
  await b.request({ kind: "vote", seat: 1, vote, choice: "bot" });
  await c.request({ kind: "vote", seat: 2, vote, choice: "bot" });
  for (const each of [b, c]) await heard(each, () => each.status?.sitters[0]?.standsInFor === "Ada");
  for (const each of [b, c]) await each.until(() => each.status?.toAct === 1);
  const rows = await one.storage.read(id, "table", 0);
  expect(rows.map(({ kind }) => kind)).toEqual(["vote", "voted", "voted", "seat", "decided"]);

  await elsewhere(cy, other).must("DELETE", `/api/tables/${id}/seats/2`);
  await heard(c, () => c.seats.length === 0);
  expect(await c.command(2, ["draw"])).toMatchObject({ refusal: { code: "notYourSeat" } });
});

test("who is muted at one is not heard at the other, and whom somebody has blocked cannot sit down there", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  await bo.sit(id, 1);
  await ada.start(id);
  const there = await elsewhere(ada, other).watch(id, engine);
  const b = await bo.watch(id, engine);
  await ada.must("PUT", "/api/me/blocks", { whom: { table: id, seat: 1 }, kind: "mute" });
  await heard(there, () => String(there.info?.quiet) === "1");
  expect(await b.request({ kind: "say", seat: 1, text: "rude" })).toMatchObject({ kind: "applied" });
  expect(await there.request({ kind: "say", seat: 0, text: "quiet" })).toMatchObject({ kind: "applied" });
  await there.until(() => there.said.length > 0);
  expect(there.said.map(({ text }) => text)).toEqual(["quiet"]);

  await ada.must("PUT", "/api/me/blocks", { whom: { table: id, seat: 1 }, kind: "block" });
  const next = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  const refused = await bo.ask("POST", `/api/tables/${next.id}/sit`, { seat: 1, nonce: newNonce() });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  await (await Person.named(other.address, "Cy")).sit(next.id, 1);
});

test("a device that is signed out at one is disconnected from the other, even if nobody tells it", async () => {
  const ada = await Person.named(one.address, "Ada");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  const newDevice = async (): Promise<Person> => {
    const { token } = await ada.must<{ token: string }>("POST", "/api/me/offer");
    const device = new Person(other.address);
    await device.must("POST", "/api/me/join", { code: token });
    return device;
  };
  const stay = await elsewhere(ada, other).watch(id, engine);
  const phone = await (await newDevice()).watch(id, engine);
  expect(phone.seats).toEqual([0]);
  await ada.must("DELETE", "/api/me/devices");
  await heard(phone, () => phone.goodbye === "signed-out");
  expect(await phone.untilClosed()).toBe(4401);

  // An announcement that is lost.
  const tablet = await (await newDevice()).watch(id, engine);
  await one.storage.write({
    query: one.storage.db
      .updateTable("devices")
      .set({ ended_at: time.now(), ended_why: "signed-out" })
      .where("how", "=", "code")
      .compile(),
  });
  await tablet.until(() => tablet.goodbye === "signed-out");
  expect(stay.goodbye).toBeUndefined();
  expect((await ada.ask("GET", `/api/tables/${id}`)).value).toMatchObject({ yours: [0] });
});

test("what is planned at one is played when the turn comes at the other, once", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  await bo.sit(id, 1);
  await ada.start(id);
  const [a, b] = [await ada.watch(id, engine), await bo.watch(id, engine)];
  const [tile = ""] = (b.view as { readonly hands: readonly (readonly string[])[] }).hands[1] ?? [];
  for (const square of SQUARES)
    if (!b.plans.length) {
      const moves = [`${tile}@${square}`];
      const planned = await b.request({ kind: "plan", seat: 1, after: b.seq, moves });
      if (planned.kind === "applied") await b.until(() => b.plans.length > 0);
    }
  await time.pass(200);
  const places = engine.moves(a.view).map((move) => engine.notation.writeMove(move));
  expect(await a.command(0, [places.find((text) => text.includes("@"))!])).toMatchObject({ kind: "applied" });
  // Played, or dropped because of Ada's move: either way both know.
  await heard(b, () => b.plans.every(({ moves, dropped }) => !moves.length || dropped !== undefined));
  const isPlayed = b.plans.every(({ moves }) => !moves.length);
  for (const each of [a, b]) await heard(each, () => each.seq === (isPlayed ? 3 : 2));
  expect(await one.storage.read(id, "game", 0)).toHaveLength(isPlayed ? 3 : 2);
});

test("a room is the same at both: members, presence, chat, the next game and its tables", async () => {
  const ada = await Person.named(one.address, "Ada");
  const { room } = await createRoom(ada);
  const id = room.id!;
  // Many at once, on both.
  const others = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const person = await Person.named((index % 2 ? one : other).address, `P${index}`);
      return [person, (await joinRoom(person, id)).you] as const;
    }),
  );
  expect(others.map(([, n]) => n).toSorted((a, b) => a - b)).toEqual(others.map((_, index) => index + 2));
  const [bo] = others[0]!;
  const a = await InRoom.open(ada, { room: id });
  const b = await InRoom.open(bo, { room: id });
  await heard(a, () => a.presenceOf("P0") === "here");
  await heard(b, () => b.presenceOf("Ada") === "here");
  await Promise.all([a.speak("hello"), b.speak("hi")]);
  for (const each of [a, b]) await heard(each, () => each.said.members.length === 2);
  expect(a.said.members.map(({ n }) => n)).toEqual([1, 2]);
  await ada.must("PUT", `/api/rooms/${id}/next`, { ...gameFor(2), nonce: newNonce() });
  await heard(b, () => b.room?.next !== undefined);
  await sayIn(bo, id);
  await heard(a, () => a.room?.next?.in.length === 2);
  const { room: after } = await startNext(ada, id);
  await heard(b, () => b.room?.tables[0]?.state === "running");
  const table = after.tables[0]!.id!;
  const seated = await ada.watch(table, engine);
  const [seat = 0] = seated.seats;
  await seated.request({ kind: "ask", seat, request: { kind: "resign" } });
  await heard(b, () => b.room?.standings.length === 2);
  await ada.must("DELETE", `/api/rooms/${id}/members/${others[0]![1]}`);
  await heard(b, () => b.goodbye === "removed");
  a.cut();
  seated.cut();
});
