import { metroEntry } from "@interchange/games";
import { found } from "@interchange/host";
import type { Summary } from "@interchange/host";
import { metro } from "@interchange/metro/core";
import { beforeEach, describe, expect, test } from "vitest";
import { fetchGame } from "../kit/game.ts";
import { hostBasics } from "./basics.ts";
import { MemoryTables } from "./memoryTables.ts";
import { restTable } from "./tables.ts";

const metroGame = await fetchGame(metroEntry);

describe("letting a table rest that nobody has open", () => {
  let tables: MemoryTables;
  beforeEach(async () => {
    tables = new MemoryTables();
    const prepared = metro.prepare({ seats: 2 });
    if (!prepared.ok) throw new Error(prepared.reason);
    const sitters = ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } as const }));
    const luck = { kind: "seeded", seed: "s" } as const;
    const founding = {
      game: "metro",
      setup: prepared.setup,
      sitters,
      luck,
      control: { kind: "none" },
      terms: {},
    } as const;
    await found(metro, "t", founding, hostBasics(metroGame, tables));
  });

  test("keeps a row, and lists say so", async () => {
    await restTable(tables, "t", 7);
    expect(await tables.about("t")).toMatchObject({ state: "paused", at: 7, toAct: 0 });
    expect(await tables.read("t", "table", 0)).toEqual([{ kind: "paused", by: 0, at: 7 }]);
    await restTable(tables, "t", 8);
    expect(await tables.read("t", "table", 0)).toHaveLength(1);
  });

  test("leaves a finished table, and one that is not there, alone", async () => {
    const over: Summary = { at: 3, state: "over", sitters: [], points: [3, 4], progress: 60 };
    await tables.append("t", "game", 1, { kind: "end", command: "c", termination: { kind: "agreed" }, at: 3 }, over);
    await restTable(tables, "t", 7);
    expect(await tables.about("t")).toMatchObject({ state: "over", at: 3, points: [3, 4] });
    expect(await tables.read("t", "table", 0)).toEqual([]);
    await restTable(tables, "nowhere", 7);
    expect(await tables.about("nowhere")).toBeUndefined();
  });
});
