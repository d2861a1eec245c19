/**
 * Evaluates moves in a worker. It starts with the first question and takes several at once. Stopping a question cancels
 * it there; the worker stays for the next.
 */
import type { OutlookAfter, Weighing } from "@interchange/bots";
import { WorkerRequests } from "@interchange/bots/requests";
import { startWorker } from "./startWorker.ts";
import type { WorkerLike } from "./startWorker.ts";

export interface WeighingQuestion<View = unknown> {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
  /** The budget: an amount of work, which gives the same answer everywhere, or milliseconds. */
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
  /** Reports intermediate results until the final one, or the reason why there is none. */
  weigh<View, Move>(question: WeighingQuestion<View>, tell: (told: ToldWeighing<Move>) => void): { stop(): void };
  /** What Metro's open lines may become after each of the moves, reported the same way. */
  outlook(
    question: Omit<WeighingQuestion, "bot"> & { readonly moves: readonly unknown[] },
    tell: (told: ToldOutlook) => void,
  ): { stop(): void };
  /** Terminates the worker. Open questions get no more answers. */
  close(): void;
}

type Told = ToldWeighing | ToldOutlook;
type Reply = Told & { readonly id: number };

export function workerWeighers(start?: () => WorkerLike): Weighers {
  const requests = new WorkerRequests<Reply>((events) => startWorker(events, start));
  const ask = (request: object, tell: (told: Told) => void): { stop(): void } => {
    const { id, forget } = requests.ask({ moveTime: 0, ...request }, (reply) => {
      const { id: _, ...told } = reply as Reply;
      tell(told);
    });
    return {
      stop: () => {
        if (forget()) requests.post({ id, want: "stop" });
      },
    };
  };
  return {
    weigh: (question, tell) => ask({ ...question, want: "weighing" }, tell as (told: Told) => void),
    outlook: (question, tell) => ask({ ...question, bot: "", want: "outlook" }, tell as (told: Told) => void),
    close: () => {
      requests.end();
    },
  };
}
