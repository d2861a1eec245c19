import { metroEntry } from "@interchange/games";
import { found, Host } from "@interchange/host";
import { metro } from "@interchange/metro/core";
import { Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { sync } from "../../api/sync.ts";
import type { Syncing } from "../../api/sync.ts";
import { fetchGame } from "../../kit/game.ts";
import { hostBasics } from "../basics.ts";
import { readEverything, writeEverything } from "./everythingFile.ts";
import { MemoryTables } from "../memoryTables.ts";
import { joined } from "./smallThings.ts";
import { readTableFile, writeTableFile } from "./tableFile.ts";
import { restoreTable } from "./restore.ts";

const metroGame = await fetchGame(metroEntry);

async function begin(tables: MemoryTables, id: string): Promise<void> {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const sitters = ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } as const }));
  await found(
    metro,
    id,
    {
      game: "metro",
      setup: prepared.setup,
      sitters,
      luck: { kind: "seeded", seed: id },
      control: { kind: "none" },
      terms: {},
    },
    hostBasics(metroGame, tables),
  );
}

/** Plays this many moves, always the legal move at index `choice`. */
async function play(tables: MemoryTables, id: string, moves: number, choice = 0): Promise<void> {
  const opened = await Host.open(metro, id, hostBasics(metroGame, tables));
  if (!opened.ok) throw new Error(opened.detail);
  const { host } = opened;
  for (let move = 0; move < moves; move++) {
    const { toAct: seat = 0 } = host.status;
    const replayed = Table.replay(metro, host.record());
    if (!replayed.ok) throw new Error(replayed.reason);
    const view = replayed.table.view(seat);
    const texts = metro.moves(view).map((each) => metro.notation.writeMove(each));
    const places = texts.filter((text) => text.includes("@"));
    const answer = await host.command(seat, {
      id: `${choice}-${host.seq}`,
      after: host.seq,
      moves: [places[choice % places.length] ?? ""],
    });
    expect(answer).toMatchObject({ kind: "applied" });
  }
  host.close();
}

async function say(tables: MemoryTables, id: string, text: string): Promise<void> {
  const opened = await Host.open(metro, id, hostBasics(metroGame, tables));
  if (!opened.ok) throw new Error(opened.detail);
  expect(await opened.host.say(0, text)).toMatchObject({ kind: "applied" });
  opened.host.close();
}

const rowsOf = async (tables: MemoryTables, id: string): Promise<number> => (await tables.read(id, "game", 0)).length;
const logsOf = async (tables: MemoryTables, id: string) => ({
  rows: await tables.read(id, "game", 0),
  tableRows: await tables.read(id, "table", 0),
});

describe("a table from another browser", () => {
  test("is taken in, goes on where it went on elsewhere, and never replaces what is ahead", async () => {
    const [one, other] = [new MemoryTables(), new MemoryTables()];
    await begin(one, "a");
    await play(one, "a", 2);
    expect(await restoreTable(other, "a", await logsOf(one, "a"))).toBe("new");
    await play(other, "a", 2);
    expect(await restoreTable(other, "a", await logsOf(one, "a"))).toBe("known");
    expect(await rowsOf(other, "a")).toBe(5);
    expect(await restoreTable(one, "a", await logsOf(other, "a"))).toBe("further");
    expect(await logsOf(one, "a")).toEqual(await logsOf(other, "a"));
    expect(await one.about("a")).toEqual(await other.about("a"));
    await play(one, "a", 1, 1);
    await play(other, "a", 2, 2);
    expect(await restoreTable(one, "a", await logsOf(other, "a"))).toBe("apart");
    expect(await rowsOf(one, "a")).toBe(6);
  });

  test("of which the same was played and something else was said is another copy, and stays as it is", async () => {
    const [one, other] = [new MemoryTables(), new MemoryTables()];
    await begin(one, "a");
    await play(one, "a", 2);
    await restoreTable(other, "a", await logsOf(one, "a"));
    await say(one, "a", "Good luck");
    // More was said there, and nothing else.
    expect(await restoreTable(other, "a", await logsOf(one, "a"))).toBe("further");
    expect(await restoreTable(one, "a", await logsOf(other, "a"))).toBe("known");
    await say(one, "a", "Well played");
    await say(other, "a", "Hm");
    const before = await logsOf(other, "a");
    expect(await restoreTable(other, "a", await logsOf(one, "a"))).toBe("apart");
    expect(await logsOf(other, "a")).toEqual(before);
    // Here more was played, there more was said.
    await restoreTable(other, "b", { ...(await logsOf(one, "a")), tableRows: [] });
    await play(other, "b", 1);
    expect(await restoreTable(other, "b", await logsOf(one, "a"))).toBe("apart");
  });

  test("is refused where it cannot be played through", async () => {
    const [one, other] = [new MemoryTables(), new MemoryTables()];
    await begin(one, "a");
    await play(one, "a", 2);
    const { rows, tableRows } = await logsOf(one, "a");
    expect(await restoreTable(other, "a", { rows: [rows[0]!, rows[2]!], tableRows })).toBe("unreadable");
    expect(await restoreTable(other, "a", { rows: [], tableRows })).toBe("unreadable");
    expect(await other.list()).toEqual([]);
  });
});

