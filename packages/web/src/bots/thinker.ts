/** Bots that think in a worker. If an answer is no longer wanted, the worker is terminated. */
import { WorkerRequests } from "@interchange/bots/requests";
import { longestThought } from "@interchange/games";
import type { Bots, Thought } from "@interchange/host";
import { startWorker } from "./startWorker.ts";

/** The worker's answer. The caller knows what a move is in its game. */
type Answered =
  | { readonly id: number; readonly ok: true; readonly move: unknown }
  | { readonly id: number; readonly ok: false; readonly reason: string };

export interface WorkerBots<View> extends Bots<View> {
  close(): void;
}

export function workerBots<View>(
  game: string,
  moveTime: number,
  writeMove: (move: unknown) => string,
): WorkerBots<View> {
  const requests = new WorkerRequests<Answered>((events) => startWorker(events));
  return {
    think(question) {
      let forget = (): boolean => false;
      const thought = new Promise<Thought>((resolve) => {
        ({ forget } = requests.ask({ ...question, game, moveTime }, (told) => {
          resolve(told.ok ? { ok: true, move: writeMove(told.move) } : { ok: false, reason: told.reason });
        }));
      });
      return {
        thought,
        stop: () => {
          // It thinks about one thing at a time and would keep going.
          if (forget()) requests.end();
        },
      };
    },
    longest: (bot) => longestThought(bot, moveTime),
    close: () => {
      requests.end();
    },
  };
}
