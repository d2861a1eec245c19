/** Plays the steps of a game one after another. It stops when the viewer steps. */
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { recall, remember } from "../../kit/localStorage.ts";
import type { Steps } from "./history.ts";

/** Replays of the last steps take six seconds at most. */
const LONGEST = 6000;
const SLOWEST = 1000;

export function replay(history: Steps, from: number): void {
  const steps = history.all.peek() - from;
  if (steps <= 0) return;
  history.go(from);
  playing.value = { reel: history, pause: signal(Math.min(SLOWEST, LONGEST / (steps + 1))) };
}

/** Playback speeds in steps per second. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];
const STEP = 1000;
const MEMORY = "replay";

const kept = recall(MEMORY);
const speed = signal<ReplaySpeed>(REPLAY_SPEEDS.find((each) => each === kept) ?? 1);
const pauseNow = computed(() => STEP / speed.value);

export const replaySpeed: ReadonlySignal<ReplaySpeed> = speed;

export function playAt(next: ReplaySpeed): void {
  speed.value = next;
  remember(MEMORY, next);
}

/** The next speed up or down, if there is one. */
export function playFaster(by: 1 | -1): void {
  const next = REPLAY_SPEEDS[REPLAY_SPEEDS.indexOf(speed.peek()) + by];
  if (next !== undefined) playAt(next);
}

/** Something that can be played: the current step (undefined at the end) and how to go on. */
export interface Reel {
  readonly at: ReadonlySignal<number | undefined>;
  go(to: "first" | "forward"): void;
}

interface Playing {
  readonly reel: Reel;
  readonly pause: ReadonlySignal<number>;
}

/** One at a time: a window has one table or review. */
const playing = signal<Playing | undefined>(undefined);

/** Milliseconds for a step while this is played. */
export function stepTime(reel: Reel): number | undefined {
  const now = playing.peek();
  return now?.reel === reel ? now.pause.peek() : undefined;
}

export const isPlaying = (reel: Reel): boolean => playing.value?.reel === reel;

/** From the current step, or from the beginning if at the end. */
export function playOn(reel: Reel): void {
  if (reel.at.peek() === undefined) reel.go("first");
  playing.value = { reel, pause: pauseNow };
}

export function stopPlaying(): void {
  playing.value = undefined;
}

effect(() => {
  const now = playing.value;
  if (!now) return undefined;
  const { reel } = now;
  let expected = reel.at.peek();
  // The viewer went elsewhere, or back to the live game.
  const stopWatching = effect(() => {
    if (reel.at.value === undefined || reel.at.value !== expected) stopPlaying();
  });
  const stopStepping = effect(() => {
    const timer = setInterval(() => {
      expected = (expected ?? 0) + 1;
      reel.go("forward");
    }, now.pause.value);
    return () => clearInterval(timer);
  });
  return () => {
    stopWatching();
    stopStepping();
  };
});
