import { metro } from "@interchange/metro";
import { Table } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { keyedChance, sealOf, sealTags, tableKey } from "@interchange/tabletop/seal";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../api/api.ts";
import { rooms } from "../../api/rooms.ts";
import { noteSeal } from "../../api/sealNotes.ts";
import { checkedSeal } from "./sealCheck.ts";

const SECRET = new Uint8Array(32).fill(7);
const BO = "b0".repeat(16);
const info = (state: string, yours: readonly number[] = [1]) =>
  ({ id: "t1", game: "metro", state, yours, seal: sealOf(SECRET) }) as never;

/** What the browser sent, in order. */
let sent: string[];
let state: string;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  sent = [];
  state = "open";
  vi.stubGlobal("fetch", async (_path: string, { body }: { readonly body: string }) => {
    sent.push((JSON.parse(body) as { readonly nonce: string }).nonce);
    return Response.json(info(state));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The record of a server that shuffles with these nonces, and proves it. */
function shuffledWith(nonces: readonly string[]): GameRecord {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["Bo", "Ada"], { seal: sealOf(SECRET) });
  table.settle(keyedChance(tableKey(SECRET, "t1", nonces)));
  table.end({ kind: "agreed" });
  return table.record(undefined, sealTags(SECRET, "t1", nonces));
}

const verdict = async (nonces: readonly string[], yours?: readonly number[]): Promise<string> =>
  (await checkedSeal(info("over", yours), shuffledWith(nonces))).seal;

test("the page knows the nonce it sent, and notices a shuffle without it or with it at another seat", async () => {
  await api.sit("t1", 1);
  const [ada = ""] = sent;
  expect(ada).toMatch(/^[0-9a-f]{32}$/);
  expect(await verdict([BO, ada])).toBe("holds");
  for (const wrong of [
    ["-", "-"],
    [BO, "-"],
    [ada, BO],
    [BO, "0".repeat(32)],
  ])
    expect(await verdict(wrong)).toBe("ignored");
});

test("whoever makes the table and sits down has sent one, too", async () => {
  const nonce = "ad".repeat(16);
  await api.create({ seat: 1, nonce } as never);
  expect(await verdict([BO, nonce])).toBe("holds");
  expect(await verdict([nonce, BO])).toBe("ignored");
});

test("the last nonce of a seat counts, none of a seat one has left, and none that came after the shuffle", async () => {
  await api.sit("t1", 0);
  await api.sit("t1", 1);
  await api.sit("t1", 1);
  const [left = "", first = "", last = ""] = sent;
  expect(await verdict([BO, last])).toBe("holds");
  expect(await verdict([BO, first])).toBe("ignored");
  expect(await verdict([BO, last], [0, 1])).toBe("ignored");
  expect(await verdict([left, last], [0, 1])).toBe("holds");
  expect(await verdict(["-", "-"], [])).toBe("holds");
  state = "running";
  await api.sit("t1", 1);
  expect(await verdict([BO, last])).toBe("holds");
});

test.each(["sayIn", "propose"] as const)("a nonce sent for a room's next game counts at its table: %s", async (how) => {
  const seals = [
    { table: "t0", seal: "0".repeat(64) },
    { table: "t1", seal: sealOf(SECRET) },
  ];
  vi.stubGlobal("fetch", async (_path: string, { body }: { readonly body: string }) => {
    sent.push((JSON.parse(body) as { readonly nonce: string }).nonce);
    return Response.json({ you: 2, room: { id: "r1", next: { seals } } });
  });
  await (how === "sayIn" ? rooms.sayIn("r1") : rooms.propose("r1", {} as never, true));
  const [ada = ""] = sent;
  noteSeal({ ...(info("running") as object), room: "r1" } as never);
  expect(await verdict([BO, ada])).toBe("holds");
  for (const wrong of [
    ["-", "-"],
    [ada, BO],
  ])
    expect(await verdict(wrong)).toBe("ignored");
  // The seal of the proposal counts, not the one that comes with the game.
  noteSeal({ ...(info("running") as object), id: "t0", room: "r1" } as never);
  expect(await checkedSeal({ ...(info("over") as object), id: "t0" } as never, shuffledWith([BO, ada]))).toMatchObject({
    seal: "broken",
    reason: expect.stringContaining("before the game") as string,
  });
});

test("the seal that the page saw first counts, and a draw that does not follow from it breaks it", async () => {
  noteSeal(info("open"));
  noteSeal({ id: "t1", seal: "0".repeat(64) } as never);
  expect(await verdict([BO, BO])).toBe("holds");
  const record = shuffledWith([BO, BO]);
  expect(await checkedSeal(info("over"), { ...record, seal: "0".repeat(64) })).toMatchObject({
    seal: "broken",
    reason: expect.stringContaining("before the game") as string,
  });
  const { tags } = shuffledWith(["-", "-"]);
  expect(await checkedSeal(info("over"), { ...record, tags })).toMatchObject({ seal: "broken" });
});