describe("a table as a file", () => {
  test("goes to another browser, and gets the same draws there", async () => {
    const [here, there] = [new MemoryTables(), new MemoryTables()];
    await begin(here, "a");
    await play(here, "a", 3);
    const read = await readTableFile(await writeTableFile(here, "a"), there);
    if (!read.ok) throw new Error(read.reason);
    await play(here, "a", 5);
    await play(there, read.id, 5);
    const entries = async (tables: MemoryTables, id: string) =>
      (await tables.read(id, "game", 0)).map((row) => (row.kind === "end" ? [] : row.entries));
    expect(await entries(there, read.id)).toEqual(await entries(here, "a"));
  });

  test.each([
    ["an older", 1],
    ["a newer", 3],
  ])("of %s version is refused with its format, and nothing is added", async (_, version) => {
    const tables = new MemoryTables();
    await begin(tables, "a");
    const whole = { ...(JSON.parse(await writeTableFile(tables, "a")) as object), version };
    for (const file of [whole, { format: "interchange-table", version, record: "" }])
      expect(await readTableFile(JSON.stringify(file), tables)).toEqual({
        ok: false,
        reason: expect.stringContaining(`another version of Interchange (format ${version})`) as string,
      });
    expect(await tables.list()).toHaveLength(1);
  });

  test("is refused where it is damaged or breaks the rules", async () => {
    const tables = new MemoryTables();
    await begin(tables, "a");
    await play(tables, "a", 3);
    const file = await writeTableFile(tables, "a");
    for (const wrong of ["[]", "{", file.slice(0, -9), file.replace(/@[a-h][1-8]/, "@d4")])
      expect(await readTableFile(wrong, tables)).toMatchObject({ ok: false });
    expect(await tables.list()).toHaveLength(1);
  });
});

describe("all that a browser keeps, as one file", () => {
  test("is there in the other browser, and counted", async () => {
    const [one, other] = [new MemoryTables(), new MemoryTables()];
    await begin(one, "a");
    await begin(one, "b");
    await play(one, "b", 3);
    const file = await writeEverything(one);
    expect(await readEverything(file, other)).toMatchObject({ ok: true, counts: { new: 2, known: 0 } });
    expect(await readEverything(file, other)).toMatchObject({ ok: true, counts: { new: 0, known: 2 } });
    expect((await other.list()).map(({ id }) => id).toSorted()).toEqual(["a", "b"]);
    expect(await other.about("b")).toEqual(await one.about("b"));
  });

  test.each(["", "{}", "[]", '{"format":"interchange-everything","version":1}'])("is not %j", async (text) => {
    expect(await readEverything(text, new MemoryTables())).toEqual({ ok: false, problem: "damaged" });
  });

  test.each([0, 2])("of another version (%i) is refused as that", async (version) => {
    const text = JSON.stringify({ format: "interchange-everything", version });
    expect(await readEverything(text, new MemoryTables())).toEqual({ ok: false, problem: "version" });
  });
});

