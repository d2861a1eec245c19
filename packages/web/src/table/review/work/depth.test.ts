import { describe, expect, test } from "vitest";
import { deepWork, limitsFor, quickTime, speedSo } from "./depth.ts";

/** From a game that was resigned at once to six seats with modules. */
const DECISIONS = [1, 10, 60, 90, 132, 240, 400, 800];
const WORKERS = [1, 2];
/** Work per millisecond, from a slow game on a phone to a fast game on a fast machine. */
const SPEEDS = [0.2, 2, 15, 60];

test("two seats wait half a minute at most, others a minute and a half, and nothing goes on after that", () => {
  expect(limitsFor(1).limit).toBe(30_000);
  expect(limitsFor(2).limit).toBe(30_000);
  for (const seats of [3, 4, 5, 6]) expect(limitsFor(seats).limit).toBe(90_000);
  for (const seats of [1, 2, 4]) {
    const { planned, latest, limit } = limitsFor(seats);
    expect(planned).toBeLessThan(latest);
    expect(latest).toBeLessThan(limit);
  }
});

test("the quick look shows a graph within three seconds, however many decisions there are", () => {
  for (const workers of WORKERS)
    for (const jobs of DECISIONS) expect((jobs * quickTime(jobs, workers)) / workers).toBeLessThanOrEqual(2200);
});

describe.each(DECISIONS)("%i decisions", (jobs) => {
  test("get what fits into the time that is planned, on any machine", () => {
    for (const seats of [2, 4])
      for (const workers of WORKERS)
        for (const speed of SPEEDS) {
          const time = limitsFor(seats).planned - 2200;
          const work = deepWork(speed, time * workers, jobs);
          // One is the least that can be asked for; then only the deadline limits the time.
          if (work === 1) continue;
          const taken = (jobs * work) / speed / workers;
          expect(taken).toBeLessThanOrEqual(time * 0.95);
          // It uses nearly all of the time, however the work is rounded.
          expect(taken).toBeGreaterThan(time * 0.8);
        }
  });
});

test("the depth goes down as the decisions go up", () => {
  const depths = DECISIONS.map((jobs) => deepWork(15, 70_000, jobs));
  expect(depths).toEqual(depths.toSorted((one, other) => other - one));
  expect(new Set(depths).size).toBe(depths.length);
});

test("what an earlier visit found says how fast this machine is", () => {
  const weighing = (work: number) => ({ moves: [], points: [], range: [0, 0] as const, work });
  expect(speedSo([weighing(100), undefined, weighing(300)], { moveTime: 20 })).toBe(10);
});
