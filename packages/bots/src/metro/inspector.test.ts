import { CATALOG, metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { lastWord } from "../bot.ts";
import { inspector } from "./inspector.ts";
import { below, Prospects } from "./inspector/prospects.ts";
import { reference } from "./reference.ts";
import { loadSenses } from "./modules/senses.ts";

await loadSenses();

/** The first view of a game with this many tiles and something to decide. */
function viewOf(request: SetupRequest, tiles: number, choices = 2): View {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const table = new Table(
    metro,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => `seat ${seat + 1}`),
  );
  const chance = seededChance("inspector");
  for (;;) {
    table.settle(chance);
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") throw new Error("the game is over");
    const view = table.view(actor.seat);
    if (view.laid.length >= tiles && metro.moves(view).length >= choices) return view;
    table.play(actor.seat, reference.choose(view, new Random("inspector"), { work: 0 }));
  }
}

const REQUESTS: readonly SetupRequest[] = [
  { seats: 2 },
  { seats: 4, options: { orientation: "free" } },
  { seats: 3, options: { "hand-size": "3" } },
  ...CATALOG.filter(({ kind }) => kind !== "bridge").map(({ id, seats = 3 }) => ({ seats, modules: [id] })),
];

describe("a weighing", () => {
  it.each(REQUESTS)("names every legal move once, best first, with %j", (request) => {
    const view = viewOf(request, 20);
    for (const weighing of inspector.weigh(view, new Random(1), { work: 40 })) {
      const { moves, points, range } = weighing;
      const written = moves.map(({ move }) => metro.notation.writeMove(move));
      expect(written.toSorted()).toEqual(
        metro
          .moves(view)
          .map((move) => metro.notation.writeMove(move))
          .toSorted(),
      );
      for (const [index, { margin, error, win }] of moves.entries()) {
        expect(margin).toBeLessThanOrEqual(moves[Math.max(0, index - 1)]!.margin);
        expect(error).toBeGreaterThan(0);
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
      }
      expect(points.length).toBe(view.points.length);
      const own = points[view.turn]!;
      const others = points.filter((_, seat) => seat !== view.turn);
      const mean = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
      expect(own - mean).toBeCloseTo(moves[0]!.margin, 6);
      expect(range[0]).toBeLessThan(moves[0]!.margin);
      expect(range[1]).toBeGreaterThan(moves[0]!.margin);
    }
  });

  it("is the same for the same view, seed and work, and its first move is the one that is chosen", () => {
    const view = viewOf({ seats: 2 }, 12);
    const one = lastWord(inspector, view, new Random("same"), { work: 300 });
    expect(lastWord(inspector, view, new Random("same"), { work: 300 })).toEqual(one);
    expect(inspector.choose(view, new Random("same"), { work: 300 })).toEqual(one.moves[0]!.move);
    expect(one.work).toBeGreaterThanOrEqual(300);
    expect(one.work).toBeLessThan(310);
  });

  it("comes at once where there is nothing to decide, and then no more", () => {
    const view = viewOf({ seats: 2 }, 59, 1);
    const said = [...inspector.weigh(view, new Random(1), { work: 500 })];
    expect(said).toHaveLength(1);
    const [best] = said[0]!.moves;
    // The last tile decides everything.
    expect(said[0]!.range[0]).toBeCloseTo(best!.margin, 6);
    expect([0, 0.5, 1]).toContain(best!.win);
  });

  it("uses all of its time, and says something again and again", () => {
    const view = viewOf({ seats: 2 }, 30);
    let time = 0;
    const budget = { moveTime: 100, now: () => (time += 0.25) };
    const said = [...inspector.weigh(view, new Random(1), budget)];
    expect(time).toBeGreaterThanOrEqual(100);
    expect(time).toBeLessThan(102);
    expect(said.length).toBeGreaterThanOrEqual(10);
  });

  it("gets surer with work", () => {
    const view = viewOf({ seats: 2 }, 30);
    const errorAfter = (work: number): number => lastWord(inspector, view, new Random(1), { work }).moves[0]!.error;
    expect(errorAfter(1600)).toBeLessThan(errorAfter(100) / 2);
  });
});

describe("prospects", () => {
  it("know the normal distribution", () => {
    expect(below(0)).toBeCloseTo(0.5, 6);
    expect(below(1.2816)).toBeCloseTo(0.9, 4);
    expect(below(-2)).toBeCloseTo(0.02275, 4);
  });

  it.each([2, 3, 4, 6])("share one first place among %i seats", (seats) => {
    const prospects = new Prospects({ seats, modules: [] }, 30);
    const points = Array.from({ length: seats }, (_, seat) => 50 + 3 * seat);
    const chances = points.map((_, seat) => prospects.win(points, seat));
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 2);
    expect(chances.toSorted((one, other) => one - other)).toEqual(chances);
    const over = new Prospects({ seats, modules: [] }, 0);
    expect(points.map((_, seat) => over.win(points, seat)).at(-1)).toBe(1);
  });

  it("trust a lead the less the earlier it is, and the more seats there are", () => {
    const chance = (seats: number, tilesLeft: number): number =>
      new Prospects({ seats, modules: [] }, tilesLeft).win([60, ...Array.from({ length: seats - 1 }, () => 45)], 0);
    expect(chance(4, 50)).toBeLessThan(chance(4, 10));
    expect(chance(4, 50) - 1 / 4).toBeLessThan(chance(2, 50) - 1 / 2 + 0.15);
    const shares = CATALOG.filter(({ id }) => String(id) === "stock-corporations");
    // Others' holdings are hidden, so nobody is sure of having won.
    expect(new Prospects({ seats: 2, modules: shares }, 5).win([60, 45], 0)).toBeLessThan(0.75);
    expect(new Prospects({ seats: 2, modules: [] }, 5).win([60, 45], 0)).toBeGreaterThan(0.95);
  });

  it("choose by wider spreads than they tell of at large tables", () => {
    const prospects = new Prospects({ seats: 4, modules: [] }, 50);
    const ahead = [60, 45, 45, 45];
    expect(prospects.choosingWin(ahead, 0)).toBeGreaterThan(prospects.win(ahead, 0));
    const few = new Prospects({ seats: 2, modules: [] }, 20);
    expect(few.choosingWin([60, 45], 0)).toBeCloseTo(few.win([60, 45], 0), 2);
  });
});
