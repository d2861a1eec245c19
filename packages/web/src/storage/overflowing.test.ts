import type { GameRow, Summary } from "@interchange/host";
import { expect, test } from "vitest";
import { MemoryTables } from "./memoryTables.ts";
import { Overflowing } from "./overflowing.ts";

/** A browser that runs out of space after the first row, with another window that reports changes. */
class FullTables extends MemoryTables {
  isFull = false;
  override async append(...row: Parameters<MemoryTables["append"]>) {
    if (this.isFull) throw new Error("full");
    return super.append(...row);
  }
}

const SUMMARY: Summary = { at: 1, state: "running", sitters: [], points: [], progress: 0 };
const begin = {
  kind: "begin",
  at: 1,
  founding: {
    game: "metro",
    setup: { edition: "bigbox", rules: 1, seats: 2, modules: [], options: {} },
    sitters: [],
    control: { kind: "none" },
    luck: { kind: "seeded", seed: "s" },
    terms: {},
  },
} as unknown as GameRow;
const row = { kind: "moves", at: 2 } as unknown as GameRow;

test("a table that is played on in memory is gone once another window has deleted it", async () => {
  const lasting = new FullTables();
  const tables = new Overflowing(lasting);
  await tables.append("t", "game", 0, begin, SUMMARY);
  lasting.isFull = true;
  expect(await tables.append("t", "game", 1, row, SUMMARY)).toBe("kept");
  expect(tables.isKept("t")).toBe(false);
  expect(await tables.read("t", "game", 0)).toHaveLength(2);

  const heard = new Promise<void>((resolve) => {
    tables.onElsewhere("t", resolve);
  });
  await lasting.remove("t");
  await heard;
  expect(await tables.read("t", "game", 0)).toEqual([]);
  expect(await tables.about("t")).toBeUndefined();
  expect(await tables.append("t", "game", 2, row, SUMMARY)).toBe("overtaken");
});
