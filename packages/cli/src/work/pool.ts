import { availableParallelism } from "node:os";
import { setImmediate as breathe } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { startThread } from "@interchange/server/threads";
import { UsageError, wholeNumber } from "../arguments.ts";
import type { Io } from "../io.ts";
import { Performer } from "./performer.ts";
import type { Results, Task } from "./task.ts";
import type { Order, Report } from "./thread.ts";

export const THREADS_OPTION = { value: "N", help: "how many threads to use (default: one for each core)" } as const;

export function threadsFrom(given: string | undefined, io: Io): number {
  if (given !== undefined) return wholeNumber(given, "threads", { min: 1, max: 1024 });
  return io.threads ?? availableParallelism();
}

export interface Performed<Asked extends Task> {
  readonly task: Asked;
  readonly result: Results[Asked["kind"]];
}

/**
 * Does tasks, and yields what comes of them as it comes. Tasks are only asked for when a thread is free, so whoever has
 * enough offers no more, or stops listening. One thread is this one.
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
      // So that Ctrl-C is heard.
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
  const workers: Worker[] = [];
  const asked = new Map<number, Asked>();
  const reports: Report[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = (): void => {};
  let number = 0;

  /** Gives a thread something to do. */
  const employ = (worker: Worker, task: Asked): void => {
    const id = number++;
    asked.set(id, task);
    worker.postMessage({ id, task } satisfies Order);
  };
  const next = (): Asked | undefined => {
    const step = left.next();
    return step.done ? undefined : step.value;
  };
  /** Whether there was something to do for another thread. */
  const hire = (): boolean => {
    const first = next();
    if (first === undefined) return false;
    const worker = startThread("./thread", import.meta.url, undefined);
    workers.push(worker);
    worker.on("message", (report: Report) => {
      reports.push(report);
      // Before anybody looks at what was done, so that no thread waits for that.
      const task = report.ok ? next() : undefined;
      if (task !== undefined) employ(worker, task);
      wake();
    });
    worker.on("error", (error) => {
      failure = { error };
      wake();
    });
    employ(worker, first);
    return true;
  };

  try {
    while (workers.length < threads && hire());
    while (asked.size || reports.length) {
      if (!reports.length && !failure)
        await new Promise<void>((resume) => {
          wake = resume;
        });
      if (failure) throw failure.error;
      for (const report of reports.splice(0)) {
        const task = asked.get(report.id);
        asked.delete(report.id);
        if (!report.ok) throw report.isUsage ? new UsageError(report.reason) : new Error(report.reason);
        if (task) yield { task, result: report.result as Results[Asked["kind"]] };
      }
    }
    // Programs that play are asked to end.
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resume) => {
            worker.on("exit", () => {
              resume();
            });
            worker.postMessage("close" satisfies Order);
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
