import { Random, seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Position } from "@interchange/underground";
import { expect, test } from "vitest";
import { forecastOf, incomeOf, runnerUp } from "./forecast.ts";
import { candidatesOf, triedOn } from "./tried.ts";

/** Plays a random game and reports every position where a seat decides. */
function eachDecision(seed: string, seats: number, look: (position: Position) => void): void {
  const prepared = underground.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(
    underground,
    prepared.setup,
    Array.from({ length: seats }, (_, seat) => `${seat}`),
  );
  const source = seededChance(seed);
  const random = new Random(seed);
  for (table.settle(source); !underground.standings(table.position); table.settle(source)) {
    look(table.position);
    const moves = underground.moves(table.view(table.position.turn));
    const builds = moves.filter(({ type }) => type !== "token");
    table.play(table.position.turn, random.pick(builds.length && random.below(4) ? builds : moves));
  }
}

test("offers the very trips that the rules offer, and says why", () => {
  let trips = 0;
  eachDecision("forecast", 3, (position) => {
    const view = underground.view(position, position.turn);
    const leg = forecastOf(view);
    if (position.stage === "build") return;
    trips++;
    const moves = underground.moves(view).flatMap((move) => (move.type === "trip" ? [move] : []));
    expect(leg?.kind).toBe(position.stage);
    expect(leg?.options.map(({ trip }) => ({ type: "trip", ...trip }))).toEqual(moves);
    const other = leg && runnerUp(leg);
    if (leg && other) expect(other.walks * 100 + other.rides).toBeGreaterThan(leg.walks * 100 + leg.rides);
  });
  expect(trips).toBeGreaterThan(20);
});

test("what a piece is said to change is what it changes", () => {
  let tried = 0;
  eachDecision("tried", 2, (position) => {
    if (position.stage !== "build" || position.turns % 6) return;
    const view = underground.view(position, position.turn);
    const candidates = candidatesOf(view, view.lines[view.turn] ?? []);
    expect(candidates).toHaveLength(underground.moves(view).length - 1);
    const some = candidates[position.pieces.length % Math.max(1, candidates.length)];
    if (!some || position.actions < 2) return;
    tried++;
    const before = triedOn(view, some);
    const between = before.built.pieces.at(-1)?.between ?? ["", ""];
    const after = underground.play(position, { type: "build", line: some.line, between }).position;
    expect(before.forecast).toEqual(forecastOf(after));
    for (const seat of [0, 1]) expect(incomeOf(before.forecast, seat)).toEqual(incomeOf(forecastOf(after), seat));
    const points = before.built.rewards.reduce((sum, { award }) => sum + award.points, 0);
    expect(after.points[view.turn]).toBe((view.points[view.turn] ?? 0) + points);
  });
  expect(tried).toBeGreaterThan(5);
});

test("an income spans what the chooser may choose", () => {
  const option = (scores: readonly number[]) => ({
    order: 1,
    trip: { to: "a", lines: [] },
    way: [],
    scores,
    next: undefined,
  });
  const leg = {
    kind: "normal",
    from: "b",
    walks: 0,
    rides: 2,
    options: [option([0, 1]), option([1, 1])],
    offers: [],
  } as const;
  expect(incomeOf(leg, 0)).toEqual({ least: 0, most: 1 });
  expect(incomeOf(leg, 1)).toEqual({ least: 1, most: 2 });
  expect(incomeOf(undefined, 0)).toEqual({ least: 0, most: 0 });
});
