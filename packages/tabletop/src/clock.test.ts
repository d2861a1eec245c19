import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  controlProblem,
  deadline,
  flagged,
  pauseClock,
  resumeClock,
  rewindClock,
  runClock,
  startClock,
  stopClock,
  timeLeft,
} from "./clock.ts";
import type { Clock, TimeControl } from "./clock.ts";

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
  it("never runs out, nor after it was kept as JSON", () => {
    const none = runClock(startClock({ kind: "none" }, 3), 2, 0);
    for (const clock of [none, kept(none)]) {
      expect(flagged(clock, 1e15)).toBeUndefined();
      expect(timeLeft(clock, 2, 5)).toBeUndefined();
      expect(deadline(clock)).toBeUndefined();
    }
  });
});

describe("the deadline", () => {
  it("is when the seat that thinks is flagged", () => {
    const clock = runClock(runClock(startClock(live, 2), 0, 0), 1, 7_000);
    expect(deadline(clock)).toBe(67_000);
    expect(flagged(clock, 66_999)).toBeUndefined();
    expect(flagged(clock, 67_000)).toBe(1);
    expect(deadline(pauseClock(clock, 8_000))).toBeUndefined();
  });
});

describe("a take-back", () => {
  it("gives the mover no increment, and nobody the time that was thought", () => {
    const moved = runClock(runClock(startClock(live, 2), 0, 0), 1, 10_000);
    const back = rewindClock(moved, [0], 13_000);
    expect([timeLeft(back, 0, 13_000), timeLeft(back, 1, 13_000)]).toEqual([50_000, 57_000]);
    expect(back.running).toEqual({ seat: 0, since: 13_000 });
    expect(timeLeft(runClock(back, 1, 14_000), 0, 14_000)).toBe(54_000);
  });

  it("takes the increments of all turns that it undoes", () => {
    let clock = runClock(startClock(live, 3), 0, 0);
    for (const seat of [1, 2, 0]) clock = runClock(clock, seat, 1_000 * (seat || 3));
    expect(rewindClock(clock, [0, 1, 1, 2], 3_000).left).toEqual([59_000, 59_000, 59_000]);
    expect(rewindClock(clock, [1, 2], 3_000).left).toEqual([64_000, 59_000, 59_000]);
  });

  it("takes nothing while the turn goes on, and undoes turns one after another", () => {
    let clock = runClock(startClock(live, 2), 0, 0);
    clock = runClock(runClock(clock, 1, 1_000), 0, 2_000);
    expect(rewindClock(clock, [0], 4_000).left).toEqual([62_000, 64_000]);
    const once = rewindClock(clock, [1], 4_000);
    expect(once.left).toEqual([62_000, 59_000]);
    expect(rewindClock(once, [0], 4_000).left).toEqual([57_000, 59_000]);
    expect(rewindClock(clock, [], 4_000)).toBe(clock);
  });

  it("finds what the last sixty turns brought, and nothing before", () => {
    let clock = runClock(startClock(live, 2), 0, 0);
    for (let turn = 1; turn <= 61; turn++) clock = runClock(clock, turn % 2, 0);
    expect(clock.gains).toHaveLength(60);
    expect(clock.gains[0]).toEqual({ seat: 1, time: 5_000 });
    const undone = Array.from({ length: 61 }, (_, turn) => turn % 2);
    // The first turn of the first seat has been forgotten, and keeps its increment.
    expect(rewindClock(clock, undone, 0).left).toEqual([65_000, 60_000]);
  });

  it("undoes the turn that ended the game", () => {
    const over = stopClock(runClock(startClock(live, 2), 1, 0), 1_000);
    expect(rewindClock(over, [1], 9_000)).toMatchObject({ left: [60_000, 59_000], running: { seat: 1, since: 9_000 } });
  });

  it("costs nobody the game by itself", () => {
    let clock = runClock(startClock({ kind: "live", initial: 3_000, increment: 5_000 }, 2), 0, 0);
    clock = runClock(runClock(clock, 1, 2_900), 0, 2_900);
    const back = rewindClock(clock, [0, 1], 6_900);
    expect(back.left[0]).toBe(1_000);
    expect(flagged(back, 6_900)).toBeUndefined();
  });

  it("leaves whoever has less than a second what they have", () => {
    let clock = runClock(startClock({ kind: "live", initial: 3_000, increment: 5_000 }, 2), 0, 0);
    clock = runClock(runClock(clock, 1, 2_900), 0, 2_900);
    expect(rewindClock(clock, [0, 1], 7_600).left).toEqual([400, 3_000]);
  });

  it("leaves of a day what the mover had left of it, and a whole one to a turn that was cut off", () => {
    let clock = runClock(startClock(days, 2), 0, 0);
    clock = runClock(clock, 1, 80_000_000);
    const back = rewindClock(clock, [0], 90_000_000);
    expect(back.left).toEqual([6_400_000, 86_400_000]);
    const own = rewindClock(runClock(clock, 0, 85_000_000), [0, 1], 86_000_000);
    expect(own.left).toEqual([6_400_000, 81_400_000]);
    expect(rewindClock(clock, [1], 90_000_000).left).toEqual([86_400_000, 76_400_000]);
  });
});

