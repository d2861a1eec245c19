import { found, MemoryStore } from "@interchange/host";
import type { Founding, HostNeeds, Store } from "@interchange/host";
import { HandTime } from "@interchange/host/testing";
import { metro } from "@interchange/metro";
import { seededChance } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { openHost } from "./openHost.ts";

test("a row that another process writes while a table is opened is not missed", async () => {
  const store = new MemoryStore();
  const prepared = metro.prepare({ seats: 2, edition: "bigbox" });
  if (!prepared.ok) throw new Error(prepared.reason);
  const founding: Founding = {
    game: "metro",
    setup: prepared.setup,
    sitters: ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } })),
    control: { kind: "none" },
    luck: { kind: "seeded", seed: "opening" },
    terms: {},
  };
  const needs: HostNeeds<never, never> = {
    store,
    time: new HandTime(1000, async () => undefined),
    chance: () => seededChance("opening"),
    progress: () => 0,
  };
  await found(metro, "t", founding, needs);
  let reads = 0;
  const meanwhile: Store = {
    append: (...row) => store.append(...row),
    onElsewhere: (table, listener) => store.onElsewhere(table, listener),
    read: (async (table: string, log: "game", from: number) => {
      const rows = await store.read(table, log, from);
      // Both logs have been read, and then someone resigns on another process.
      if (++reads === 2)
        await store.append(table, "game", 1, {
          kind: "end",
          at: 1001,
          command: "elsewhere",
          termination: { kind: "resigned", seat: 0 },
        });
      return rows;
    }) as Store["read"],
  };
  const opened = await openHost(metro, "t", { ...needs, store: meanwhile });
  expect(opened.ok && [opened.host.seq, opened.host.status.isOver]).toEqual([2, true]);
});
