/** A game's text mode: its board as tables and lists, and the commands it understands. Uses the same desk. */
import type { ComponentType } from "preact";

/** An answer in sentences, with the rule number if something is not allowed. */
export interface Reply {
  readonly says: readonly string[];
  readonly rule?: string | undefined;
}

/** A command's names and description in the page's language. */
export interface CommandWords {
  readonly names: readonly string[];
  /** How to type it, with its arguments. */
  readonly usage: string;
  readonly about: string;
}

export interface Command extends CommandWords {
  run(rest: string): Reply | Promise<Reply>;
}

export interface GameText {
  /** The board as text. */
  readonly Board: ComponentType;
  readonly commands: readonly Command[];
  /** Reads input without a command: a move in record notation or a square; undefined if it is neither. */
  readonly read: (typed: string) => Promise<Reply> | undefined;
}

/** How a game announces events in fewer or more words. */
export interface Telling<Told> {
  readonly brief: (told: Told) => string;
  /** What to add when it is someone's turn. */
  readonly full: () => readonly string[];
}

export const says = (...sentences: readonly string[]): Reply => ({ says: sentences });

/** Replaces a table's log, history and sheets in puzzles, lessons and reviews, where a decision stands alone. */
export interface Alone {
  readonly commands?: readonly Command[];
  /** A remark about the last command, shown instead of its answer. */
  readonly remark?: () => string | undefined;
}
