/** The bots' thread. It listens while it thinks, so that a question can be cancelled. */
import { workerDesk } from "@interchange/bots/worker";
import type { Request } from "@interchange/bots/worker";

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener("message", () => waiting.shift()?.());
port1.start();

const serve = workerDesk({
  post: (reply) => {
    postMessage(reply);
  },
  now: () => performance.now(),
  // A message to itself is handled after the ones already waiting. A timer would take longer.
  breathe: () =>
    new Promise((resume) => {
      waiting.push(resume);
      port2.postMessage(undefined);
    }),
});

addEventListener("message", (message: MessageEvent<Request>) => {
  void serve(message.data);
});
