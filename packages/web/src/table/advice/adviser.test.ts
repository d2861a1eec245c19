import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToldWeighing, Weighers } from "../../bots/weighing.ts";
import { adviserOf } from "./adviser.ts";
import { worthsOf } from "./worth.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker whose answers the test gives. */
function hand() {
  const asked: { readonly view: unknown; tell: (told: ToldWeighing<string>) => void; isStopped: boolean }[] = [];
  const weighers: Pick<Weighers, "weigh"> = {
    weigh: (question, tell) => {
      const one = { view: question.view, tell: tell as (told: ToldWeighing<string>) => void, isStopped: false };
      asked.push(one);
      return { stop: () => void (one.isStopped = true) };
    },
  };
  return { asked, weighers };
}

const weighing = (work: number) => ({
  moves: [{ move: "a", margin: 1, error: 0.2, win: 0.5 }],
  points: [1, 0],
  range: [0, 2] as const,
  work,
});

test("the first answer is shown at once, later ones at a pace, and the last one at once", () => {
  const { asked, weighers } = hand();
  const { advised } = adviserOf<string, string>({ game: "metro", weighers, view: signal<string | undefined>("one") });
  const tell = (work: number, isLast = false) => asked[0]?.tell({ ok: true, weighing: weighing(work), isLast });
  tell(1);
  expect(advised.value?.weighing.work).toBe(1);
  tell(2);
  tell(3);
  expect(advised.value?.weighing.work).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(advised.value?.weighing.work).toBe(3);
  tell(4, true);
  expect(advised.value).toMatchObject({ weighing: { work: 4 }, isLast: true });
});

test("what is no longer looked at is not thought about, nor shown", () => {
  const { asked, weighers } = hand();
  const view = signal<string | undefined>("one");
  const adviser = adviserOf<string, string>({ game: "metro", weighers, view });
  asked[0]?.tell({ ok: true, weighing: weighing(1), isLast: false });
  view.value = "two";
  expect(asked.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  expect(adviser.advised.value).toBeUndefined();
  view.value = undefined;
  expect(asked.every(({ isStopped }) => isStopped)).toBe(true);
  adviser.close();
});

test("gains are counted from the average, and what was hardly looked at is not called as good", () => {
  const weighed = [
    { move: "a", margin: 6, error: 0.4, win: 0 },
    { move: "b", margin: 5.8, error: 0.4, win: 0 },
    { move: "c", margin: 3, error: 7, win: 0 },
    { move: "draw", margin: 5, error: 0.3, win: 0 },
  ];
  const worths = worthsOf(weighed, (move) => move !== "draw");
  expect(worths.map(({ gain }) => Math.round(gain * 10) / 10)).toEqual([1.1, 0.9, -1.9, 0.1]);
  expect(worths.filter(({ isEqual }) => isEqual).map(({ move }) => move)).toEqual(["b"]);
});
