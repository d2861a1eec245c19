import { describe, expect, it } from "vitest";
import { callsOf } from "../../../training/calls.ts";

const LONG = process.env["LONG"] === "1";
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

// A dozen seeded games. The bounds only catch bugs; `training/calibrate.ts` measures precisely.
describe.runIf(LONG)("what the inspector says of its prospects", () => {
  it("is about what comes of it", () => {
    const calls = callsOf({ seats: 2 }, 12, 24, "roughly");
    expect(Math.abs(mean(calls.map(({ off }) => off)))).toBeLessThan(2);
    const inRange = mean(calls.map(({ isInRange }) => (isInRange ? 1 : 0)));
    expect(inRange).toBeGreaterThan(0.6);
    expect(inRange).toBeLessThan(0.98);
    // Better than always saying one half, and right when it is sure.
    expect(mean(calls.map(({ win, won }) => (win - won) ** 2))).toBeLessThan(0.22);
    const sure = calls.filter(({ win }) => win > 0.95 || win < 0.05);
    expect(sure.length).toBeGreaterThan(20);
    expect(mean(sure.map(({ win, won }) => Math.abs(win - won)))).toBeLessThan(0.12);
  });
});
