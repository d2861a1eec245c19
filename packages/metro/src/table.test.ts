/** `Table` and take-backs, at a table of Metro. */
import { readRecord, scriptedChance, seededChance, Table, writeRecord } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { moveOf, run, setupOf, tableOf } from "./testing/tables.ts";
import type { MetroTable } from "./testing/tables.ts";

const DEALT = "=aaaa =bbbb";

function playFirst(table: MetroTable): void {
  table.play(table.position.turn, metro.moves(table.view(table.position.turn))[0]!);
}

describe("a table", () => {
  it("changes nothing when it refuses", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    const before = JSON.stringify(table.position);
    expect(table.play(0, moveOf("aaaa@c3")).ok).toBe(false);
    expect(table.play(1, moveOf("bbbb@b1")).ok).toBe(false);
    expect(table.resolve({ type: "tile", tile: "aaaa" })).toBeUndefined();
    expect([JSON.stringify(table.position), table.history.length]).toEqual([before, 2]);
  });

  it("refuses an outcome that cannot come", () => {
    const table = tableOf({ seats: 2 }, "=dddd =dddd");
    run(table, "dddd@b1");
    expect(table.resolve({ type: "tile", tile: "dddd" })).toBeUndefined();
    expect(table.resolve({ type: "tile", tile: "aaaa" })).toBeDefined();
  });

  it("wants a name for every seat", () => {
    expect(() => new Table(metro, setupOf({ seats: 3 }), ["Ada"])).toThrow(RangeError);
  });

  it("knows every earlier position", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    expect(table.at(0).stage).toBe("deal");
    expect(table.at(3).laid.length).toBe(1);
    expect(table.at(4)).toBe(table.position);
    expect(() => table.at(5)).toThrow(RangeError);
  });
});

describe("taking back", () => {
  it("is free until somebody else, or chance, has acted", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    expect(table.takeBackOf(0)).toBeUndefined();
    expect(table.takeBack(0)).toBe(false);
    run(table, "draw");
    expect(table.takeBackOf(0)).toEqual({ entries: 1, isFree: true });
    run(table, "=cccc");
    expect(table.takeBackOf(0)).toEqual({ entries: 2, isFree: false });
  });

  it("reaches back to the seat's last decision, and draws come again in the same order", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    const source = seededChance("again");
    playFirst(table);
    table.settle(source);
    playFirst(table);
    table.settle(source);
    const draws = table.history.slice(2).flatMap(({ entry }) => (entry.by === "chance" ? [entry.text] : []));
    expect(table.takeBack(0)).toBe(true);
    expect(table.position.turn).toBe(0);
    expect(table.position.laid).toEqual([]);
    // Another decision now: the tile that came as a refill comes as the second tile.
    run(table, "draw");
    table.settle(scriptedChance([]));
    expect(table.position.drawn).toEqual([draws[0]]);
    table.play(0, metro.moves(table.view(0))[0]!);
    playFirst(table);
    table.settle(scriptedChance([]));
    expect(table.position.hands[1]).toEqual([draws[1]]);
  });

  it("is noted in the record, which still replays", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    table.takeBack(0);
    run(table, "aaaa@c1 =cccc");
    expect(writeRecord(table.record())).toContain("aaaa@c1 {[%back 2]}");
    const read = readRecord(writeRecord(table.record()));
    const replayed = read.ok ? Table.replay(metro, read.record) : undefined;
    expect(replayed?.ok && replayed.table.record()).toEqual(table.record());
  });

  it("remembers what was seen when the table is saved and opened again", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc bbbb@c1 =dddd`);
    table.takeBack(0);
    const opened = Table.replay(metro, table.record(), undefined, table.seenDraws);
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.table.seenDraws).toEqual([
      { stream: "bag", text: "cccc" },
      { stream: "bag", text: "dddd" },
    ]);
    run(opened.table, "aaaa@e1");
    opened.table.settle(scriptedChance([]));
    expect(opened.table.position.hands[0]).toEqual(["cccc"]);
  });
});

describe("a viewer's record of a running game", () => {
  it("hides what that viewer may not know", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    const texts = (viewer: 0 | 1 | "spectator"): string =>
      table
        .record(viewer)
        .entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text))
        .join(" ");
    expect(texts(0)).toBe("=aaaa =? aaaa@a1 =cccc");
    expect(texts(1)).toBe("=? =bbbb aaaa@a1 =?");
    expect(texts("spectator")).toBe("=? =? aaaa@a1 =?");
    const read = readRecord(writeRecord(table.record(1)));
    expect(read.ok && Table.replay(metro, read.record)).toMatchObject({
      ok: false,
      entry: 0,
      reason: expect.stringContaining("hidden"),
    });
  });
});

describe("replaying a record", () => {
  const record = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`).record();
  const entries = (...texts: string[]): typeof record => ({
    ...record,
    entries: texts.map((text) => (text.startsWith("=") ? { by: "chance", text: text.slice(1) } : { by: "seat", text })),
  });

  it.each([
    [{ ...record, game: "chess" }, 0, "a record of chess"],
    [{ ...record, setup: { ...record.setup, edition: "ninth" } }, 0, 'unknown edition "ninth"'],
    [{ ...record, setup: { ...record.setup, rules: 2 } }, 0, "rules number 2"],
    [{ ...record, setup: { ...record.setup, options: { speed: "fast" } } }, 0, 'unknown option "speed"'],
    [{ ...record, setup: { ...record.setup, modules: ["mars"] } }, 0, 'unknown module "mars"'],
    [entries("=aaaa", "aaaa@a1"), 1, "a draw is owed"],
    [entries("=aaaa", "=bbbb", "=cccc"), 2, "seat 1 is to act"],
    [entries("=zzzz"), 0, "is no draw"],
    [entries("=aaaa", "=bbbb", "hello"), 2, "is no move"],
    [entries("=aaaa", "=bbbb", "aaaa@c3"), 2, "notAdjacent, rule 3.2"],
    [entries("=dddd", "=dddd", "draw", "=dddd"), 3, "cannot be drawn"],
    [{ ...record, result: [0, 0] }, 4, "not over"],
    [{ ...record, result: [1, 0] }, 4, "the result is 0 0, not 1 0"],
  ])("stops where it goes wrong and says why: %#", (broken, entry, reason) => {
    expect(Table.replay(metro, broken)).toMatchObject({ ok: false, entry, reason: expect.stringContaining(reason) });
  });
});
