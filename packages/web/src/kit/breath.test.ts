import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breather } from "./breath.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("long work stops for others as soon as a piece of it was long enough, and only then", async () => {
  let time = 0;
  const breathe = breather(() => time);
  time = 7;
  expect(breathe()).toBeUndefined();
  time = 8;
  let goesOn = false;
  const waits = breathe()?.then(() => (goesOn = true));
  await Promise.resolve();
  expect(goesOn).toBe(false);
  await vi.runAllTimersAsync();
  await waits;
  expect(goesOn).toBe(true);
  // The next slice starts here.
  time = 15;
  expect(breathe()).toBeUndefined();
});