test("what two devices remember is joined: solved stays solved, scores are added, settings stay", () => {
  expect(joined({ theme: "dark" }, { theme: "light", motion: "off" })).toEqual({ theme: "dark", motion: "off" });
  expect(joined({ a: "missed", b: "solved" }, { a: "solved", b: "missed", c: "missed" })).toEqual({
    a: "solved",
    b: "solved",
    c: "missed",
  });
  const [mine, theirs] = [
    { table: "a", points: 3 },
    { table: "b", points: 5 },
  ];
  expect(joined([mine], [mine, theirs])).toEqual([mine, theirs]);
  expect(joined(undefined, 5)).toBe(5);
  const lesson = joined(
    { metro: { at: 3, isDone: false } },
    { metro: { at: 0, isDone: true }, "metro/paris": { at: 2 } },
  );
  expect(lesson).toEqual({ metro: { at: 3, isDone: true }, "metro/paris": { at: 2 } });
});

/** A server that stores tables, and devices that sync with it. */
function serverAndDevices() {
  const kept = new Map<string, { at: number; rows: number; body: string }>();
  const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
  const server: Syncing["server"] = {
    list: async () => ok({ tables: [...kept].map(([id, { at, rows }]) => ({ id, at, rows })) }),
    read: async (id) => ok(kept.get(id)!),
    keep: async (id, given) => {
      if ((kept.get(id)?.rows ?? 0) > given.rows) return { ok: false, trouble: { code: "behind" } };
      kept.set(id, given);
      return ok({ id, at: given.at, rows: given.rows });
    },
    forget: async (id) => {
      kept.delete(id);
      return ok({});
    },
    forgetAll: async () => ok({}),
  };
  const device = () => {
    let marks = {};
    const tables = new MemoryTables();
    const carrying: Syncing = {
      tables,
      server,
      marks: () => marks,
      mark: (given) => {
        marks = given;
      },
      things: () => ({}),
    };
    return { tables, carry: () => sync(carrying) };
  };
  return { kept, device };
}

describe("tables that go along with an identity", () => {
  test("come to the other device by themselves, and back", async () => {
    const { device } = serverAndDevices();
    const [one, other] = [device(), device()];
    await begin(one.tables, "a");
    await play(one.tables, "a", 2);
    expect(await one.carry()).toEqual({ sent: 1, taken: 0, apart: 0 });
    expect(await other.carry()).toEqual({ sent: 0, taken: 1, apart: 0 });
    await play(other.tables, "a", 1);
    expect(await other.carry()).toMatchObject({ sent: 1, taken: 0 });
    expect(await one.carry()).toMatchObject({ sent: 0, taken: 1 });
    expect(await logsOf(one.tables, "a")).toEqual(await logsOf(other.tables, "a"));
    expect(await one.carry()).toEqual({ sent: 0, taken: 0, apart: 0 });
  });

  test("stay deleted where they were deleted, and stay where they were not", async () => {
    const { device, kept } = serverAndDevices();
    const [one, other] = [device(), device()];
    await begin(one.tables, "a");
    await one.carry();
    await other.carry();
    await one.tables.remove("a");
    await one.carry();
    expect(kept.has("a")).toBe(false);
    await other.carry();
    expect(kept.has("a")).toBe(false);
    await one.carry();
    expect(await one.tables.list()).toEqual([]);
    expect(await other.tables.list()).toHaveLength(1);
  });

  test("that went different ways stay as each device has them", async () => {
    const { device } = serverAndDevices();
    const [one, other] = [device(), device()];
    await begin(one.tables, "a");
    await one.carry();
    await other.carry();
    await play(one.tables, "a", 2, 1);
    await play(other.tables, "a", 1, 2);
    await one.carry();
    const before = await logsOf(other.tables, "a");
    expect(await other.carry()).toMatchObject({ apart: 1 });
    expect(await logsOf(other.tables, "a")).toEqual(before);
  });
});
