/** Bots that think in a worker. It starts with the first question; one whose answer is no longer wanted is ended. */
import { longestThought } from "@interchange/games";
import type { Bots, Question, Thought } from "@interchange/host";

/** What goes to the worker and comes back; both sides know what a view and a move are in the game they speak of. */
interface Asked<View> extends Question<View> {
  readonly id: number;
  readonly game: string;
  readonly moveTime: number;
}
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
  let worker: Worker | undefined;
  let questions = 0;
  const asked = new Map<number, (thought: Thought) => void>();

  const answered = (id: number, thought: Thought): void => {
    asked.get(id)?.(thought);
    asked.delete(id);
  };
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const fail = (reason: string): void => {
    // A worker that threw may be in any state: the next question starts another.
    end();
    for (const id of asked.keys()) answered(id, { ok: false, reason });
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      answered(data.id, data.ok ? { ok: true, move: writeMove(data.move) } : { ok: false, reason: data.reason });
    });
    started.addEventListener("error", (event) => {
      // A browser that cannot start it does not say why.
      fail(event.message);
    });
    return started;
  };
  const ask = (question: Asked<View>): void => {
    try {
      worker ??= start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(question);
    } catch (thrown) {
      fail(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };

  return {
    think(question) {
      const id = ++questions;
      const thought = new Promise<Thought>((resolve) => asked.set(id, resolve));
      ask({ ...question, id, game, moveTime });
      return {
        thought,
        stop: () => {
          // It thinks about one thing at a time, and would go on with it.
          if (asked.delete(id)) end();
        },
      };
    },
    longest: (bot) => longestThought(bot, moveTime),
    close() {
      end();
      asked.clear();
    },
  };
}
