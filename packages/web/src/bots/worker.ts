/** The bots' own thread. It listens while it thinks, so that a question can be called off. */
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
  // A message to itself comes after those that have come in; a timer would wait longer.
  breathe: () =>
    new Promise((resume) => {
      waiting.push(resume);
      port2.postMessage(undefined);
    }),
});

addEventListener("message", (message: MessageEvent<Request>) => {
  void serve(message.data);
});
