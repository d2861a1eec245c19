/** Bots that think in a worker. It starts with the first question, and a question that is no longer wanted is dropped. */
import type { Answer, Question } from "@interchange/bots/worker";
import type { Move, View } from "@interchange/metro";
import type { BotName } from "./names.ts";
import { THINKING_TIME } from "./names.ts";

export type Thought = { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly reason: string };

export interface Thinker {
  think(bot: BotName, view: View, seed: string): Promise<Thought>;
  close(): void;
}

export function workerThinker(): Thinker {
  let worker: Worker | undefined;
  let questions = 0;
  const asked = new Map<number, (thought: Thought) => void>();

  const answered = (id: number, thought: Thought): void => {
    asked.get(id)?.(thought);
    asked.delete(id);
  };
  const fail = (reason: string): void => {
    // A worker that threw may be in any state: the next question starts another.
    worker?.terminate();
    worker = undefined;
    for (const id of asked.keys()) answered(id, { ok: false, reason });
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      answered(data.id, data.ok ? { ok: true, move: data.move } : { ok: false, reason: data.reason });
    });
    started.addEventListener("error", (event) => {
      fail(event.message || "the bots' thread did not start");
    });
    return started;
  };

  return {
    think(bot, view, seed) {
      const id = ++questions;
      return new Promise((resolve) => {
        asked.set(id, resolve);
        try {
          worker ??= start();
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          worker.postMessage({ id, game: "metro", bot, view, seed, moveTime: THINKING_TIME } satisfies Question);
        } catch (thrown) {
          fail(thrown instanceof Error ? thrown.message : String(thrown));
        }
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
      asked.clear();
    },
  };
}
