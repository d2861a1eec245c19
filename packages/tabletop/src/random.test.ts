import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Random } from "./random.ts";

describe("Random", () => {
  it("gives the same numbers for the same seed, for ever", () => {
    const random = new Random("interchange");
    expect(Array.from({ length: 4 }, () => random.next())).toMatchInlineSnapshot(`
      [
        1656032708,
        783255122,
        1174966163,
        3651544292,
      ]
    `);
  });

  it("gives other numbers for other seeds", () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => new Random(seed).next());
    expect(new Set(firsts).size).toBe(1000);
  });

  it("stays within bounds", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, n) => {
        const drawn = new Random(seed).below(n);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n;
      }),
    );
  });

  it("is even: 24 outcomes, 240,000 draws, chi-squared below its 99.99th percentile", () => {
    for (const outcomes of [24, 300]) {
      const random = new Random(`even ${outcomes}`);
      const counts = Array.from({ length: outcomes }, () => 0);
      const draws = outcomes * 10_000;
      for (let draw = 0; draw < draws; draw++) counts[random.below(outcomes)]! += 1;
      const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
      const freedom = outcomes - 1;
      // Wilson and Hilferty's approximation of the percentile.
      const limit = freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;
      expect(chiSquared).toBeLessThan(limit);
    }
  });

  it("picks by weight, and never what weighs nothing", () => {
    const random = new Random(1);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 10_000; draw++) counts[random.weighted([1, 0, 3])]! += 1;
    expect(counts[1]).toBe(0);
    expect(counts[2]! / counts[0]!).toBeGreaterThan(2.7);
    expect(counts[2]! / counts[0]!).toBeLessThan(3.3);
  });

  it("shuffles without losing anything", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const sorted = (each: readonly number[]): number[] => each.toSorted((a, b) => a - b);
        expect(sorted(new Random(seed).shuffled(items))).toEqual(sorted(items));
      }),
    );
  });

  it("refuses to pick from nothing", () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });
});
