/** What happens in rooms over time: absent hosts, restarts, and rooms that nobody uses. */
import { setTimeout as sleep } from "node:timers/promises";
import type { MyRoom } from "@interchange/protocol";
import { HandTime } from "@interchange/host/testing";
import { expect, test } from "vitest";
import { backUp, ban, exportTable, restore, withDatabase } from "../admin/index.ts";
import { newNonce, Person } from "../testing/client.ts";
import { createRoom, gameFor, InRoom, joinRoom, sayIn } from "../testing/roomClient.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { Rooms } from "./rooms.ts";

const PERSON = { kind: "person" } as const;
const DAY = 86_400_000;

function again({ cookie }: Person, { address }: Started): Person {
  const same = new Person(address);
  same.cookie = cookie;
  return same;
}

test("the longest present member takes over after ten minutes without the host", async () => {
  const folder = newFolder();
  const time = new HandTime(1_790_000_000_000, () => sleep(5));
  const server = await startOnline(folder.where, { time, recheck: 1_000 });
  const [ada, bo, cy] = await Promise.all(["Ada", "Bo", "Cy"].map((name) => Person.named(server.address, name)));
  const { room } = await createRoom(ada!);
  const id = room.id!;
  await joinRoom(bo!, id);
  await time.pass(1_000);
  await joinRoom(cy!, id);
  const a = await InRoom.open(ada!, { room: id });
  const b = await InRoom.open(bo!, { room: id });
  await InRoom.open(cy!, { room: id });
  /** The server's clock goes on meanwhile, as fast as the real one, so that a slow machine makes nobody absent for long. */
  const told = async (isSo: () => boolean): Promise<void> => {
    const waiting = { isOver: false };
    const waited = b.until(isSo).finally(() => {
      waiting.isOver = true;
    });
    const ticking = async (): Promise<void> => {
      for (let last = performance.now(); !waiting.isOver;) {
        const now = performance.now();
        await time.pass(Math.ceil(now - last));
        last = now;
      }
    };
    await Promise.all([waited, ticking()]);
  };
  await told(() => b.presenceOf("Ada") === "here" && b.presenceOf("Cy") === "here");
  a.cut();
  await told(() => b.presenceOf("Ada") !== "here");
  await time.pass(9 * 60_000);
  expect((await bo!.ask("POST", `/api/rooms/${id}/take-over`)).status).toBe(403);
  await time.pass(61_000);
  b.send({ kind: "ping", visible: false });
  await told(() => b.room?.heir === 2);
  expect((await cy!.ask("POST", `/api/rooms/${id}/take-over`)).status).toBe(403);
  await bo!.must("POST", `/api/rooms/${id}/take-over`);
  await told(() => b.room?.host === 2);
  expect(b.room?.heir).toBeUndefined();
  // The first host is back, as a member, and gets banned.
  const back = await InRoom.open(ada!, { room: id });
  const [identity] = await server.storage.db.selectFrom("members").select("identity").where("n", "=", 1).execute();
  await withDatabase(folder.where, "write", (at) => ban(at, identity!.identity, 1));
  expect((await ada!.ask("POST", `/api/rooms/${id}/join`)).status).toBe(401);
  await back.until(() => back.goodbye !== undefined);
  expect(back.goodbye).toBe("banned");
  await told(() => b.presenceOf("Ada") !== "here");
  await server.stop();
  folder.remove();
});

test("rooms unused for ninety days are deleted with their chat, and finished games stay", async () => {
  const folder = newFolder();
  const first = await startOnline(folder.where);
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Person.named(first.address, name)));
  const used = await createRoom(ada!);
  const played = await ada!.newTable({ seats: [PERSON, PERSON], seat: 0, isPublic: false });
  await bo!.sit(played.id, 1);
  await ada!.start(played.id);
  const seen = await InRoom.open(ada!, { room: used.room.id! });
  await seen.speak("hello");
  await ada!.must("PUT", `/api/rooms/${used.room.id}/next`, { ...gameFor(2), nonce: newNonce() });
  await first.stop();

  // Everything is there after a restart, also on a server restored from a backup.
  const lines: string[] = [];
  await backUp(folder.where, 0, async (line) => void lines.push(line));
  const other = newFolder();
  await restore(
    other.where,
    (async function* () {
      yield* lines;
    })(),
  );
  const second = await startOnline(other.where);
  const back = await InRoom.open(again(ada!, second), { room: used.room.id! });
  await back.until(() => back.said.members.length === 1);
  expect(back.room?.next?.in).toEqual([1]);
  const joined = await joinRoom(again(bo!, second), used.room.id!);
  expect(joined.room.host).toBe(1);
  await sayIn(again(bo!, second), used.room.id!);
  const started = await again(ada!, second).must<MyRoom>("POST", `/api/rooms/${used.room.id}/next/start`, {});
  expect(started.room.tables[0]?.state).toBe("running");
  // A table taken elsewhere leaves its room.
  const text = await withDatabase(other.where, "read", (at) => exportTable(at, played.id));
  expect(text).not.toContain(played.room);

  const { db } = second.storage;
  const left = async (): Promise<readonly string[]> =>
    (await db.selectFrom("rooms").select("id").execute()).map(({ id }) => id);
  await new Rooms(second.storage, () => Date.now() + 89 * DAY).deleteUnused();
  expect(await left()).toHaveLength(2);
  // A move keeps a room, and so does a chat message.
  const later = (): number => Date.now() + 91 * DAY;
  await second.storage.write({
    query: db.updateTable("tables").set({ at: later() }).where("id", "=", played.id).compile(),
  });
  await new Rooms(second.storage, later).deleteUnused();
  expect(await left()).toEqual([played.room]);
  expect(await db.selectFrom("room_said").selectAll().execute()).toEqual([]);
  const table = started.room.tables[0]!.id!;
  expect(await again(ada!, second).must("GET", `/api/tables/${table}`)).toMatchObject({ state: "running" });
  await second.stop();
  folder.remove();
  other.remove();
});
