import { computed, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as live from "../../kit/ui/live.tsx";
import { isPlaying, playAt, replaySpeed, stopPlaying } from "../desk/replay.ts";
import type { Reel } from "../desk/replay.ts";
import { playCommands, tellSteps } from "./playing.ts";
import { answer } from "./understand.ts";

const LAST = 4;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stopPlaying();
  playAt(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A game of four steps, at its end. */
function game() {
  const step = signal(LAST);
  const at = computed(() => (step.value < LAST ? step.value : undefined));
  const reel: Reel = { at, go: (to) => (step.value = to === "first" ? 0 : Math.min(LAST, step.value + 1)) };
  const type = (text: string) => answer(text, { commands: playCommands(reel), read: () => undefined });
  return { reel, step, type };
}

test("a game is played through by typing, at any of the speeds, and stops when it is told to", async () => {
  const { reel, step, type } = game();
  expect((await type("speed 4")).says).toEqual(["Speed 4."]);
  expect((await type("speed 3")).says).toEqual(["Available speeds: 0.5, 1, 2, 4 and 8."]);
  expect(replaySpeed.value).toBe(4);
  expect((await type("play")).says[0]).toContain("4 steps");
  vi.advanceTimersByTime(500);
  expect(step.value).toBe(2);
  expect((await type("pause")).says).toEqual(["Stopped."]);
  vi.advanceTimersByTime(5000);
  expect([step.value, isPlaying(reel)]).toEqual([2, false]);
});

test("every step is told once as it is played, the last one too, and none that is gone to by hand", async () => {
  const { reel, step, type } = game();
  const told: string[] = [];
  vi.spyOn(live, "announce").mockImplementation((text) => void told.push(text));
  const stop = tellSteps(reel, () => (step.value ? [`Step ${step.value}.`] : []));
  await type("play");
  vi.advanceTimersByTime(2000);
  await type("pause");
  expect(told).toEqual(["Step 1.", "Step 2."]);
  await type("play");
  vi.advanceTimersByTime(9000);
  expect(told).toEqual(["Step 1.", "Step 2.", "Step 3.", "Step 4."]);
  step.value = 1;
  expect(told).toHaveLength(4);
  stop();
});
