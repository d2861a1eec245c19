/**
 * The record is the game: its setup, and every move and draw in order. Text and JSON say the same; see docs/record.md
 * for the grammar.
 */
import type { Setup } from "./setup.ts";
import type { Termination } from "./termination.ts";

/** A move or a draw, in the game's own notation. Glyph and comment never change what happened. */
export interface Entry {
  readonly by: "seat" | "chance";
  /** `HIDDEN` if the reader of this record may not know. */
  readonly text: string;
  readonly glyph?: Glyph;
  readonly comment?: string;
}

/** Stands for a move or a draw that the reader of a running game may not know. */
export const HIDDEN = "?";

export const GLYPHS = ["!", "?", "!!", "??", "!?", "?!"] as const;
export type Glyph = (typeof GLYPHS)[number];

export interface GameRecord {
  readonly game: string;
  readonly setup: Setup;
  /** Who sat where at the end. Earlier players are noted at the entries; see `readNotes`. */
  readonly seats: readonly string[];
  /** The hash published before the draws, if there was one. */
  readonly seal?: string;
  /** Points by seat, once the game is over. */
  readonly result?: readonly number[];
  /** How it ended, if it was not played out. */
  readonly termination?: Termination;
  /** Everything else worth remembering: date, event, place. */
  readonly tags: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
}

/** Tags that open a seal once the game is over. */
export const SEAL_TAGS = ["Key", "Table", "Nonces"] as const;

/** A record to continue with other draws than the sealed ones. */
export function withoutSeal(record: GameRecord): GameRecord {
  const { game, setup, seats, result, termination, entries } = record;
  const tags = Object.entries(record.tags).filter(([name]) => !(SEAL_TAGS as readonly string[]).includes(name));
  return {
    game,
    setup,
    seats,
    ...(result && { result }),
    ...(termination && { termination }),
    tags: Object.fromEntries(tags),
    entries,
  };
}

/** Limits that no honest game comes near. A reader refuses larger input before doing any work. */
export const LIMITS = {
  characters: 1_000_000,
  lines: 50_000,
  headers: 100,
  headerValue: 1_000,
  entries: 20_000,
  entry: 80,
  comment: 10_000,
  seats: 12,
  /** For someone who takes a seat at a running table. */
  newName: 100,
  modules: 20,
  options: 50,
} as const;

/** Where a text became invalid, and why. Lines and columns count from 1. */
export interface RecordProblem {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: RecordProblem };

/**
 * Headers with a meaning of their own; anything else is a tag. Seats are `Seat1`, `Seat2` and so on, and a custom set's
 * values `Components-1`, `Components-2`.
 */
export const HEADERS = [
  "Game",
  "Edition",
  "Modules",
  "Options",
  "Rules",
  "Components",
  "Colours",
  "Seal",
  "Result",
  "Termination",
] as const;

export const NAME = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;
/** Editions may be years. */
export const EDITION = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
export const SEAT_HEADER = /^Seat([1-9][0-9]?)$/;
/** The characters of a move or a draw. No white space, no glyph signs, no braces. */
export const ENTRY_TEXT = /^[A-Za-z0-9^@:.,+*/_-]+$/;
