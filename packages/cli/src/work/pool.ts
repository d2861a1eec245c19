import { availableParallelism } from "node:os";
import { setImmediate as breathe } from "node:timers/promises";
import { WorkerRequests } from "@interchange/bots/requests";
import type { WorkerFailure } from "@interchange/bots/requests";
import { startThread, threadPort } from "@interchange/server/threads";
import { UsageError, wholeNumber } from "../arguments.ts";
import type { Io } from "../io.ts";
import { Performer } from "./performer.ts";
import type { Results, Task } from "./task.ts";
import type { Order, Report } from "./thread.ts";

export const THREADS_OPTION = { value: "N", help: "number of threads (default: one per core)" } as const;

export function threadsFrom(given: string | undefined, io: Io): number {
  if (given !== undefined) return wholeNumber(given, "threads", { min: 1, max: 1024 });
  return io.threads ?? availableParallelism();
}

export interface Performed<Asked extends Task> {
  readonly task: Asked;
  readonly result: Results[Asked["kind"]];
}

/**
 * Does tasks and yields their results as they come. It takes a task only when a thread is free, so the caller can stop
 * by offering no more, or by not listening. With one thread, the work runs in this one.
 */
export async function* performAll<Asked extends Task>(
  tasks: Iterable<Asked>,
  threads: number,
): AsyncGenerator<Performed<Asked>, void> {
  yield* threads > 1 ? performInThreads(tasks, threads) : performHere(tasks);
}

async function* performHere<Asked extends Task>(tasks: Iterable<Asked>): AsyncGenerator<Performed<Asked>, void> {
  const performer = new Performer();
  try {
    for (const task of tasks) {
      yield { task, result: await performer.perform(task) };
      // So that Ctrl-C works.
      await breathe();
    }
  } finally {
    await performer.close();
  }
}

async function* performInThreads<Asked extends Task>(
  tasks: Iterable<Asked>,
  threads: number,
): AsyncGenerator<Performed<Asked>, void> {
  const left = tasks[Symbol.iterator]();
  const workers: WorkerRequests<Report>[] = [];
  const done: { readonly task: Asked; readonly report: Report | WorkerFailure }[] = [];
  const underWay = new Set<Asked>();
  let wake = (): void => {};

  /** Gives a thread its next task; returns whether there was one. */
  const employ = (worker: WorkerRequests<Report>): boolean => {
    const step = left.next();
    if (step.done) return false;
    const task = step.value;
    underWay.add(task);
    worker.ask({ task } satisfies Order, (report) => {
      underWay.delete(task);
      done.push({ task, report });
      // Before the caller handles the result, so that the thread does not wait.
      if (report.ok) employ(worker);
      wake();
    });
    return true;
  };
  const hire = (): boolean => {
    const worker = new WorkerRequests<Report>((events) =>
      threadPort(startThread("./thread", import.meta.url, undefined), events),
    );
    const isEmployed = employ(worker);
    if (isEmployed) workers.push(worker);
    return isEmployed;
  };

  try {
    while (workers.length < threads && hire());
    while (underWay.size || done.length) {
      if (!done.length)
        await new Promise<void>((resume) => {
          wake = resume;
        });
      for (const { task, report } of done.splice(0)) {
        if (!report.ok)
          throw "isUsage" in report && report.isUsage ? new UsageError(report.reason) : new Error(report.reason);
        yield { task, result: report.result as Results[Asked["kind"]] };
      }
    }
    // Asks the external programs to exit.
    await Promise.all(
      workers.map((worker) => new Promise((resume) => worker.ask({ task: "close" } satisfies Order, resume))),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}
