import { expect, test } from "vitest";
import { WorkerRequests } from "./requests.ts";
import type { WorkerEvents, WorkerReply } from "./requests.ts";

/** Workers that the test controls. */
function workers() {
  const started: { readonly events: WorkerEvents<WorkerReply>; readonly heard: object[]; isEnded: boolean }[] = [];
  const requests = new WorkerRequests<WorkerReply>((events) => {
    const worker = { events, heard: [] as object[], isEnded: false };
    started.push(worker);
    return { post: (request) => worker.heard.push(request), end: () => (worker.isEnded = true) };
  });
  return { started, requests };
}

test("replies go to whoever asked, until the last one", () => {
  const { started, requests } = workers();
  expect(started).toHaveLength(0);
  const told: unknown[] = [];
  requests.ask({ want: "one" }, (reply) => told.push(["one", reply.ok]));
  requests.ask({ want: "two" }, (reply) => told.push(["two", reply.ok]));
  expect(started[0]!.heard).toEqual([
    { want: "one", id: 1 },
    { want: "two", id: 2 },
  ]);
  const { reply } = started[0]!.events;
  for (const isLast of [false, true, true]) reply({ id: 2, ok: true, isLast });
  for (const ok of [true, true]) reply({ id: 1, ok });
  expect(told).toEqual([
    ["two", true],
    ["two", true],
    ["one", true],
  ]);
});

test("a worker that breaks fails all open requests, and the next request starts another", () => {
  const { started, requests } = workers();
  const told: unknown[] = [];
  requests.ask({}, (reply) => told.push(reply));
  const forgotten = requests.ask({}, (reply) => told.push(reply));
  expect([forgotten.forget(), forgotten.forget()]).toEqual([true, false]);
  started[0]!.events.failed("broken");
  expect(told).toEqual([{ ok: false, reason: "broken" }]);
  expect(started[0]!.isEnded).toBe(true);
  requests.ask({}, (reply) => told.push(reply));
  // The first worker is finished: its messages are ignored.
  started[0]!.events.failed("broken again");
  expect(started).toHaveLength(2);
  expect(told).toHaveLength(1);
});

test("a worker that cannot start is told like one that broke", () => {
  const requests = new WorkerRequests(() => {
    throw new Error("no workers here");
  });
  const told: unknown[] = [];
  requests.ask({}, (reply) => told.push(reply));
  expect(told).toEqual([{ ok: false, reason: "no workers here" }]);
});
