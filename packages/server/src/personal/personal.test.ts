/** People download what the server has about them, and delete it. */
import type { RoomInfo, TableInfo } from "@interchange/protocol";
import { gameNamed } from "@interchange/games";
import { Random } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp, restore } from "../admin/index.ts";
import { Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { createRoom, InRoom, joinRoom } from "../testing/roomClient.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";

const PERSON = { kind: "person" } as const;
const { engine } = await gameNamed("metro")!.load();
let place: ReturnType<typeof newFolder>;
let server: Started;

beforeAll(async () => {
  place = newFolder();
  server = await startOnline(place.where);
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

/** Everything in the database as text. */
async function everything(where = place.where): Promise<string> {
  const lines: string[] = [];
  await backUp(where, 0, async (line) => void lines.push(line));
  return lines.join("\n");
}

/** Whether the database has this text anywhere. Random ids may contain it in small letters. */
async function isAnywhere(text: string): Promise<boolean> {
  return (await everything()).includes(text);
}

async function endTogether([ada, bo]: readonly [Seated, Seated]): Promise<void> {
  void bo.request({ kind: "ask", seat: 1, request: { kind: "end" } });
  await ada.until(() => (ada.status?.asked.length ?? 0) > 0);
  await ada.request({ kind: "answer", seat: 0, asked: ada.status!.asked[0]!.id, consent: true });
  await Promise.all([ada, bo].map((each) => each.until(() => each.status?.isOver === true)));
}

async function playOn(seated: readonly Seated[], random: Random, moves: number): Promise<void> {
  for (let played = 0; played < moves; played++) {
    const seat = seated[0]!.status!.toAct!;
    const mover = seated[seat]!;
    const texts = engine.moves(mover.view).map((move: unknown) => engine.notation.writeMove(move));
    expect((await mover.command(seat, [random.pick(texts)])).kind).toBe("applied");
    await Promise.all(seated.map((each) => each.until(() => each.seq === mover.seq)));
  }
}

const me = (person: Person, method: "GET" | "DELETE") => person.must<Record<string, unknown>>(method, "/api/me/data");

test("a download has everything that belongs to the person, and no secret", async () => {
  const [ada, bo] = await twoAtATable(server.address, engine);
  await ada.request({ kind: "say", seat: 0, text: "Hello Bo" });
  await bo.request({ kind: "say", seat: 1, text: "Hello Ada" });
  await ada.person.must("PUT", "/api/me/kept/k3v9x0q2m4", { at: 1, rows: 1, body: "my table" });
  await ada.person.must("PUT", "/api/me/blocks", { whom: { table: ada.table, seat: 1 }, kind: "mute" });
  await ada.person.must("POST", "/api/me/recovery-code");
  const { room } = await createRoom(ada.person);
  const inRoom = await InRoom.open(ada.person, { room: room.id! });
  await inRoom.speak("Anyone?");
  const data = await me(ada.person, "GET");
  const text = JSON.stringify(data);
  expect(data).toMatchObject({
    format: "interchange-person",
    person: { name: "Ada" },
    devices: [{ how: "name" }],
    kept: [{ name: "k3v9x0q2m4", body: "my table" }],
    blocks: [{ kind: "mute" }],
    rooms_said: [{ text: "Anyone?" }],
    tables: [{ id: ada.table, seat: 0, said: [{ text: "Hello Bo" }] }],
  });
  expect((data["rooms"] as readonly { id: string }[]).map(({ id }) => id)).toContain(room.id);
  expect(text).not.toContain("Hello Ada");
  for (const secret of ["_hash", "nonce", ada.person.cookie.split("=")[1]!]) expect(text).not.toContain(secret);
  const answer = await fetch(`${server.address}api/me/data`, { headers: { cookie: ada.person.cookie } });
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  expect((await new Person(server.address).ask("GET", "/api/me/data")).status).toBe(401);
  expect((await new Person(server.address).ask("DELETE", "/api/me/data")).status).toBe(401);
});

describe("who deletes their data", () => {
  test("leaves nothing of their name and words, in the database and in what others see", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const { person } = ada;
    await person.must("PUT", "/api/me", { name: "Zelda Unique" });
    await ada.until(() => ada.status?.sitters[0]?.name === "Zelda Unique");
    await playOn([ada, bo], new Random("gone"), 3);
    await ada.request({ kind: "say", seat: 0, text: "words of Zelda" });
    await bo.request({ kind: "say", seat: 1, text: "words of Bo" });
    await endTogether([ada, bo]);
    const { id: roomId } = (await createRoom(bo.person)).room as { id: string };
    await joinRoom(person, roomId);
    const inRoom = await InRoom.open(person, { room: roomId });
    await inRoom.speak("words of Zelda in a room");
    const boThere = await InRoom.open(bo.person, { room: roomId });
    const { id: open } = await person.newTable({ seats: [PERSON, PERSON], seat: 0 });
    const { id: shared } = await person.newTable({ seats: [PERSON, PERSON], seat: 0 });
    await bo.person.sit(shared, 1);
    await person.must("PUT", "/api/me/kept/k3v9x0q2m4", { at: 1, rows: 1, body: "table of Zelda" });
    const { token } = await person.must<{ token: string }>("POST", "/api/me/offer");
    const phone = new Person(server.address);
    await phone.must("POST", "/api/me/join", { code: token });
    const onPhone = await phone.watch(ada.table, engine);
    const { code } = await person.must<{ code: string }>("POST", "/api/me/recovery-code");
    expect(await isAnywhere("Zelda")).toBe(true);

    const cookie = person.cookie;
    await me(person, "DELETE");
    expect(await isAnywhere("Zelda")).toBe(false);
    expect(await onPhone.untilClosed()).toBe(4401);
    expect(await phone.must("GET", "/api/me")).toMatchObject({ signedOut: { why: "deleted" } });
    person.cookie = cookie;
    expect((await person.ask("GET", "/api/me/devices")).status).toBe(401);
    expect((await phone.ask("POST", "/api/me/recover", { code })).status).toBe(404);

    await bo.until(() => bo.status?.sitters[0]?.name === "Former player");
    expect(bo.said.map(({ text }) => text)).toEqual(["words of Bo"]);
    const { record } = await bo.person.must<{ record: string }>("GET", `/api/tables/${ada.table}/record`);
    expect(record).toContain("Former player");
    expect(record).not.toContain("Zelda");
    const info = await bo.person.must<TableInfo>("GET", `/api/tables/${ada.table}`);
    expect(info.seats.map(({ name }) => name)).toEqual(["Former player", "Bo"]);
    const isGone = (room: RoomInfo | undefined): boolean => room?.members.every(({ name }) => name === "Bo") ?? false;
    await boThere.until(() => isGone(boThere.room));
    expect((await bo.person.ask("GET", `/api/tables/${open}`)).status).toBe(404);
    expect(await bo.person.must("GET", `/api/tables/${shared}`)).toMatchObject({ isHost: true, yours: [1] });
    const again = await bo.person.watch(ada.table, engine);
    expect(again.status?.sitters[0]?.name).toBe("Former player");
  });

  test("leaves running games as if they had given up the seat, and the others vote and play on", async () => {
    const people = [await Person.named(server.address, "Quentin"), await Person.named(server.address, "Rosa")];
    const third = await Person.named(server.address, "Sue");
    const { id } = await people[0]!.newTable({ seats: [PERSON, PERSON, PERSON], seat: 0 });
    await people[1]!.sit(id, 1);
    await third.sit(id, 2);
    await people[0]!.start(id);
    const rosa = await people[1]!.watch(id, engine);
    await me(people[0]!, "DELETE");
    await rosa.until(() => rosa.status?.sitters[0]?.mind.kind === "nobody");
    expect(rosa.status?.sitters[0]?.name).toBe("Former player");
    await rosa.until(() => rosa.status?.votes?.length === 1);
    expect(rosa.status!.votes![0]).toMatchObject({ seat: 0, why: "left" });
    expect(await third.must("GET", `/api/tables/${id}`)).toMatchObject({
      seats: [{ name: "Former player", isFree: true }, { name: "Rosa" }, { name: "Sue" }],
    });
    expect(await isAnywhere("Quentin")).toBe(false);
    // Somebody else takes the seat, and their name is not touched by whoever had it before.
    const tim = await Person.named(server.address, "Tim");
    await tim.must("POST", `/api/tables/${id}/sit`, { seat: 0, nonce: "0".repeat(32) });
    await rosa.until(() => rosa.status?.sitters[0]?.name === "Tim");
    await me(third, "DELETE");
    await rosa.until(
      () => rosa.status?.sitters[2]?.name === "Former player 2" || rosa.status?.sitters[2]?.name === "Former player",
    );
    expect(rosa.status?.sitters[0]?.name).toBe("Tim");
  });

  test("is also deleted from games that they had left before, and nobody else is", async () => {
    const [uma, vic] = [await Person.named(server.address, "Uma"), await Person.named(server.address, "Victor")];
    const wim = await Person.named(server.address, "Wim");
    const { id } = await uma.newTable({ seats: [PERSON, PERSON, PERSON], seat: 0 });
    await vic.sit(id, 1);
    await wim.sit(id, 2);
    await uma.start(id);
    const umaThere = await uma.watch(id, engine);
    await umaThere.request({ kind: "say", seat: 0, text: "I am Uma" });
    await uma.must("DELETE", `/api/tables/${id}/seats/0`);
    const tina = await Person.named(server.address, "Tina");
    await tina.must("POST", `/api/tables/${id}/sit`, { seat: 0, nonce: "0".repeat(32) });
    const tinaThere = await tina.watch(id, engine);
    await tinaThere.request({ kind: "say", seat: 0, text: "I am Tina" });
    await me(uma, "DELETE");
    expect([await isAnywhere("Uma"), await isAnywhere("I am Tina")]).toEqual([false, true]);
    await tinaThere.until(() => String(tinaThere.said.map((each) => each.text)) === "I am Tina");
    await tina.must("DELETE", `/api/tables/${id}/seats/0`);
    await me(tina, "DELETE");
    expect(await isAnywhere("Tina")).toBe(false);
    expect((await vic.must<TableInfo>("GET", `/api/tables/${id}`)).seats[1]!.name).toBe("Victor");
  });

  test("leaves a database whose games still replay, and that can be moved", async () => {
    const lines = (await everything()).split("\n");
    const other = newFolder();
    await restore(
      other.where,
      (async function* () {
        yield* lines;
      })(),
    );
    const second = await startOnline(other.where);
    const rows = await second.storage.db.selectFrom("tables").select("id").where("state", "!=", "open").execute();
    expect(rows.length).toBeGreaterThan(3);
    const spectator = new Person(second.address);
    for (const { id } of rows) expect((await spectator.watch(id, engine)).status?.sitters.length).toBeGreaterThan(1);
    await second.stop();
    other.remove();
  });
});

test("nobody can be called like someone who has deleted their data", async () => {
  const ada = new Person(server.address);
  for (const name of ["Former player", "former player", "Fоrmer plаyer", "Former  player"])
    expect((await ada.ask("PUT", "/api/me", { name })).status).toBe(409);
});
