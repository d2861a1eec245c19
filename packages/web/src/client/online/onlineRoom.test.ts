import type { Goodbye, Outgoing, RoomInfo, RoomTable } from "@interchange/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HandSocket } from "../testing/handSocket.ts";
import { OnlineRoom } from "./onlineRoom.ts";

const sockets: HandSocket[] = [];
const last = (): HandSocket => sockets.at(-1)!;

function enter(): OnlineRoom {
  const room = new OnlineRoom(
    { kind: "enter", room: "r7m2c9x4k1zq" },
    {
      open: () => {
        sockets.push(new HandSocket());
        return last() as unknown as WebSocket;
      },
      isVisible: () => true,
      onSigns: () => () => undefined,
    },
  );
  last().open();
  return room;
}

const info: RoomInfo = { createdAt: 0, host: 1, members: [], tables: [], standings: [], watching: 0 };
const told: Outgoing = { kind: "room", build: "1", now: 100, you: 2, room: info };
const spoken = (n: number): Outgoing => ({
  kind: "spoken",
  chat: "members",
  said: [{ n, member: 1, name: "Ada", text: `${n}`, at: n }],
});
const goodbye = (reason: Goodbye): Outgoing => ({ kind: "goodbye", reason, text: "" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sockets.length = 0;
});

test("a room is entered and told again and again; what was said is heard once, also after a lost connection", () => {
  const room = enter();
  expect(last().sent).toEqual([{ kind: "enter", protocol: 2, room: "r7m2c9x4k1zq" }]);
  last().hear(told);
  last().hear(spoken(1));
  last().hear(told);
  // Only the answer is followed by a ping at once.
  expect(last().of("ping")).toHaveLength(1);
  expect(room.you.value).toBe(2);
  last().break();
  expect(room.state.value).toBe("connecting");
  vi.advanceTimersByTime(1000);
  last().open();
  last().hear(told);
  last().hear(spoken(1));
  last().hear(spoken(2));
  expect(room.said.value.members.map(({ n }) => n)).toEqual([1, 2]);
  room.close();
});

test("a message is answered, or known as unsent", async () => {
  const room = enter();
  expect(await room.speak("members", "too early")).toMatchObject({ kind: "unsent" });
  last().hear(told);
  const answer = room.speak("members", "hello");
  const [sent] = last().of("speak") as readonly { readonly id: string }[];
  last().hear({ kind: "answered", id: sent!.id, answer: { kind: "applied", seq: 0 } as never });
  expect(await answer).toMatchObject({ kind: "applied" });
  const lost = room.speak("members", "lost");
  last().break();
  expect(await lost).toMatchObject({ kind: "unsent" });
  room.close();
});

test("who is not in the room stays out until they have joined; a server that restarts is waited for", () => {
  const room = enter();
  last().hear(goodbye("not-member"));
  expect(room.goodbye.value).toBe("not-member");
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  room.reconnect();
  expect(sockets).toHaveLength(2);
  last().open();
  last().hear(told);
  expect(room.goodbye.value).toBeUndefined();
  last().hear(goodbye("stopping"));
  last().break();
  expect(room.isRestarting.value).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(3);
  room.close();
});

test("deadlines of the room's tables are by this device's clock, which may be wrong", () => {
  vi.setSystemTime(1_000_000);
  const room = enter();
  const table: RoomTable = { game: "metro", state: "running", control: { kind: "none" }, seats: [], createdAt: 0 };
  last().hear({ ...told, now: 5_000_000, room: { ...info, tables: [{ ...table, deadline: 5_000_700 }, table] } });
  expect(room.info.value?.tables.map(({ deadline }) => deadline)).toEqual([1_000_700, undefined]);
  room.close();
});
