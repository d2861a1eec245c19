/** Independent pieces of long work. Threads do them in any order. */
import type { Weighing } from "@interchange/bots";
import type { Setup } from "@interchange/tabletop";

/** A bot's budget per decision, in numbers that can be sent to a thread. */
export type Allowance = { readonly work: number } | { readonly moveTime: number };

/** Plays all games of one deal of a match. */
export interface DealTask {
  readonly kind: "deal";
  readonly game: string;
  readonly setup: Setup;
  /** By name; `cmd:` and a command line for a program that speaks the engine protocol. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly deal: number;
  readonly allowance: Allowance;
}

/** The result of one game of a deal: who sat where, and their scores. */
export interface DealtResult {
  readonly seating: readonly number[];
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** Evaluates a decision. */
export interface WeighTask {
  readonly kind: "weigh";
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: string;
  readonly allowance: Allowance;
}

export type Task = DealTask | WeighTask;

export interface Results {
  readonly deal: readonly DealtResult[];
  readonly weigh: Weighing<unknown>;
}
