/**
 * How a table is kept between visits: the record as text, and what a record does not say. The seed never leaves the
 * browser. Draw n of a table comes from the seed and n, so no generator's state has to be kept and a table that is
 * opened again goes on with the very draws it would have had.
 */
import { readRecord } from "@interchange/tabletop";
import type { GameRecord, Seat, SeenDraw } from "@interchange/tabletop";
import { isAssist } from "../parts/assist.ts";
import { isSitter } from "../parts/sitters.ts";
import type { Assist } from "../parts/assist.ts";
import type { Sitter } from "../parts/sitters.ts";

export const ENVELOPE_FORMAT = "interchange-table";
export const ENVELOPE_VERSION = 1;

export interface Envelope {
  readonly format: typeof ENVELOPE_FORMAT;
  readonly version: typeof ENVELOPE_VERSION;
  readonly id: string;
  readonly savedAt: number;
  readonly sitters: readonly Sitter[];
  readonly assist: Assist;
  readonly seed: string;
  /** Draws that were taken back and will come again. */
  readonly seenDraws: readonly SeenDraw[];
  /** Entries taken back since the last move, for the record's note. */
  readonly tookBack: number;
  /** The person who has the screen. */
  readonly holder: Seat | undefined;
  readonly status: "running" | "abandoned" | "over";
  /** Points by seat, and how far the game is, so that a list need not replay. */
  readonly points: readonly number[];
  readonly placed: number;
  /** Whether somebody else's record was brought in: it opens at its beginning. */
  readonly isImported: boolean;
  /** The record, as `writeRecord` writes it. */
  readonly record: string;
}

export type ReadEnvelope =
  | { readonly ok: true; readonly envelope: Envelope; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: "damaged" | "version"; readonly detail: string };

export function writeEnvelope(envelope: Envelope): string {
  return JSON.stringify(envelope);
}

/** Reads what a browser kept. Total: whatever the text, there is an answer, and the text itself is left alone. */
export function readEnvelope(text: string): ReadEnvelope {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (thrown) {
    return { ok: false, problem: "damaged", detail: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  if (typeof json !== "object" || json === null) return damaged("not an object");
  const fields = json as Record<string, unknown>;
  if (fields["format"] !== ENVELOPE_FORMAT) return damaged("not a kept table");
  if (fields["version"] !== ENVELOPE_VERSION)
    return { ok: false, problem: "version", detail: String(fields["version"]) };
  const problem = fieldProblem(fields);
  if (problem) return damaged(problem);
  const envelope = fields as unknown as Envelope;
  const read = readRecord(envelope.record);
  if (!read.ok) return damaged(`record, line ${read.problem.line}: ${read.problem.reason}`);
  if (read.record.seats.length !== envelope.sitters.length) return damaged("sitters");
  return { ok: true, envelope, record: read.record };
}

function damaged(detail: string): ReadEnvelope {
  return { ok: false, problem: "damaged", detail };
}

/** The first field that is not what it should be. */
function fieldProblem(fields: Record<string, unknown>): string | undefined {
  const isDraw = (each: unknown): boolean =>
    typeof each === "object" && each !== null && "stream" in each && "text" in each;
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
    id: (value) => typeof value === "string",
    savedAt: (value) => typeof value === "number",
    sitters: (value) => Array.isArray(value) && value.every(isSitter),
    assist: isAssist,
    seed: (value) => typeof value === "string",
    seenDraws: (value) => Array.isArray(value) && value.every(isDraw),
    tookBack: Number.isInteger,
    holder: (value) => value === undefined || Number.isInteger(value),
    status: (value) => value === "running" || value === "abandoned" || value === "over",
    points: (value) => Array.isArray(value) && value.every(Number.isInteger),
    placed: Number.isInteger,
    isImported: (value) => typeof value === "boolean",
    record: (value) => typeof value === "string",
  };
  return Object.keys(checks).find((name) => !checks[name]?.(fields[name]));
}
