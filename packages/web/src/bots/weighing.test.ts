import { expect, test } from "vitest";
import { workerWeighers } from "./weighing.ts";
import type { WorkerLike } from "./startWorker.ts";
import type { ToldWeighing } from "./weighing.ts";

interface Played extends WorkerLike {
  readonly heard: Record<string, unknown>[];
  isEnded: boolean;
  say(kind: "message" | "error", event: object): void;
}

/** A worker that the test controls. */
function played(): Played {
  const listeners = new Map<string, (event: object) => void>();
  const heard: Record<string, unknown>[] = [];
  return {
    heard,
    isEnded: false,
    postMessage: (request: Record<string, unknown>) => heard.push(request),
    terminate() {
      this.isEnded = true;
    },
    addEventListener: (kind: string, listener: unknown) => {
      listeners.set(kind, listener as (event: object) => void);
    },
    say: (kind, event) => listeners.get(kind)?.(event),
  };
}

const QUESTION = { game: "metro", bot: "inspector", view: {}, seed: "1", work: 10 };
const WEIGHING = { moves: [], points: [1, 2], range: [-1, 1], work: 5 } as const;

test("a weighing is told again and again until its last word", () => {
  const worker = played();
  const told: ToldWeighing[] = [];
  workerWeighers(() => worker).weigh(QUESTION, (each) => told.push(each));
  const [{ id }] = worker.heard as [{ id: number }];
  expect(worker.heard).toEqual([{ ...QUESTION, moveTime: 0, id, want: "weighing" }]);
  for (const isLast of [false, true, false])
    worker.say("message", { data: { id, ok: true, weighing: WEIGHING, isLast } });
  expect(told).toEqual([
    { ok: true, weighing: WEIGHING, isLast: false },
    { ok: true, weighing: WEIGHING, isLast: true },
  ]);
});

test("one of several is stopped, and the worker lives on for the others", () => {
  const worker = played();
  const told: string[] = [];
  const weighers = workerWeighers(() => worker);
  const first = weighers.weigh(QUESTION, () => told.push("first"));
  weighers.weigh(QUESTION, () => told.push("second"));
  first.stop();
  first.stop();
  const ids = worker.heard.map(({ id }) => id);
  expect(worker.heard.slice(2)).toEqual([{ id: ids[0], want: "stop" }]);
  for (const id of ids.slice(0, 2)) worker.say("message", { data: { id, ok: true, weighing: WEIGHING, isLast: true } });
  expect(told).toEqual(["second"]);
  expect(worker.isEnded).toBe(false);
});

test("a worker that breaks fails what was asked of it, and the next question starts another", () => {
  const workers = [played(), played()];
  let started = 0;
  const told: ToldWeighing[] = [];
  const weighers = workerWeighers(() => workers[started++] ?? played());
  weighers.weigh(QUESTION, (each) => told.push(each));
  workers[0]?.say("error", { message: "broken" });
  expect(told).toEqual([{ ok: false, reason: "broken" }]);
  expect(workers[0]?.isEnded).toBe(true);
  weighers.weigh(QUESTION, () => undefined);
  expect(started).toBe(2);
});
