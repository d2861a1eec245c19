import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  controlProblem,
  flagged,
  pauseClock,
  resumeClock,
  runClock,
  startClock,
  stopClock,
  timeLeft,
} from "./clock.ts";

const live = { kind: "live", initial: 60_000, increment: 5_000 } as const;
const days = { kind: "days", perMove: 86_400_000 } as const;

describe("a live clock", () => {
  it("charges the seat that thinks and adds the increment when its turn ends", () => {
    let clock = runClock(startClock(live, 2), 0, 1_000);
    expect(timeLeft(clock, 0, 11_000)).toBe(50_000);
    expect(timeLeft(clock, 1, 11_000)).toBe(60_000);
    clock = runClock(clock, 1, 11_000);
    expect(timeLeft(clock, 0, 20_000)).toBe(55_000);
  });

  it("goes on when the same seat acts again within its turn", () => {
    const clock = runClock(startClock(live, 2), 0, 0);
    expect(timeLeft(runClock(clock, 0, 9_000), 0, 10_000)).toBe(50_000);
  });

  it("flags, and gives no increment to a seat that ran out", () => {
    const clock = runClock(startClock(live, 2), 0, 0);
    expect(flagged(clock, 59_999)).toBeUndefined();
    expect(flagged(clock, 60_000)).toBe(0);
    expect(timeLeft(runClock(clock, 1, 61_000), 0, 61_000)).toBe(0);
  });

  it("charges nobody while it is paused", () => {
    const paused = pauseClock(runClock(startClock(live, 2), 0, 0), 10_000);
    expect(flagged(paused, 10_000_000)).toBeUndefined();
    const resumed = resumeClock(paused, 0, 10_000_000);
    expect(timeLeft(resumed, 0, 10_005_000)).toBe(45_000);
  });

  it("gives no time away when the time of day is set back", () => {
    const clock = runClock(startClock(live, 2), 0, 50_000);
    expect(timeLeft(clock, 0, 10_000)).toBe(60_000);
  });

  it("stops at the end", () => {
    const stopped = stopClock(runClock(startClock(live, 2), 1, 0), 1_000);
    expect([stopped.running, timeLeft(stopped, 1, 99_000)]).toEqual([undefined, 64_000]);
  });
});

describe("a clock of days", () => {
  it("gives the full time for every turn", () => {
    let clock = runClock(startClock(days, 2), 0, 0);
    clock = runClock(clock, 1, 80_000_000);
    expect(timeLeft(clock, 0, 80_000_000)).toBe(86_400_000);
    expect(flagged(clock, 80_000_000 + 86_400_000)).toBe(1);
  });
});

describe("no clock", () => {
  it("never runs out", () => {
    expect(flagged(runClock(startClock({ kind: "none" }, 3), 2, 0), 1e15)).toBeUndefined();
  });
});

describe("time controls", () => {
  it("are checked", () => {
    expect(controlProblem(live)).toBeUndefined();
    expect(controlProblem(days)).toBeUndefined();
    expect(controlProblem({ kind: "none" })).toBeUndefined();
    expect(controlProblem({ kind: "live", initial: 0, increment: 0 })).toBeDefined();
    expect(controlProblem({ kind: "live", initial: 1_000, increment: -1 })).toBeDefined();
    expect(controlProblem({ kind: "days", perMove: Number.NaN })).toBeDefined();
  });

  it("conserve time: what a seat has lost is what it thought, less its increments", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 20 }), (thoughts) => {
        let now = 0;
        let clock = runClock(startClock(live, 2), 0, now);
        for (const [turn, thought] of thoughts.entries()) clock = runClock(clock, (turn + 1) % 2, (now += thought));
        const spent = thoughts.filter((_, turn) => turn % 2 === 0);
        const used = spent.reduce((sum, thought) => sum + thought, 0);
        expect(timeLeft(clock, 0, now)).toBe(60_000 - used + 5_000 * spent.length);
      }),
    );
  });
});
