import { computed, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Steps } from "./history.ts";
import { isPlaying, playAt, playFaster, playOn, replay, REPLAY_SPEEDS, replaySpeed, stopPlaying } from "./replay.ts";

const ALL = 12;

/** A game of twelve steps, at its live end. */
function game(): Steps {
  const at = signal<number | undefined>(undefined);
  const all = computed(() => ALL);
  return {
    at,
    all,
    seen: all,
    open: () => (at.value = 0),
    go(to) {
      const now = at.peek() ?? ALL;
      const steps = to === "first" ? 0 : to === "back" ? now - 1 : to === "forward" ? now + 1 : to;
      at.value = steps === "live" || steps >= ALL ? undefined : Math.max(0, steps);
    },
    close: () => undefined,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stopPlaying();
  playAt(1);
  vi.useRealTimers();
});

test("a game is played through from its beginning, a step a second, and ends where it stands", () => {
  const history = game();
  playOn(history);
  expect(history.at.value).toBe(0);
  vi.advanceTimersByTime(3000);
  expect(history.at.value).toBe(3);
  expect(isPlaying(history)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(history.at.value).toBeUndefined();
  expect(isPlaying(history)).toBe(false);
});

test("it is played at half to eight times the speed, also when that changes on the way", () => {
  expect([REPLAY_SPEEDS[0], REPLAY_SPEEDS.at(-1)]).toEqual([0.5, 8]);
  const history = game();
  playAt(0.5);
  playOn(history);
  vi.advanceTimersByTime(2000);
  expect(history.at.value).toBe(1);
  playAt(8);
  vi.advanceTimersByTime(500);
  expect(history.at.value).toBe(5);
  playFaster(1);
  expect(replaySpeed.value).toBe(8);
  playFaster(-1);
  expect(replaySpeed.value).toBe(4);
});

test("whoever steps elsewhere or stops it stays there", () => {
  const history = game();
  history.go(2);
  playOn(history);
  vi.advanceTimersByTime(1000);
  history.go("back");
  expect(isPlaying(history)).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(history.at.value).toBe(2);
  playOn(history);
  stopPlaying();
  vi.advanceTimersByTime(5000);
  expect(history.at.value).toBe(2);
});

test("what happened since the last turn is shown again in six seconds at most, whatever the speed", () => {
  playAt(0.5);
  const history = game();
  replay(history, 0);
  vi.advanceTimersByTime(6000);
  expect(history.at.value).toBeUndefined();
});
