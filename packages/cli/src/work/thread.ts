/** A thread that does tasks as they come in, one at a time. */
import { parentPort } from "node:worker_threads";
import { UsageError } from "../arguments.ts";
import { Performer } from "./performer.ts";
import type { Task } from "./task.ts";

export type Order = { readonly id: number; readonly task: Task } | "close";

export type Report =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  /** A class does not survive the way between threads. */
  | { readonly id: number; readonly ok: false; readonly reason: string; readonly isUsage: boolean };

const performer = new Performer();

async function obey(order: Order): Promise<void> {
  if (order === "close") {
    await performer.close();
    parentPort?.close();
    return;
  }
  const { id, task } = order;
  const report: Report = await performer.perform(task).then(
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

parentPort?.on("message", (order: Order) => void obey(order));
