import type { TableInfo } from "@interchange/protocol";
import { expect, test } from "vitest";
import type { StoredTable } from "../../../storage/tables.ts";
import { inOrder } from "./tableOrder.ts";

const PEOPLE = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Bo", mind: { kind: "bot", bot: "planner" } },
];
const here = (id: string, part: object): StoredTable => ({ id, sitters: PEOPLE, state: "running", ...part }) as never;
const online = (id: string, part: object): TableInfo =>
  ({ id, yours: [0], seats: PEOPLE, state: "running", ...part }) as never;

test("your turn comes first, what runs out before the rest; then what is paused, what waits for others, and what has ended", () => {
  const rows = inOrder(
    [
      here("finished", { state: "over", at: 9 }),
      here("mine", { toAct: 0, at: 8 }),
      here("older", { toAct: 1, at: 7 }),
      here("left", { state: "paused", at: 6 }),
    ],
    [
      online("theirs", { toAct: 1, at: 9 }),
      online("slow", { toAct: 0, at: 1, deadline: Date.now() + 9e6 }),
      online("soon", { toAct: 0, at: 2, deadline: Date.now() + 1e6 }),
      online("gathers", { state: "open", at: 5 }),
      online("resting", { state: "paused", at: 6 }),
    ],
  );
  expect(rows.map(({ table, standing }) => [table.id, standing])).toEqual([
    ["soon", "turn"],
    ["slow", "turn"],
    ["mine", "paused"],
    ["older", "paused"],
    ["resting", "paused"],
    ["theirs", "waiting"],
    ["gathers", "waiting"],
    ["left", "abandoned"],
    ["finished", "over"],
  ]);
});
