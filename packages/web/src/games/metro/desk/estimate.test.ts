import { metro } from "@interchange/metro";
import { seededChance, Table } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { loadModules } from "../modules/index.ts";
import { played } from "../modules/played.ts";
import { estimatesOf } from "./estimate.ts";
import { boardSceneOf } from "./scene.ts";

test("the estimate counts open lines as long as they are", () => {
  const prepared = metro.prepare({ edition: "bigbox", seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["Ada", "Bo"]);
  table.settle(seededChance("estimate"));
  const view = table.view(0);
  // A tile on b1 carries on line 7, which is the first player's.
  const after = { ...view, laid: [{ cell: 1, tile: "aaaa", turn: 0, seat: 0 }] } as typeof view;
  expect(estimatesOf(boardSceneOf(after), after)).toEqual([1, 0]);
});

test("there is no estimate after the game, and none where companies own the lines", async () => {
  await loadModules(["berlin", "stock-corporations"]);
  const { final } = played(["berlin"], "estimate");
  expect(estimatesOf(boardSceneOf(final), final)).toBeUndefined();
  const [first] = played(["stock-corporations"], "estimate").decisions;
  expect(first && estimatesOf(boardSceneOf(first), first)).toBeUndefined();
});
