import {
  checkedComponents,
  componentsHeaders,
  heldComponents,
  isColourWord,
  MOST_PIECES,
  PIECE_HEADER,
} from "./components.ts";
import type { Components } from "./componentsTitle.ts";
import { EDITION, GLYPHS, HEADERS, LIMITS, NAME, SEAT_HEADER } from "./record.ts";
import type { Entry, GameRecord, Glyph, ReadRecord } from "./record.ts";
import { isEntryText } from "./recordText.ts";
import { readTermination, writeTermination } from "./termination.ts";
import type { Termination } from "./termination.ts";

export const RECORD_FORMAT = "interchange-record";

/** The JSON form of a record, with the same content, for programs. */
export interface RecordJson {
  readonly format: typeof RECORD_FORMAT;
  readonly version: 1;
  readonly game: string;
  readonly edition: string;
  readonly rules: number;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly components?: Components;
  readonly colours?: readonly string[];
  readonly seats: readonly string[];
  readonly seal?: string;
  readonly result?: readonly number[];
  /** As in the header: `resigned 2`, `time 1`, `agreed`, `abandoned`. */
  readonly termination?: string;
  readonly tags: Readonly<Record<string, string>>;
  /** As in the text, with `=` before a draw; an object if it has a glyph or a comment. */
  readonly entries: readonly (string | { readonly entry: string; readonly glyph?: Glyph; readonly comment?: string })[];
}

export function recordToJson(record: GameRecord): RecordJson {
  const { edition, rules, modules, options, components, colours } = record.setup;
  return {
    format: RECORD_FORMAT,
    version: 1,
    game: record.game,
    edition,
    rules,
    modules,
    options,
    ...(components && { components }),
    ...(colours && { colours }),
    seats: record.seats,
    ...(record.seal !== undefined && { seal: record.seal }),
    ...(record.result && { result: record.result }),
    ...(record.termination && { termination: writeTermination(record.termination) }),
    tags: record.tags,
    entries: record.entries.map(({ by, text, ...notes }) => {
      const entry = by === "chance" ? `=${text}` : text;
      return Object.keys(notes).length ? { entry, ...notes } : entry;
    }),
  };
}

