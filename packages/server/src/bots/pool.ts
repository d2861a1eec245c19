/**
 * The bots' threads, and the queue for them. A thread that is no longer needed is terminated in the middle of its work,
 * because it would not listen.
 */
import { availableParallelism } from "node:os";
import { WorkerRequests } from "@interchange/bots/requests";
import type { Bots as HostBots, Question, Thought } from "@interchange/host";
import { longestThought } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { AnyRules } from "@interchange/tabletop";
import { startThread, threadPort } from "../threads.ts";

interface Waiting {
  readonly id: number;
  readonly game: string;
  readonly moveTime: number;
  readonly question: Question<unknown>;
  /** A player's clock is running. */
  readonly isLive: boolean;
  readonly write: (move: unknown) => string;
  readonly settle: (thought: Thought) => void;
}

type Answered =
  | { readonly id: number; readonly ok: true; readonly move: unknown }
  | { readonly id: number; readonly ok: false; readonly reason: string };

interface Thread {
  readonly requests: WorkerRequests<Answered>;
  asked: Waiting | undefined;
}

export class Bots {
  private readonly size: number;
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];
  private questions = 0;
  private isClosed = false;

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.size = size;
  }

  /** How many questions are waiting for a thread. */
  get waiting(): number {
    return this.queue.length;
  }

  /** A game's bots for its tables. Those with running clocks come first. */
  of(game: GameEntry, { notation }: Pick<AnyRules, "notation">, isLive = false): HostBots<unknown> {
    const write = (move: unknown): string => notation.writeMove(move);
    return {
      longest: (bot) => longestThought(bot, game.bots.thinkingTime),
      atOnce: async (question) => {
        const { glance } = await import("@interchange/bots/worker");
        const answered: Answered = await glance({ ...question, game: game.id });
        return answered.ok ? { ok: true, move: write(answered.move) } : answered;
      },
      think: (question) => {
        const id = ++this.questions;
        const thought = new Promise<Thought>((settle) => {
          const waiting = { id, game: game.id, moveTime: game.bots.thinkingTime, question, isLive, write, settle };
          const before = isLive ? this.queue.findIndex((each) => !each.isLive) : -1;
          this.queue.splice(before < 0 ? this.queue.length : before, 0, waiting);
        });
        this.next();
        return {
          thought,
          stop: () => {
            this.stop(id);
          },
        };
      },
    };
  }

  private next(): void {
    if (this.isClosed || !this.queue.length) return;
    let thread = [...this.threads].find(({ asked }) => !asked);
    if (!thread && this.threads.size < this.size) thread = this.start();
    const waiting = thread && this.queue.shift();
    if (!thread || !waiting) return;
    thread.asked = waiting;
    const { game, moveTime, question, write, settle } = waiting;
    thread.requests.ask({ ...question, game, moveTime }, (answered) => {
      thread.asked = undefined;
      settle(answered.ok ? { ok: true, move: write(answered.move) } : { ok: false, reason: answered.reason });
      this.next();
    });
  }

  private start(): Thread {
    const requests = new WorkerRequests<Answered>((events) => {
      const worker = startThread("./thread", import.meta.url, undefined);
      worker.unref();
      return threadPort(worker, events);
    });
    const thread: Thread = { requests, asked: undefined };
    this.threads.add(thread);
    return thread;
  }

  private stop(id: number): void {
    const at = this.queue.findIndex((waiting) => waiting.id === id);
    if (at >= 0) this.queue.splice(at, 1);
    else
      for (const thread of this.threads)
        if (thread.asked?.id === id) {
          thread.requests.end();
          thread.asked = undefined;
          this.next();
        }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.queue.length = 0;
    await Promise.all([...this.threads].map(({ requests }) => requests.end()));
    this.threads.clear();
  }
}
