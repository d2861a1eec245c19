import { Random, seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { expect, test } from "vitest";
import { lastWord } from "../../bot.ts";
import { inspector } from "../inspector.ts";
import { random } from "../random.ts";

test("every figure is one in the first round, where each action begins another line", () => {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, ["Ada", "Bo"]);
  const chance = seededChance("first round");
  for (let decision = 0; decision < 4; decision++) {
    table.settle(chance);
    if (table.actor.kind !== "seat") throw new Error("nobody decides");
    const { seat } = table.actor;
    const view = table.view(seat);
    const { moves, points, range } = lastWord(inspector, view, new Random("tries"), { work: 1200 });
    for (const { margin, error, win } of moves) expect([margin, error, win].every(Number.isFinite)).toBe(true);
    expect([...points, ...range].every(Number.isFinite)).toBe(true);
    table.play(seat, random.choose(view, new Random(decision), { work: 1 }));
  }
});
