import { describe, expect, it } from "vitest";
import { chanceToWin, rangeAround } from "./chances.ts";

describe("the chance to win", () => {
  it("is shared by all seats", () => {
    for (const points of [
      [80, 70],
      [40, 42, 39],
      [50, 45, 44, 20, 48],
    ]) {
      const all = points.map((_, seat) => chanceToWin(points, seat, 6));
      expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 2);
    }
  });

  it("is even for equals, and known once nothing is left to chance", () => {
    expect(chanceToWin([50, 50], 0, 8)).toBeCloseTo(0.5);
    expect(chanceToWin([50, 49], 0, 0)).toBe(1);
    expect(chanceToWin([49, 50], 0, 0)).toBe(0);
    expect(chanceToWin([50, 50, 40], 1, 0)).toBe(0.5);
  });
});

it("a range lies about the margin", () => {
  const [low, high] = rangeAround(3, 10);
  expect(low).toBeCloseTo(-9.8, 1);
  expect(high).toBeCloseTo(15.8, 1);
});
