import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Happened } from "../../client/client.ts";
import { historyOf } from "./history.ts";
import { playbackOf } from "./playback.ts";
import type { Moment } from "./playback.ts";

/** A game that adds up numbers, and a stage that shows one when the test says so. */
function watched({ isStill = false, isBroken = false } = {}) {
  const happened = signal<readonly Happened<number>[]>([]);
  const view = signal(0);
  const shown: number[] = [];
  let onward = (): void => {};
  let skip = (): void => {};
  const follow = (sum: number, each: number): number => sum + each;
  const client = { happened, view, first: signal(0) } as never;
  const history = historyOf<never, number, number>(client, { isStep: () => true, follow });
  const play = async ({ skipped, see }: Moment<number, number>): Promise<void> => {
    if (isBroken) throw new Error("nothing to show it on");
    await new Promise<void>((resolve) => {
      onward = resolve;
      skipped.addEventListener("abort", () => resolve());
    });
    see();
  };
  const playback = playbackOf<number, number>(
    { client, history },
    { follow, play },
    {
      isStill: () => isStill,
      onSkip: (act) => {
        skip = act;
        return () => (skip = () => {});
      },
    },
  );
  playback.onShown((event) => shown.push(event));
  return {
    history,
    shown,
    playback,
    happen: (...events: readonly number[]) => {
      view.value = events.reduce(follow, view.value);
      happened.value = [...happened.value, { index: happened.value.length, seat: 0, events }];
    },
    skip: () => skip(),
    next: async () => {
      onward();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
    sum: () => playback.staged.value ?? history.shown.value,
  };
}

describe("what happens", () => {
  test("is shown one event after the other, also what comes meanwhile, and then the game as it is", async () => {
    const { happen, next, sum, shown, playback } = watched();
    happen(1, 2);
    expect(sum()).toBe(0);
    await next();
    expect(sum()).toBe(1);
    happen(4);
    await next();
    expect(sum()).toBe(3);
    await next();
    expect(playback.staged.value).toBeUndefined();
    expect([sum(), ...shown]).toEqual([7, 1, 2, 4]);
  });

  test("is skipped by whoever has seen enough, and what comes then is shown again", async () => {
    const { happen, next, skip, sum, shown } = watched();
    happen(1, 2);
    skip();
    expect(sum()).toBe(3);
    await next();
    expect([sum(), shown.length]).toEqual([3, 0]);
    happen(4);
    expect(sum()).toBe(3);
    await next();
    expect([sum(), ...shown]).toEqual([7, 4]);
  });

  test("is there at once if nothing may move, or if it cannot be shown", async () => {
    const still = watched({ isStill: true });
    still.happen(1, 2);
    expect([still.sum(), ...still.shown]).toEqual([3, 1, 2]);
    const broken = watched({ isBroken: true });
    broken.happen(1, 2);
    await broken.next();
    expect(broken.sum()).toBe(3);
  });

  test("is shown again by a step forward in the history, and not by a jump", async () => {
    const { happen, next, sum, history, playback } = watched();
    for (const each of [1, 2, 4]) happen(each);
    playback.skip();
    history.go(1);
    expect([playback.staged.value, sum()]).toEqual([undefined, 1]);
    history.go("forward");
    expect(playback.staged.value).toBe(1);
    await next();
    expect([playback.staged.value, sum()]).toEqual([undefined, 3]);
    history.go("forward");
    expect(playback.staged.value).toBe(3);
    await next();
    expect([history.at.value, sum()]).toEqual([undefined, 7]);
    history.go(0);
    history.go("live");
    expect(playback.staged.value).toBeUndefined();
  });
});
