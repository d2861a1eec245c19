/** What a game says of itself in words: its board as tables and lists, and what may be typed at it. Over the same desk. */
import type { ComponentType } from "preact";

/** An answer, sentence by sentence; with the numbered rule where something is not allowed. */
export interface Reply {
  readonly says: readonly string[];
  readonly rule?: string | undefined;
}

/** What a command is called and does, in the language of the page. */
export interface CommandWords {
  readonly names: readonly string[];
  /** How it is typed, with what goes after it. */
  readonly usage: string;
  readonly about: string;
}

export interface Command extends CommandWords {
  run(rest: string): Reply | Promise<Reply>;
}

export interface TextFace {
  /** The board in words. */
  readonly Board: ComponentType;
  readonly commands: readonly Command[];
  /** What is typed without a command: a move as records write it, a square; undefined when it is none. */
  readonly read: (typed: string) => Promise<Reply> | undefined;
}

/** How a game tells of what happened to those who want fewer words, or more. */
export interface Telling<Told> {
  readonly brief: (told: Told) => string;
  /** What is said besides when it is somebody's turn. */
  readonly full: () => readonly string[];
}

export const says = (...sentences: readonly string[]): Reply => ({ says: sentences });
