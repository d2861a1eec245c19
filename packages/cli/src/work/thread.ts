/** A thread that does tasks one at a time, as they arrive. */
import { parentPort } from "node:worker_threads";
import { UsageError } from "../arguments.ts";
import { Performer } from "./performer.ts";
import type { Task } from "./task.ts";

/** A message to a thread: a task, or the order to end the external programs. */
export interface Order {
  readonly task: Task | "close";
}

export type Report =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  /** Classes don't survive the transfer between threads. */
  | { readonly id: number; readonly ok: false; readonly reason: string; readonly isUsage: boolean };

const performer = new Performer();

async function obey({ id, task }: Order & { readonly id: number }): Promise<void> {
  const report: Report = await (task === "close" ? performer.close() : performer.perform(task)).then(
    (result) => ({ id, ok: true, result }),
    (error: unknown) => ({
      id,
      ok: false,
      reason: error instanceof Error ? error.message : String(error),
      isUsage: error instanceof UsageError,
    }),
  );
  parentPort?.postMessage(report);
}

parentPort?.on("message", (order: Order & { readonly id: number }) => void obey(order));
