/** A thread for bots: one question at a time, at low priority, so that nobody waits because of them. */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { setImmediate as breathe } from "node:timers/promises";
import { workerDesk } from "@interchange/bots/worker";
import type { Request } from "@interchange/bots/worker";

try {
  // Affects only this thread.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Without permission, bots run at normal priority.
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
