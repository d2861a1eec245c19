/**
 * The engine protocol: lines of text between somebody who runs a game and a program that plays in it. docs/engine.md
 * describes it; what both sides need to know stands here.
 */
import type { Setup } from "@interchange/tabletop";

/** How a bot is named that is a program of its own. */
export const COMMAND = "cmd:";

/** Grows when a program of today would no longer understand what it is told. */
export const PROTOCOL = 1;

/** What an engine says of itself. */
export interface Hello {
  readonly protocol: number;
  readonly name: string;
  readonly version?: string;
}

/** What an engine is told of a position. */
export interface PositionLine {
  /** A record, as text or as JSON, instead of `entries`; it brings its setup along. */
  readonly record?: unknown;
  /** How many of the record's entries count; all by default. */
  readonly to?: number;
  /** Moves and draws since the beginning, as records write them; `?` and `=?` for what this seat may not know. */
  readonly entries?: readonly string[];
  /** Who is to decide, counted from 0. */
  readonly seat?: number;
  /** What that seat sees. */
  readonly view?: unknown;
  /** All that it may do. */
  readonly moves?: readonly string[];
}

/** What is evaluated, while an engine thinks. */
export interface InfoLine {
  readonly work: number;
  /** The best moves, best first. */
  readonly moves: readonly {
    readonly move: string;
    readonly margin: number;
    readonly error: number;
    readonly win: number;
  }[];
  readonly points: readonly number[];
  readonly range: readonly [number, number];
}

/** A setup as an engine is told it. */
export type SetupLine = Setup & { readonly game: string };

/** A line's first word, and the rest. */
export function worded(line: string): readonly [word: string, rest: string] {
  const [, word = "", rest = ""] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  return [word, rest];
}
