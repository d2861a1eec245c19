/** A thread in which bots think: one question at a time, at low priority, so that nobody waits for them. */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { setImmediate as breathe } from "node:timers/promises";
import { workerDesk } from "@interchange/bots/worker";
import type { Request } from "@interchange/bots/worker";

try {
  // Sets this thread alone.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where that is not allowed bots think as fast as everybody else.
}
const serve = workerDesk({
  post: (reply) => {
    parentPort?.postMessage(reply);
  },
  now: () => performance.now(),
  breathe: () => breathe(),
});
parentPort?.on("message", (request: Request) => {
  void serve(request);
});
