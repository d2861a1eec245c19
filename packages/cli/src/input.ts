import { readFileSync } from "node:fs";
import type { GameRecord } from "@interchange/tabletop";
import { readRecord, readRecordJson } from "@interchange/tabletop";
import { UsageError } from "./arguments.ts";
import type { Io } from "./io.ts";

/**
 * The lines of a stream, without their line ends. The last line needs no end, and a final line end starts no further
 * line.
 */
export async function* linesOf(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    rest += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, "");
}

/** The whole text of a file, or of standard input for `-`. */
export async function textOf(file: string, io: Io): Promise<string> {
  if (file === "-") {
    const lines: string[] = [];
    for await (const line of linesOf(io.stdin)) lines.push(line);
    return lines.join("\n");
  }
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message.split(",")[0]}`);
  }
}

export type RecordFile =
  | { readonly ok: true; readonly record: GameRecord }
  /** Where and why, as `line:column: reason`. */
  | { readonly ok: false; readonly reason: string };

/** Reads a record from text or JSON. */
export function recordIn(text: string): RecordFile {
  const isJson = /^\s*\{/.test(text);
  const read = isJson ? readRecordJson(text) : readRecord(text);
  if (read.ok) return read;
  const { line, column, reason } = read.problem;
  return { ok: false, reason: isJson ? reason : `${line}:${column}: ${reason}` };
}
