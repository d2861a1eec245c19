import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const lists = () => import("./roomLists.ts");

test("messages of a room are unread until they were read here, also by another tab or visit", async () => {
  const { noteRead, readIn, unreadIn } = await lists();
  expect(unreadIn({ id: "a", said: 3 })).toBe(3);
  noteRead("a", "members", 2);
  noteRead("a", "spectators", 7);
  expect([unreadIn({ id: "a", said: 3 }), unreadIn({ id: "a" }), unreadIn({ id: "b", said: 3 })]).toEqual([1, 0, 3]);
  // What was read stays read.
  noteRead("a", "members", 1);
  expect(readIn("a", "members")).toBe(2);
  vi.resetModules();
  const again = await lists();
  expect([again.readIn("a", "members"), again.readIn("a", "spectators")]).toEqual([2, 7]);
  noteRead("a", "members", 9);
  again.noteRead("b", "members", 1);
  expect(again.readIn("a", "members")).toBe(9);
});

test("what was read is remembered of the hundred rooms read last", async () => {
  const { noteRead, readIn } = await lists();
  for (let room = 0; room < 101; room++) noteRead(`r${room}`, "members", 5);
  noteRead("r1", "members", 6);
  noteRead("new", "members", 1);
  expect(["r0", "r1", "r2", "r100", "new"].map((room) => readIn(room, "members"))).toEqual([0, 6, 0, 5, 1]);
});

test("notes of another form count as nothing read", async () => {
  kept.set("interchange/roomsRead", '"x"');
  expect((await lists()).readIn("a", "members")).toBe(0);
});
