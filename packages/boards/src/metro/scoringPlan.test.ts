import { describe, expect, test } from "vitest";
import { scoringPlan } from "./scoringPlan.ts";
import type { Ended } from "./scoringPlan.ts";

const line = (tiles: number, more: Partial<Ended> = {}): Ended => ({ tiles, isDoubled: false, isOwned: true, ...more });

describe("the plan of scoring", () => {
  test("gives a tile, its light, a train, a flight and a count their times where there is time enough", () => {
    const { runs, count, ends, share } = scoringPlan([line(5)], 9000);
    expect(runs).toEqual([{ leaves: 450, arrives: 1000, flies: 1000, lands: 1350 }]);
    expect([count, ends, share]).toEqual([300, 1650, 1]);
  });

  test("lets no train run shorter than 300 ms or longer than 900", () => {
    const times = [1, 2, 3, 8, 9, 60].map((tiles) => {
      const [run] = scoringPlan([line(tiles)], 9000).runs;
      return run!.arrives - run!.leaves;
    });
    expect(times).toEqual([300, 300, 330, 880, 900, 900]);
  });

  test("lets the next train leave when the one before arrives, and doubles points before they fly", () => {
    const [first, second] = scoringPlan([line(5, { isDoubled: true }), line(4)], 9000).runs;
    expect(second!.leaves).toBe(first!.arrives);
    expect(first!.flies - first!.arrives).toBe(250);
    expect(second!.flies).toBe(second!.arrives);
  });

  test("has no train for a line of nobody, and the others do not wait for it", () => {
    const { runs } = scoringPlan([line(9, { isOwned: false }), line(4)], 9000);
    expect(runs[0]).toBeUndefined();
    expect(runs[1]!.leaves).toBe(450);
    expect(scoringPlan([line(9, { isOwned: false })], 9000).ends).toBe(450);
    expect(scoringPlan([], 1500).ends).toBe(450);
  });

  test("never ends after the time there is, and shortens all parts alike", () => {
    for (const longest of [300, 600, 1500, 3000])
      for (let lines = 0; lines <= 4; lines++)
        for (let tiles = 1; tiles <= 60; tiles += 7)
          for (const isDoubled of [false, true]) {
            const ended = Array.from({ length: lines }, (_, at) => line(tiles + at, { isDoubled: isDoubled && !at }));
            const [whole, plan] = [scoringPlan(ended, Infinity), scoringPlan(ended, longest)];
            expect(plan.ends).toBeLessThanOrEqual(longest);
            for (const [at, run] of plan.runs.entries()) {
              expect(run!.lands + plan.count).toBeLessThanOrEqual(plan.ends + 1e-9);
              for (const moment of ["leaves", "arrives", "flies", "lands"] as const)
                expect(run![moment]).toBeCloseTo(whole.runs[at]![moment] * plan.share, 6);
            }
          }
  });

  test("is half as long when fast and twice as long when slow", () => {
    const lines = [line(18, { isDoubled: true }), line(15), line(14)];
    expect([0.5, 1, 2].map((factor) => scoringPlan(lines, 1500, factor).ends)).toEqual([750, 1500, 3000]);
  });
});
