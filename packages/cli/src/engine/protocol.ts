/**
 * The engine protocol: lines of text between a game's host and a program that plays. docs/engine.md describes it; here
 * is what both sides share.
 */
import type { Setup } from "@interchange/tabletop";

/** The prefix of a bot that is an external program. */
export const COMMAND = "cmd:";

/** Grows when today's programs would no longer understand what they are told. */
export const PROTOCOL = 1;

/** An engine's introduction. */
export interface Hello {
  readonly protocol: number;
  readonly name: string;
  readonly version?: string;
}

/** A position as an engine is told. */
export interface PositionLine {
  /** A record, as text or JSON, instead of `entries`. It includes its setup. */
  readonly record?: unknown;
  /** How many of the record's entries count; default all. */
  readonly to?: number;
  /** Moves and draws since the beginning in record notation; `?` and `=?` for what this seat may not know. */
  readonly entries?: readonly string[];
  /** The seat to decide, from 0. */
  readonly seat?: number;
  /** That seat's view. */
  readonly view?: unknown;
  /** Its legal moves. */
  readonly moves?: readonly string[];
}

/** Evaluations while an engine thinks. */
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

/** A setup as an engine is told. */
export type SetupLine = Setup & { readonly game: string };

/** A line's first word, and the rest. */
export function worded(line: string): readonly [word: string, rest: string] {
  const [, word = "", rest = ""] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  return [word, rest];
}
