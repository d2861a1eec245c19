/** Bots that think in a worker. It starts with the first question, and a question that is no longer wanted is dropped. */
import type { GameId } from "../parts/game.ts";
import type { BotName } from "@interchange/games";

export type Thought<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly reason: string };

export interface Thinker<Move, View> {
  think(bot: BotName, view: View, seed: string): Promise<Thought<Move>>;
  close(): void;
}

/** What goes to the worker and comes back; both sides know what a view and a move are in the game they speak of. */
interface Asked<View> {
  readonly id: number;
  readonly game: GameId;
  readonly bot: BotName;
  readonly view: View;
  readonly seed: string;
  readonly moveTime: number;
}
type Answered<Move> =
  | { readonly id: number; readonly ok: true; readonly move: Move }
  | { readonly id: number; readonly ok: false; readonly reason: string };

export function workerThinker<Move, View>(game: GameId, moveTime: number): Thinker<Move, View> {
  let worker: Worker | undefined;
  let questions = 0;
  const asked = new Map<number, (thought: Thought<Move>) => void>();

  const answered = (id: number, thought: Thought<Move>): void => {
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
    started.addEventListener("message", ({ data }: MessageEvent<Answered<Move>>) => {
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
          worker.postMessage({ id, game, bot, view, seed, moveTime } satisfies Asked<View>);
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
