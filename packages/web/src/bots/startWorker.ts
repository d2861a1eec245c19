import type { WorkerEvents, WorkerPort, WorkerReply } from "@interchange/bots/requests";

/** The part of a worker that we need, so that tests can replace it. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const botWorker = (): WorkerLike => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export function startWorker<Reply extends WorkerReply>(
  { reply, failed }: WorkerEvents<Reply>,
  start: () => WorkerLike = botWorker,
): WorkerPort {
  const worker = start();
  worker.addEventListener("message", (event) => {
    reply((event as MessageEvent<Reply>).data);
  });
  worker.addEventListener("error", (event) => {
    // A browser that cannot start the worker does not say why.
    failed(event.message);
  });
  return {
    post: (request) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(request);
    },
    end: () => {
      worker.terminate();
    },
  };
}
