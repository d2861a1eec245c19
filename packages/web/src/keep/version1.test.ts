/** A table as the first version of the page kept it, in the middle of a game and after two take-backs in a row. */
import { metroEntry } from "@interchange/games";
import { Host } from "@interchange/host";
import { metro } from "@interchange/metro/core";
import { readNotes, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { openIn } from "../client/open.ts";
import { fetchGame } from "../parts/game.ts";
import { hostBasics } from "./basics.ts";
import { readEnvelope } from "./envelope.ts";
import kept from "./fixtures/version-1.json" with { type: "json" };
import { leftOn } from "./leftBehind.ts";
import { MemoryTables } from "./memoryTables.ts";
import { moveIn } from "./moving.ts";
import type { OldShelf } from "./oldShelf.ts";
import { Overflowing } from "./overflowing.ts";
import { readTableFile, writeTableFile } from "./tableFile.ts";

const metroGame = await fetchGame(metroEntry);

const TEXT = JSON.stringify(kept);
/** What Ada, Bo and Cy did before it was taken back; each move is followed by a draw that they have seen. */
const TAKEN_BACK = "accd@c4 =bcbc cbaa@d6 =ccda cbcb@e6 =acba bcbc@a2 =bcdd ccda@a4 =bbad acba@a7 =bbbb".split(" ");
const MOVES = TAKEN_BACK.filter((word) => !word.startsWith("="));

function shelfWith(texts: Record<string, string>): OldShelf {
  const shelf = new Map(Object.entries(texts));
  return {
    ids: () => [...shelf.keys()],
    text: (id) => shelf.get(id),
    remove: (id) => {
      shelf.delete(id);
    },
  };
}

/** Opens a table at which the bots play what they played before. */
async function open(tables: Overflowing, id: string) {
  const moves = MOVES.filter((_, index) => index % 3 !== 0);
  let asked = 0;
  const opened = await openIn(tables, metroGame, id, {
    bots: async () => ({
      think: () => ({ thought: Promise.resolve({ ok: true, move: moves[asked++] ?? "" }), stop: () => undefined }),
    }),
  });
  if (!opened.ok) throw new Error(opened.detail);
  return opened.client;
}

/** What the table's owner knows. */
async function wholeRecord(tables: Overflowing, id: string) {
  const opened = await Host.open(metro, id, hostBasics(metroGame, tables));
  if (!opened.ok) throw new Error(opened.detail);
  opened.host.close();
  return opened.host.record();
}

/** Plays what was taken back once more, and looks whether the same draws come. */
async function playsOn(tables: Overflowing, id: string): Promise<void> {
  const client = await open(tables, id);
  for (const move of [MOVES[0], MOVES[3]]) {
    expect(client.waiting.value).toEqual({ kind: "viewer", seat: 0 });
    expect(await client.play(metro.notation.readMove(move ?? "")!)).toMatchObject({ kind: "applied" });
    while (client.waiting.value.kind !== "viewer") await new Promise((resolve) => setTimeout(resolve, 0));
  }
  client.close();
  const { entries: all } = await wholeRecord(tables, id);
  const entries = all.slice(-TAKEN_BACK.length);
  expect(entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text))).toEqual(TAKEN_BACK);
  expect(readNotes(entries[0]?.comment).back).toBe(12);
  expect(all.filter(({ comment }) => readNotes(comment).back === 6)).toHaveLength(1);
}

describe("a table kept by the first version", () => {
  test("reads, and replays", () => {
    const read = readEnvelope(TEXT);
    if (!read.ok) throw new Error(read.detail);
    expect(read.envelope.seenDraws.map(({ text }) => `=${text}`)).toEqual(
      TAKEN_BACK.filter((word) => word.startsWith("=")),
    );
    expect(Table.replay(metro, read.record)).toMatchObject({ ok: true });
  });

  test("moves in, opens and goes on: draws that were seen come again, and the take-back is noted", async () => {
    const shelf = shelfWith({ kept: TEXT });
    const tables = new Overflowing(new MemoryTables());
    await moveIn(shelf, tables);
    expect(shelf.ids()).toEqual([]);
    expect(await tables.about("kept")).toMatchObject({ game: "metro", at: kept.savedAt, state: "running" });
    await playsOn(tables, "kept");
    // And once more from the rows that this has left.
    expect((await open(tables, "kept")).waiting.value).toEqual({ kind: "viewer", seat: 0 });
  });

  test("stays where it is when it cannot be read, replayed or kept", async () => {
    const broken = JSON.stringify({ ...kept, record: kept.record.replace("accd", "aaaa") });
    const texts = { broken, damaged: "{ not json", later: JSON.stringify({ ...kept, version: 9 }) };
    const shelf = shelfWith(texts);
    await moveIn(shelf, new Overflowing(new MemoryTables()));
    expect(leftOn(shelf)).toMatchObject([
      { id: "broken", problem: "replay", text: broken },
      { id: "damaged", problem: "damaged" },
      { id: "later", problem: "version", detail: "9" },
    ]);
    const full = shelfWith({ kept: TEXT });
    const tables = new Overflowing(new MemoryTables());
    tables.append = () => Promise.reject(new Error("full"));
    await moveIn(full, tables);
    expect(full.ids()).toEqual(["kept"]);
  });

  test("rests where it was abandoned, and the person who had the screen has it", async () => {
    const abandoned = JSON.stringify({ ...kept, status: "abandoned", holder: 0 });
    const tables = new Overflowing(new MemoryTables());
    await moveIn(shelfWith({ kept: abandoned }), tables);
    expect(await tables.about("kept")).toMatchObject({ state: "paused", holder: 0 });
    const client = await open(tables, "kept");
    expect(client.waiting.value).toEqual({ kind: "paused", by: 0 });
    client.close();
  });

  test("goes to another browser as a file, and on from there with the same draws", async () => {
    const here = new Overflowing(new MemoryTables());
    await moveIn(shelfWith({ kept: TEXT }), here);
    const there = new Overflowing(new MemoryTables());
    const file = await writeTableFile(here, "kept");
    const read = await readTableFile(file, there);
    if (!read.ok) throw new Error(read.reason);
    await playsOn(there, read.id);
    expect(await readTableFile(file.replace("accd", "aaaa"), there)).toMatchObject({ ok: false });
    expect(await readTableFile("[]", there)).toMatchObject({ ok: false });
    expect(await there.list()).toHaveLength(1);
  });
});

test("a table that can no longer be kept is played on in memory, and says so", async () => {
  const lasting = new MemoryTables();
  Object.defineProperty(lasting, "isLasting", { value: true });
  const tables = new Overflowing(lasting);
  await moveIn(shelfWith({ kept: TEXT }), tables);
  expect(tables.isKept("kept")).toBe(true);
  lasting.append = () => Promise.reject(new Error("full"));
  await playsOn(tables, "kept");
  expect(tables.isKept("kept")).toBe(false);
  expect(tables.isKept("other")).toBe(true);
  expect(await tables.list()).toHaveLength(1);
});