function kept(clock: Clock): Clock {
  return JSON.parse(JSON.stringify(clock)) as Clock;
}

describe("a clock that is kept as JSON at every step", () => {
  const control: fc.Arbitrary<TimeControl> = fc.constantFrom(live, days, { kind: "none" } as const);
  const seat = fc.nat(2);
  type Act = (clock: Clock, now: number) => Clock;
  const act: fc.Arbitrary<Act> = fc.oneof(
    seat.map(
      (next): Act =>
        (clock, now) =>
          runClock(clock, next, now),
    ),
    seat.map(
      (next): Act =>
        (clock, now) =>
          resumeClock(clock, next, now),
    ),
    fc.array(seat, { maxLength: 5 }).map(
      (undone): Act =>
        (clock, now) =>
          rewindClock(clock, undone, now),
    ),
    fc.constant<Act>(pauseClock),
    fc.constant<Act>(stopClock),
  );
  it("goes as one that is not, and nobody ever has less than nothing", () => {
    fc.assert(
      fc.property(control, fc.array(fc.tuple(act, fc.integer({ min: 0, max: 40_000 }))), (each, acts) => {
        let clock = startClock(each, 3);
        let stored = kept(clock);
        let now = 0;
        for (const [done, thought] of acts) {
          now += thought;
          clock = done(clock, now);
          stored = kept(done(stored, now));
          expect(stored).toStrictEqual(clock);
          expect(clock.left.every((left) => left >= 0 && Number.isFinite(left))).toBe(true);
          expect(flagged(stored, now)).toBe(flagged(clock, now));
        }
      }),
    );
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

  it("have least and most times, which are whole milliseconds", () => {
    const year = 365 * 86_400_000;
    const isLive = (initial: number, increment: number): boolean =>
      controlProblem({ kind: "live", initial, increment }) === undefined;
    expect([isLive(1_000, 0), isLive(year, year)]).toEqual([true, true]);
    expect([isLive(999, 0), isLive(year + 1, 0), isLive(1_000, year + 1), isLive(1_000.5, 0)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const ofDays = (perMove: number): string | undefined => controlProblem({ kind: "days", perMove });
    expect([ofDays(60_000), ofDays(year)]).toEqual([undefined, undefined]);
    for (const wrong of [59_999, year + 1, 60_000.5])
      expect(ofDays(wrong)).toBe("a clock by the day needs at least a minute per turn");
    expect(controlProblem({ kind: "live", initial: 0, increment: 0 })).toBe(
      "a live clock needs at least one second and an increment of zero or more",
    );
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
