/** Starts worker threads of the calling package: from the build, or in tests from the sources. */
import { Worker } from "node:worker_threads";
import type { WorkerEvents, WorkerPort } from "@interchange/bots/requests";

/** `from` is the `import.meta.url` of the caller, source or compiled. */
export function startThread(name: string, from: string, workerData: unknown): Worker {
  if (!from.endsWith(".ts")) return new Worker(new URL(`${name}.js`, from), { workerData });
  // Node 20 reads no TypeScript, and a thread does not inherit the loader that the tests use.
  const source = JSON.stringify(new URL(`${name}.ts`, from).href);
  const code = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(code, { eval: true, workerData, execArgv: ["--conditions", "@interchange/source"] });
}

/** A thread that is used through `WorkerRequests`. */
export function threadPort<Reply>(worker: Worker, { reply, failed }: WorkerEvents<Reply>): WorkerPort {
  worker.on("message", reply);
  worker.on("error", (error) => {
    failed(error.message);
  });
  return {
    post: (request) => {
      worker.postMessage(request);
    },
    end: () => worker.terminate(),
  };
}
