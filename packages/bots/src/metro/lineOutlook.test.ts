import { isCentreStation, metro } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { workerDesk } from "../worker.ts";
import type { Reply } from "../worker.ts";
import { metroBot } from "./bots.ts";
import { lineOutlook } from "./lineOutlook.ts";
import type { OutlookAfter } from "./lineOutlook.ts";
import { loadSenses } from "./modules/senses.ts";

await loadSenses();

/** A table after this many placements by someone who keeps lines open. */
function tableAfter(tiles: number, modules: readonly string[] = [], seats = 2) {
  const prepared = metro.prepare({ seats, modules: [...modules] });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(
    metro,
    prepared.setup,
    Array.from({ length: seats }, (_, seat) => `${seat}`),
  );
  table.settle(seededChance("outlook"));
  const bot = metroBot("greedy");
  while (table.position.laid.length < tiles && table.actor.kind === "seat") {
    const { seat } = table.actor;
    table.play(seat, bot!.choose(table.view(seat), new Random(tiles), { work: 1 }));
    table.settle(seededChance("outlook"));
  }
  const { actor } = table;
  if (actor.kind !== "seat") throw new Error("the game is over");
  return { table, view: table.view(actor.seat) };
}

function last(view: View, moves: readonly Move[], work: number): readonly OutlookAfter[] {
  let found: readonly OutlookAfter[] = [];
  for (const each of lineOutlook(view, moves, new Random("seed"), { work })) found = each;
  return found;
}

describe("a line's outlook", () => {
  it("is the same for the same view, seed and work", () => {
    const { view } = tableAfter(20);
    const moves = metro.moves(view).slice(0, 2);
    expect(last(view, moves, 20)).toEqual(last(view, moves, 20));
  });

  it("tells every open line that has an owner, and none that has ended", () => {
    const { table, view } = tableAfter(30);
    const [first] = metro.moves(view);
    const [after] = last(view, [first!], 10);
    const ended = new Set(table.position.lines.map(({ from }) => from));
    expect(ended.size).toBeGreaterThan(0);
    expect(after!.lines.some(({ from }) => ended.has(from))).toBe(false);
    expect(after!.lines.length + ended.size).toBe(32);
  });

  it("keeps what it expects within its range, and chances between 0 and 1", () => {
    const { view } = tableAfter(10);
    const [after] = last(view, metro.moves(view).slice(0, 1), 60);
    for (const { expected, low, high, centre } of after!.lines) {
      expect(low).toBeLessThanOrEqual(high);
      expect(expected).toBeGreaterThan(0);
      expect(centre).toBeGreaterThanOrEqual(0);
      expect(centre).toBeLessThanOrEqual(1);
    }
  });

  it("knows exactly what a line pays that a move ends", () => {
    const { table, view } = tableAfter(25);
    const ending = metro.moves(view).flatMap((move) => {
      const fork = table.fork();
      fork.play(view.turn, move);
      const line = fork.position.lines.at(-1);
      return move.type === "place" && line && fork.position.lines.length > table.position.lines.length
        ? [{ move, line }]
        : [];
    });
    expect(ending.length).toBeGreaterThan(0);
    for (const { move, line } of ending.slice(0, 3)) {
      const [after] = last(view, [move], 5);
      expect(after!.lines.find(({ from }) => from === line.from)).toEqual({
        from: line.from,
        expected: line.points,
        low: line.points,
        high: line.points,
        centre: isCentreStation(line.to) ? 1 : 0,
      });
    }
  });

  it("plays tables with modules and of more seats to their end", () => {
    for (const [modules, seats] of [
      [["stock-corporations"], 3],
      [["london", "numbered-stations"], 2],
      [["center-rails"], 4],
    ] as const) {
      const { view } = tableAfter(12, modules, seats);
      const [after] = last(view, metro.moves(view).slice(0, 1), 2);
      expect(after!.lines.some(({ expected }) => expected > 0)).toBe(true);
    }
  });

  it("is asked of a worker, told again and again, and called off by its id", async () => {
    const { view } = tableAfter(40);
    const moves = metro.moves(view).slice(0, 2);
    const told: Reply[] = [];
    const serve = workerDesk({ post: (reply) => told.push(reply), now: () => 0, breathe: () => Promise.resolve() });
    const question = { game: "metro", bot: "", view, seed: "s", moveTime: 0, want: "outlook", moves } as const;
    await serve({ ...question, id: 1, work: 6 });
    expect(told.map((reply) => reply.ok && "isLast" in reply && reply.isLast)).toEqual([false, false, true]);
    const endless = serve({ ...question, id: 2, work: Infinity });
    await serve({ id: 2, want: "stop" });
    await endless;
    await serve({ ...question, id: 3, work: 2, moves: [{ type: "pass" } as const] });
    expect(told.at(-1)).toEqual({ id: 3, ok: false, reason: "not a move in this view" });
  });
});