/** Reads a record from JSON text. Total, like `readRecord`; the reason names the field. */
export function readRecordJson(text: string): ReadRecord {
  const failed = (reason: string): ReadRecord => ({ ok: false, problem: { line: 1, column: 1, reason } });
  if (text.length > LIMITS.characters) return failed(`longer than ${LIMITS.characters} characters`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (thrown) {
    return failed(`not JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
  return recordFromJson(json);
}

/** Checks a value that should be a record's JSON. */
export function recordFromJson(json: unknown): ReadRecord {
  try {
    return { ok: true, record: checked(json) };
  } catch (thrown) {
    if (!(thrown instanceof FieldProblem)) throw thrown;
    return { ok: false, problem: { line: 1, column: 1, reason: thrown.message } };
  }
}

/** Carries a problem out of the checks; never leaves this file. */
class FieldProblem extends Error {}

function fail(field: string, wanted: string): never {
  throw new FieldProblem(`${field}: ${wanted}`);
}

function checked(json: unknown): GameRecord {
  const fields = object(json, "record");
  if (fields["format"] !== RECORD_FORMAT) fail("format", `must be "${RECORD_FORMAT}"`);
  if (fields["version"] !== 1) fail("version", "must be 1");
  const seats = list(fields["seats"], "seats", LIMITS.seats).map((name, i) => string(name, `seats[${i}]`));
  if (!seats.length) fail("seats", "must not be empty");
  const rules = fields["rules"];
  if (typeof rules !== "number" || !Number.isInteger(rules) || rules < 1 || rules > 9999)
    fail("rules", "must be a whole number from 1");
  const record: GameRecord = {
    game: name(fields["game"], "game"),
    setup: {
      edition: name(fields["edition"], "edition", EDITION),
      seats: seats.length,
      modules: list(fields["modules"], "modules", LIMITS.modules).map((each, i) => word(each, `modules[${i}]`)),
      options: strings(fields["options"], "options", LIMITS.options, word),
      rules,
      ...heldComponents(readComponents(fields["components"])),
      ...readColours(fields["colours"]),
    },
    seats,
    tags: strings(fields["tags"], "tags", LIMITS.headers - HEADERS.length - LIMITS.seats, string),
    entries: list(fields["entries"], "entries", LIMITS.entries).map((entry, i) => readEntry(entry, `entries[${i}]`)),
  };
  for (const tag of Object.keys(record.tags))
    if ((HEADERS as readonly string[]).includes(tag) || SEAT_HEADER.test(tag) || PIECE_HEADER.test(tag))
      fail("tags", `${tag} is not a tag`);
  const seal = fields["seal"] === undefined ? {} : { seal: string(fields["seal"], "seal") };
  const ended = termination(fields["termination"], seats.length);
  if (fields["result"] === undefined) return { ...record, ...seal, ...ended };
  const result = list(fields["result"], "result", LIMITS.seats).map((points) =>
    typeof points === "number" && Number.isSafeInteger(points) ? points : fail("result", "must be whole numbers"),
  );
  if (result.length !== seats.length) fail("result", "must have one number per seat");
  return { ...record, ...seal, result, ...ended };
}

function readComponents(json: unknown): Components | undefined {
  if (json === undefined) return undefined;
  const components = checkedComponents(json);
  if (typeof components === "string") fail("components", components);
  if (componentsHeaders(components).length > MOST_PIECES + 1) fail("components", "too large");
  return components;
}

function readColours(json: unknown): { readonly colours?: readonly string[] } {
  if (json === undefined) return {};
  const colours = list(json, "colours", LIMITS.seats).map((each, i) =>
    isColourWord(each) ? each : fail(`colours[${i}]`, "must be one word"),
  );
  return colours.length ? { colours } : fail("colours", "must not be empty");
}

function termination(json: unknown, seats: number): { readonly termination?: Termination } {
  if (json === undefined) return {};
  const read = typeof json === "string" ? readTermination(json, seats) : undefined;
  return {
    termination: read ?? fail("termination", "must be resigned N, time N (a seat of this table), agreed or abandoned"),
  };
}

function readEntry(json: unknown, field: string): Entry {
  const notes = typeof json === "string" ? { entry: json } : object(json, field);
  const written = notes["entry"];
  if (typeof written !== "string") fail(field, "must be text, or an object with the text in entry");
  const by = written.startsWith("=") ? "chance" : "seat";
  const text = by === "chance" ? written.slice(1) : written;
  if (!isEntryText(text)) fail(field, `"${written.slice(0, LIMITS.entry)}" is not a move or a draw`);
  const glyph = "glyph" in notes ? notes["glyph"] : undefined;
  const comment = "comment" in notes ? notes["comment"] : undefined;
  if (glyph !== undefined && !(GLYPHS as readonly unknown[]).includes(glyph)) fail(`${field}.glyph`, "unknown glyph");
  if (comment !== undefined && (typeof comment !== "string" || comment.length > LIMITS.comment))
    fail(`${field}.comment`, `must be text of at most ${LIMITS.comment} characters`);
  return {
    by,
    text,
    ...(glyph !== undefined && { glyph: glyph as Glyph }),
    ...(comment !== undefined && { comment }),
  };
}

function object(json: unknown, field: string): Record<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) fail(field, "must be an object");
  return json as Record<string, unknown>;
}

function list(json: unknown, field: string, most: number): readonly unknown[] {
  if (!Array.isArray(json)) fail(field, "must be a list");
  if (json.length > most) fail(field, `must have at most ${most}`);
  return json;
}

function string(json: unknown, field: string): string {
  if (typeof json !== "string" || json.length > LIMITS.headerValue)
    fail(field, `must be text of at most ${LIMITS.headerValue} characters`);
  return json;
}

function name(json: unknown, field: string, pattern: RegExp = NAME): string {
  const text = string(json, field);
  return pattern.test(text) ? text : fail(field, "must be letters, digits and hyphens");
}

/** A word that can stand in a header among others: no white space and no equals sign. */
function word(json: unknown, field: string): string {
  const text = string(json, field);
  return /^[^\s=]+$/.test(text) ? text : fail(field, "must be one word");
}

function strings(
  json: unknown,
  field: string,
  most: number,
  read: (json: unknown, field: string) => string,
): Record<string, string> {
  const entries = Object.entries(object(json, field));
  if (entries.length > most) fail(field, `must have at most ${most}`);
  return Object.fromEntries(
    entries.map(([key, value]) => [name(key, `${field} name`), read(value, `${field}.${key}`)]),
  );
}
