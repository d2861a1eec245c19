/** A thread in which bots think: one question at a time, at low priority, so that nobody waits for them. */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { answer } from "@interchange/bots/worker";
import type { GameName, Question } from "@interchange/bots/worker";

try {
  // Sets this thread alone.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where that is not allowed bots think as fast as everybody else.
}
parentPort?.on("message", (question: Question<GameName>) => {
  parentPort?.postMessage(answer(question, () => performance.now()));
});
