/** A place to write text: standard output, standard error, or a test. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Everything a command may touch outside itself. */
export interface Io {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** How many threads to use by default; otherwise one per core. */
  readonly threads?: number;
}
