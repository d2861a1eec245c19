import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { lastWord } from "../bot.ts";
import type { Weighing } from "../bot.ts";
import { inspector } from "./inspector.ts";
import { random as anything } from "./random.ts";

const LONG = process.env["LONG"] === "1";

const TABLES: readonly SetupRequest[] = [
  { seats: 2 },
  { seats: 3, options: { movement: "basic", "first-round": "designer" } },
  { seats: 4, options: { "mornington-crescent": "yes", "last-round": "designer" } },
  { seats: 5, options: { "first-round": "2019", start: "lot" } },
];

/** What seats see at every nth decision of a random game. */
function viewsOf(request: SetupRequest, stride: number): View[] {
  const prepared = underground.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const table = new Table(
    underground,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => `seat ${seat + 1}`),
  );
  const chance = seededChance("views");
  const random = new Random("views");
  const views: View[] = [];
  for (let decision = 0; ; decision++) {
    table.settle(chance);
    const actor = underground.actor(table.position);
    if (actor.kind !== "seat") return views;
    const view = table.view(actor.seat);
    if (decision % stride === 0) views.push(view);
    table.play(actor.seat, anything.choose(view, random, { work: 0 }));
  }
}

const key = (move: Move): string => underground.notation.writeMove(move);

describe.each(TABLES)("a weighing at a table of %j", (request) => {
  const views = viewsOf(request, 19);
  const weighed = (view: View, work: number): Weighing<Move>[] => [
    ...inspector.weigh(view, new Random("weigh"), { work }),
  ];

  it("tells of every legal move once, best first, and what all seats may expect", () => {
    for (const view of views)
      for (const { moves, points, range } of weighed(view, 60)) {
        expect(moves.map(({ move }) => key(move)).toSorted()).toEqual(underground.moves(view).map(key).toSorted());
        expect(moves).toEqual(moves.toSorted((one, other) => other.margin - one.margin));
        for (const { margin, error, win } of moves) {
          expect(Number.isFinite(margin)).toBe(true);
          expect(error).toBeGreaterThanOrEqual(0);
          expect(win).toBeGreaterThanOrEqual(0);
          expect(win).toBeLessThanOrEqual(1);
        }
        const others = points.reduce((sum, each) => sum + each, 0) - points[view.turn]!;
        expect(points[view.turn]! - others / (points.length - 1)).toBeCloseTo(moves[0]!.margin);
        expect(range[0]).toBeLessThanOrEqual(moves[0]!.margin);
        expect(range[1]).toBeGreaterThanOrEqual(moves[0]!.margin);
      }
  });

  it("is the same for the same view, seed and work", () => {
    for (const view of views.slice(0, 3)) expect(weighed(view, 100)).toEqual(weighed(view, 100));
  });
});

it("uses its time, answering again and again", () => {
  let time = 0;
  const view = viewsOf({ seats: 2 }, 1).find(
    ({ stage, actions, turns }) => stage === "build" && actions === 4 && turns > 3,
  );
  const weighings = [...inspector.weigh(view!, new Random(1), { moveTime: 100, now: () => (time += 5) })];
  expect(time).toBeGreaterThanOrEqual(100);
  expect(time).toBeLessThan(130);
  expect(weighings.length).toBeGreaterThan(4);
});

it("plays the first of its last weighing", () => {
  for (const view of viewsOf({ seats: 2 }, 41)) {
    const { moves } = lastWord(inspector, view, new Random(1), { work: 50 });
    expect(inspector.choose(view, new Random(1), { work: 50 })).toEqual(moves[0]!.move);
  }
});

// A precise check takes many games: `training/checkUnderground.ts` plays them.
it.runIf(LONG)("expects of the end about what comes", () => {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  let [count, off, within, brier] = [0, 0, 0, 0];
  for (let game = 0; game < 2; game++) {
    const table = new Table(underground, prepared.setup, ["Ada", "Bo"]);
    const chance = seededChance(`expects ${game}`);
    const random = new Random(`expects ${game}`);
    const said: { seat: number; margin: number; win: number; range: readonly [number, number] }[] = [];
    for (;;) {
      table.settle(chance);
      const actor = underground.actor(table.position);
      if (actor.kind !== "seat") break;
      const { moves, range } = lastWord(inspector, table.view(actor.seat), random, { work: 1 });
      const { move, margin, win } = moves[0]!;
      said.push({ seat: actor.seat, margin, win, range });
      table.play(actor.seat, move);
    }
    const [one = 0, other = 0] = underground.points(table.position);
    for (const { seat, margin, win, range } of said) {
      const came = seat === 0 ? one - other : other - one;
      count++;
      off += margin - came;
      within += came >= range[0] && came <= range[1] ? 1 : 0;
      brier += (win - (came > 0 ? 1 : came === 0 ? 0.5 : 0)) ** 2;
    }
  }
  expect(Math.abs(off / count)).toBeLessThan(4);
  expect(within / count).toBeGreaterThan(0.55);
  expect(brier / count).toBeLessThan(0.25);
});
