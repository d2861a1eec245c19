/** The dependencies of a host, passed in so that it runs the same in a simulation, a page or a server. */
import type { ChanceSource, Keeps } from "@interchange/tabletop";
import type { Luck, Store } from "./rows.ts";

export interface Time {
  now(): number;
  /** Does something later. Returns how to cancel it. */
  after(milliseconds: number, act: () => void): () => void;
}

export type Thought = { readonly ok: true; readonly move: string } | { readonly ok: false; readonly reason: string };

export interface Question<View> {
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
}

/** An answer on its way. Once stopped, it may never come. */
export interface Thinking {
  readonly thought: Promise<Thought>;
  stop(): void;
}

/** Bots see only what their seat may see, and answer in notation. */
export interface Bots<View> {
  think(question: Question<View>): Thinking;
  /** How long this bot may take. Its moves are delayed at least this long, even if it was faster. */
  longest?(bot: string): number;
  /** Its quick answer, for when it is late. */
  atOnce?(question: Question<View>): Promise<Thought>;
}

export interface HostNeeds<Position, View> {
  readonly store: Store;
  readonly time: Time;
  /** Loads the bots when the first of them plays. */
  readonly bots?: () => Promise<Bots<View>>;
  /** The source of the table's draws. Passed in, so that only tables with provable shuffles pay for them. */
  chance(luck: Luck, table: string): ChanceSource;
  /** A game's progress for lists: a number that only grows. */
  progress(position: Position): number;
  /**
   * How long a bot's move is delayed, so that people can follow. If bots may take longer, it is two or three times
   * that, so that the time reveals nothing.
   */
  botPause?(): number;
  /** After this long a bot is stopped, and its quick answer is played instead, or any move. */
  readonly botDeadline?: number;
  /** Which positions stay in memory: all if people look back a lot, a few if there are many tables. */
  readonly keeps?: Keeps;
  /** Whether the people present vote on a seat whose time is up (`Voting`), even with two seats. */
  readonly isVotedOn?: boolean;
  /** How long a request stays open. */
  readonly requestLasts?: number;
}
