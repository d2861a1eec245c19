/** What a host is handed, so that all of it runs in a simulation as it runs in a page or on a server. */
import type { ChanceSource, Keeps } from "@interchange/tabletop";
import type { Luck, Store } from "./rows.ts";

export interface Time {
  now(): number;
  /** Does something later; answers how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export type Thought = { readonly ok: true; readonly move: string } | { readonly ok: false; readonly reason: string };

export interface Question<View> {
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
}

/** An answer on its way. Once stopped, it need never come. */
export interface Thinking {
  readonly thought: Promise<Thought>;
  stop(): void;
}

/** Bots see what their seat may see, and answer in notation. */
export interface Bots<View> {
  think(question: Question<View>): Thinking;
  /** How long the bot of a name may take; its moves are held back at least so long, however soon it knew. */
  longest?(bot: string): number;
  /** What one would do at a glance, for when it is late. */
  atOnce?(question: Question<View>): Promise<Thought>;
}

export interface HostNeeds<Position, View> {
  readonly store: Store;
  readonly time: Time;
  /** Fetches the bots, when the first of them is to play. */
  readonly bots?: () => Promise<Bots<View>>;
  /** A source for the table's draws. Handed in, so that proving shuffles costs nothing where nothing is proved. */
  chance(luck: Luck, table: string): ChanceSource;
  /** How far a game is, for lists: a number that only grows. */
  progress(position: Position): number;
  /**
   * How long a bot's move is held back, so that it can be followed. Where bots may take longer it is twice as long, or
   * thrice: nobody learns from how long one thought.
   */
  botPause?(): number;
  /** After how long a bot is stopped, and what it would do at a glance is played instead, or any move. */
  readonly botDeadline?: number;
  /** Which positions stay in memory: all, where somebody looks back all the time, or a few, where there are many tables. */
  readonly keeps?: Keeps;
  /** Whether those who are there vote on what becomes of a seat whose time is up (`Voting`), also with two seats. */
  readonly isVotedOn?: boolean;
  /** How long a request waits for answers. */
  readonly requestLasts?: number;
}
