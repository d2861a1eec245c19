/** Where a server keeps its tables: what both databases offer, and all that is asked of them besides. */
import type { Store } from "@interchange/host";
import type { CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export interface Storage extends Store {
  /** For reading alone: everything is written through `write` and `append`. */
  readonly db: Kysely<Schema>;
  /** In words, for whoever starts the server. */
  readonly place: string;
  /**
   * Runs statements as one: all are durable once this answers "kept", and none is when it answers "overtaken" or
   * throws. That is so when a statement that must change a row finds none to change.
   */
  write(...statements: readonly Statement[]): Promise<"kept" | "overtaken">;
  /** Says something to the other processes on the same data, where there can be some. Nothing of it is kept. */
  announce?(text: string): Promise<void>;
  /**
   * Hears what other processes say, and this one too; undefined where something may have been missed. Answers how to
   * stop.
   */
  onAnnounced?(listener: (text: string | undefined) => void): () => void;
  /** How much waits to be written. */
  readonly waiting: number;
  /** Whether it can be read and written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface Statement {
  readonly query: CompiledQuery;
  /** It must change a row, or nothing of what is written with it counts. */
  readonly mustChange?: boolean;
}

/** What was to be written was not, as far as is known: the disk is full or takes nothing, the database is away. */
export class NotKept extends Error {}

/** A storage that cannot be opened, in a sentence that says what to do. */
export class CannotStore extends Error {}
