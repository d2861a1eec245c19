import { describe, expect, it } from "vitest";
import { fillWorth, leadBy } from "./rivals.ts";

function worthOf(points: readonly number[], seat: number, journeys: number, leaders: number): number[] {
  const worth = new Float64Array(points.length);
  fillWorth(worth, points, seat, journeys, leaders);
  return [...worth];
}

describe("what a point of a rival counts", () => {
  it("is all that there is with one rival, however the points stand", () => {
    expect(worthOf([3, 80], 0, 30, 0.5)).toEqual([1, -1]);
    expect(worthOf([80, 3], 1, 0, 0.5)).toEqual([-1, 1]);
  });

  it("is the same for all where leaders count no more, and minus one in all", () => {
    expect(worthOf([10, 40, 0, 20], 0, 30, 0)).toEqual([1, -1 / 3, -1 / 3, -1 / 3]);
    const others = worthOf([10, 40, 0, 20], 0, 30, 0.5).slice(1);
    expect(others.reduce((sum, each) => sum + each, 0)).toBeCloseTo(-1);
  });

  it("is more for those in front, and the more the less is to come", () => {
    const early = worthOf([10, 40, 30, 20], 0, 30, 0.5);
    const late = worthOf([10, 40, 30, 20], 0, 1, 0.5);
    expect(early[1]).toBeLessThan(early[2]!);
    expect(early[2]).toBeLessThan(early[3]!);
    expect(late[1]).toBeLessThan(early[1]!);
    // Half is laid on all alike, so nobody is forgotten.
    expect(late[3]).toBeLessThan(-0.16);
  });

  it("makes a lead", () => {
    expect(leadBy(Float64Array.of(1, -0.5, -0.5), [10, 6, 2])).toBe(6);
  });
});
