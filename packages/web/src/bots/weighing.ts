/**
 * What moves are worth, weighed in a worker. It starts with the first question and hears several at once; one that is
 * stopped is called off there, and the worker lives on for the next.
 */
import type { OutlookAfter, Weighing } from "@interchange/bots";

export interface WeighingQuestion<View = unknown> {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
  /** What may be spent: work, so that the same question has the same answer everywhere, or else milliseconds. */
  readonly work?: number;
  readonly moveTime?: number;
}

export type ToldWeighing<Move = unknown> =
  | { readonly ok: true; readonly weighing: Weighing<Move>; readonly isLast: boolean }
  | { readonly ok: false; readonly reason: string };

export type ToldOutlook =
  | { readonly ok: true; readonly outlook: readonly OutlookAfter[]; readonly isLast: boolean }
  | { readonly ok: false; readonly reason: string };

export interface Weighers {
  /** Tells what is known so far again and again, until it is the last word or why there is none. */
  weigh<View, Move>(question: WeighingQuestion<View>, tell: (told: ToldWeighing<Move>) => void): { stop(): void };
  /** What the open lines of Metro may become after each of the moves, told in the same way. */
  outlook(
    question: Omit<WeighingQuestion, "bot"> & { readonly moves: readonly unknown[] },
    tell: (told: ToldOutlook) => void,
  ): { stop(): void };
  /** Ends the worker; whatever was asked is told no more. */
  close(): void;
}

type Told = ToldWeighing | ToldOutlook;
type Reply = Told & { readonly id: number };

/** The part of a worker that is needed, so that tests can stand in for one. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const startWorker = (): WorkerLike => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export function workerWeighers(start: () => WorkerLike = startWorker): Weighers {
  let worker: WorkerLike | undefined;
  let questions = 0;
  const asked = new Map<number, (told: Told) => void>();

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const fail = (reason: string): void => {
    // A worker that threw may be in any state: the next question starts another.
    end();
    const all = [...asked.values()];
    asked.clear();
    for (const tell of all) tell({ ok: false, reason });
  };
  const started = (): WorkerLike => {
    const fresh = start();
    fresh.addEventListener("message", (event) => {
      const { id, ...told } = (event as MessageEvent<Reply>).data;
      const tell = asked.get(id);
      if (!told.ok || told.isLast) asked.delete(id);
      tell?.(told);
    });
    fresh.addEventListener("error", (event) => {
      // A browser that cannot start it does not say why.
      fail(event.message);
    });
    return fresh;
  };
  const post = (request: object): void => {
    worker ??= started();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request);
  };

  const ask = (request: object, tell: (told: Told) => void): { stop(): void } => {
    const id = ++questions;
    asked.set(id, tell);
    try {
      post({ moveTime: 0, ...request, id });
    } catch (thrown) {
      fail(thrown instanceof Error ? thrown.message : String(thrown));
    }
    return {
      stop: () => {
        if (asked.delete(id)) post({ id, want: "stop" });
      },
    };
  };

  return {
    weigh: (question, tell) => ask({ ...question, want: "weighing" }, tell as (told: Told) => void),
    outlook: (question, tell) => ask({ ...question, bot: "", want: "outlook" }, tell as (told: Told) => void),
    close() {
      end();
      asked.clear();
    },
  };
}
