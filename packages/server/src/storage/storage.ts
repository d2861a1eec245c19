/** The interface of both databases, and everything we ask of them. */
import type { Store } from "@interchange/host";
import type { CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export interface Storage extends Store {
  /** Only for reading. Write with `write` and `append`. */
  readonly db: Kysely<Schema>;
  /** In words, for the person who starts the server. */
  readonly place: string;
  /**
   * Runs statements in a transaction: "kept" means all are durable. "overtaken" means none is, because a statement that
   * must change a row found none. It throws if nothing could be written.
   */
  write(...statements: readonly Statement[]): Promise<"kept" | "overtaken">;
  /** Sends a message to other processes on the same data, if there can be any. Nothing is stored. */
  announce?(text: string): Promise<void>;
  /**
   * Receives messages of all processes, this one included; undefined if some may have been missed. Returns how to stop.
   */
  onAnnounced?(listener: (text: string | undefined) => void): () => void;
  /** How many writes are waiting. */
  readonly waiting: number;
  /** Checks that it can be read and written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface Statement {
  readonly query: CompiledQuery;
  /** It must change a row, or the whole transaction is rolled back. */
  readonly mustChange?: boolean;
}

/** As far as we know, nothing was written: the disk is full or read-only, or the database is unreachable. */
export class NotKept extends Error {}

/**
 * Whether the database could not be reached at all, or refused us. Such errors contain its address, which is nobody's
 * business but the operator's.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // PostgreSQL: no connection, not this user or database, too many connections, or it is stopping. Node: the network,
  // the name and the certificate.
  return (
    /^(?:08|28|3D|53|57P)|^E[A-Z]+$|^EAI_|^ERR_TLS_/.test(code) ||
    /^Connection terminated|timeout exceeded when/.test(error.message)
  );
}

/** What people are told then. */
export class OutOfReach extends Error {
  constructor() {
    super("The server's database cannot be reached. Try again later.");
  }
}

/** Why a storage cannot be opened, in a sentence that says what to do. */
export class CannotStore extends Error {}
