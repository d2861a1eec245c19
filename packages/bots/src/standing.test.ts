import { describe, expect, it } from "vitest";
import { Prospects } from "./metro/inspector/prospects.ts";
import { Standing } from "./standing.ts";

const standingOf = (points: ArrayLike<number>, tilesLeft: number): Standing => {
  const prospects = new Prospects({ seats: 4, modules: [] }, tilesLeft);
  return new Standing((expected) => prospects.choosingWin(expected, 0), points, 0);
};

describe("the standing of one among several", () => {
  it("is worth about a point where all others lose one", () => {
    const points = Float64Array.of(50, 50, 50, 50);
    const standing = standingOf(points, 20);
    expect(standing.of([50, 49, 49, 49]) - standing.of(points)).toBeCloseTo(1, 1);
  });

  it("gains more from a leader's loss than from that of one far behind, at the same margin", () => {
    const points = Float64Array.of(50, 60, 50, 20);
    const standing = standingOf(points, 20);
    const now = standing.of(points);
    const leader = standing.of([50, 54, 50, 20]) - now;
    const last = standing.of([50, 60, 50, 14]) - now;
    expect(leader).toBeGreaterThan(last * 1.5);
    // Half of it is the margin, which is the same.
    expect(last).toBeGreaterThan(0.9);
  });

  it("keeps to points where a game is decided", () => {
    const points = Float64Array.of(20, 150, 50, 50);
    const standing = standingOf(points, 4);
    expect(standing.of([26, 150, 50, 50]) - standing.of(points)).toBeCloseTo(3, 1);
  });
});
