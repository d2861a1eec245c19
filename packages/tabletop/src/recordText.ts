import {
  componentsHeaders,
  heldComponents,
  isColourWord,
  MOST_PIECES,
  PIECE_HEADER,
  readComponentsHeaders,
} from "./components.ts";
import type { Components } from "./componentsTitle.ts";
import { EDITION, ENTRY_TEXT, HEADERS, HIDDEN, LIMITS, NAME, SEAT_HEADER } from "./record.ts";
import type { Entry, GameRecord, Glyph, ReadRecord, RecordProblem } from "./record.ts";
import { readTermination, writeTermination } from "./termination.ts";

const WIDTH = 100;
const MOVE_NUMBER = /^[0-9]+\.$/;

/** Writes a record as text. */
export function writeRecord(record: GameRecord): string {
  const { setup } = record;
  const headers: [string, string][] = [
    ["Game", record.game],
    ["Edition", setup.edition],
    ["Rules", String(setup.rules)],
  ];
  if (setup.modules.length) headers.push(["Modules", setup.modules.join(" ")]);
  const options = Object.entries(setup.options).map(([name, value]) => `${name}=${value}`);
  if (options.length) headers.push(["Options", options.join(" ")]);
  if (setup.components)
    headers.push(...componentsHeaders(setup.components).map(([name, value]): [string, string] => [name, value]));
  if (setup.colours) headers.push(["Colours", setup.colours.join(" ")]);
  record.seats.forEach((name, seat) => headers.push([`Seat${seat + 1}`, name]));
  if (record.seal !== undefined) headers.push(["Seal", record.seal]);
  if (record.result) headers.push(["Result", record.result.join(" ")]);
  if (record.termination) headers.push(["Termination", writeTermination(record.termination)]);
  headers.push(...Object.entries(record.tags));
  const head = headers.map(([name, value]) => `[${name} "${escape(value)}"]`).join("\n");
  return `${head}\n\n${entriesText(record.entries)}\n`;
}

/** Moves are numbered by decision. Draws come after the decision they follow. */
function entriesText(entries: readonly Entry[]): string {
  const lines: string[] = [];
  let line = "";
  let decisions = 0;
  const add = (word: string): void => {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line += line ? ` ${word}` : word;
  };
  for (const entry of entries) {
    const sign = entry.by === "chance" ? "=" : `${++decisions}. `;
    add(sign + entry.text + (entry.glyph ?? ""));
    if (entry.comment !== undefined) add(`{${escape(entry.comment).replaceAll("}", "\\}")}}`);
  }
  return [...lines, line].join("\n");
}

function escape(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}

/** Reads a record from text. Total: for any text, it returns a record, or line, column and reason. */
export function readRecord(text: string): ReadRecord {
  if (text.length > LIMITS.characters)
    return { ok: false, problem: { line: 1, column: 1, reason: `longer than ${LIMITS.characters} characters` } };
  const reader = new Reader(text);
  try {
    return { ok: true, record: reader.record() };
  } catch (thrown) {
    if (thrown instanceof Problem) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}

/** Carries a problem out of the reader; never leaves this file. */
class Problem extends Error {
  readonly problem: RecordProblem;
  constructor(problem: RecordProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

class Reader {
  private readonly text: string;
  private at = 0;
  private line = 1;
  private lineStart = 0;

  constructor(text: string) {
    this.text = text.startsWith("\uFEFF") ? text.slice(1) : text;
  }

  record(): GameRecord {
    const headers = this.headers();
    const entries = this.entries();
    return assemble(headers, entries, (reason, line) => this.fail(reason, line));
  }

  private headers(): Map<string, Header> {
    const headers = new Map<string, Header>();
    for (this.skipSpace(); this.peek() === "["; this.skipSpace()) {
      const line = this.line;
      this.at++;
      const name = this.take(/[A-Za-z0-9-]*/y);
      if (!NAME.test(name)) this.fail("a header needs a name of letters, digits and hyphens");
      if (headers.has(name)) this.fail(`header ${name} appears twice`);
      if (headers.size >= LIMITS.headers) this.fail(`more than ${LIMITS.headers} headers`);
      this.take(/[ \t]*/y);
      if (this.peek() !== '"') this.fail(`header ${name} needs a value in double quotes`);
      this.at++;
      const value = this.quoted('"', LIMITS.headerValue);
      this.take(/[ \t]*/y);
      if (this.peek() !== "]") this.fail(`header ${name} needs a closing bracket`);
      this.at++;
      headers.set(name, { value, line });
    }
    return headers;
  }

  private entries(): Entry[] {
    const entries: Entry[] = [];
    for (this.skipSpace(); this.at < this.text.length; this.skipSpace()) {
      const sign = this.peek();
      if (sign === "{") {
        this.at++;
        const comment = this.quoted("}", LIMITS.comment);
        const last = entries.at(-1);
        if (!last) this.fail("a comment needs a move or a draw before it");
        else if (last.comment !== undefined) this.fail("a move or draw can have only one comment");
        else entries[entries.length - 1] = { ...last, comment };
        continue;
      }
      if (this.take(/[0-9]{1,6}\.(?=\s|$)/y)) continue;
      if (entries.length >= LIMITS.entries) this.fail(`more than ${LIMITS.entries} moves and draws`);
      entries.push(this.entry());
    }
    return entries;
  }

  private entry(): Entry {
    const by = this.take(/=/y) ? "chance" : "seat";
    const text = this.take(/[A-Za-z0-9^@:.,+*/_-]+/y) || this.take(/\?/y);
    if (!text) this.fail(`"${this.peek()}" does not start a header, a move, a draw or a comment`);
    if (MOVE_NUMBER.test(text)) this.fail(`"${text}" is a move number, not a move or draw`);
    if (text.length > LIMITS.entry) this.fail(`a move or draw longer than ${LIMITS.entry} characters`);
    // One or two of these signs are a glyph, whichever they are.
    const glyph = this.take(/[!?]{1,2}/y);
    if (this.at < this.text.length && !/[\s{]/.test(this.peek()))
      this.fail(`"${this.peek()}" is not allowed in a move`);
    return glyph ? { by, text, glyph: glyph as Glyph } : { by, text };
  }

  /** The text up to the closing sign, with `\\`, `\"`, `\}`, `\n` and `\r` unescaped. */
  private quoted(close: string, most: number): string {
    let value = "";
    for (; this.at < this.text.length; this.at++) {
      const sign = this.peek();
      if (sign === close) {
        this.at++;
        return value;
      }
      if (value.length >= most) this.fail(`longer than ${most} characters`);
      if (sign === "\n") {
        if (close === '"') this.fail("a header must end on the line where it starts");
        value += " ";
        this.newLine();
      } else if (sign === "\r") {
        continue;
      } else if (sign === "\\") {
        this.at++;
        const escaped = ESCAPES.get(this.peek());
        if (escaped === undefined) this.fail(`unknown escape "\\${this.peek()}"`);
        value += escaped;
      } else value += sign;
    }
    this.fail(close === '"' ? "a closing quotation mark is missing" : "a comment has no closing brace");
  }

  private peek(): string {
    return this.text.charAt(this.at);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private skipSpace(): void {
    for (; this.at < this.text.length; this.at++) {
      const sign = this.peek();
      if (sign === "\n") this.newLine();
      else if (sign !== " " && sign !== "\t" && sign !== "\r") return;
    }
  }

  private newLine(): void {
    this.line++;
    this.lineStart = this.at + 1;
    if (this.line > LIMITS.lines) this.fail(`more than ${LIMITS.lines} lines`);
  }

  private fail(reason: string, line?: number): never {
    throw new Problem({ line: line ?? this.line, column: line ? 1 : this.at - this.lineStart + 1, reason });
  }
}

interface Header {
  readonly value: string;
  readonly line: number;
}

const ESCAPES = new Map([
  ["\\", "\\"],
  ['"', '"'],
  ["}", "}"],
  ["n", "\n"],
  ["r", "\r"],
]);

type Fail = (reason: string, line: number) => never;

function assemble(headers: ReadonlyMap<string, Header>, entries: readonly Entry[], fail: Fail): GameRecord {
  const wanted = (name: string): Header => headers.get(name) ?? fail(`header ${name} is missing`, 1);
  const words = (name: string): string[] => (headers.get(name)?.value ?? "").split(/\s+/).filter(Boolean);
  const game = wanted("Game");
  if (!NAME.test(game.value)) fail("header Game is not a valid name", game.line);
  const edition = wanted("Edition");
  if (!EDITION.test(edition.value)) fail("header Edition is not a valid name", edition.line);
  const rules = headers.get("Rules");
  if (rules && !/^[1-9][0-9]{0,3}$/.test(rules.value)) fail("header Rules is not a number", rules.line);
  const modules = words("Modules");
  if (modules.length > LIMITS.modules) fail("too many modules", wanted("Modules").line);
  const options = readOptions(words("Options"), headers.get("Options")?.line ?? 1, fail);
  const seats: string[] = [];
  for (let seat = 1; headers.has(`Seat${seat}`); seat++) seats.push(wanted(`Seat${seat}`).value);
  if (!seats.length || seats.length > LIMITS.seats)
    fail(`a record needs 1 to ${LIMITS.seats} seats: Seat1, Seat2, …`, 1);
  const tags: [string, string][] = [];
  for (const [name, { value, line }] of headers) {
    const seat = SEAT_HEADER.exec(name)?.[1];
    if (seat && Number(seat) > seats.length) fail(`header ${name} without Seat${seats.length + 1}`, line);
    if (!seat && !(HEADERS as readonly string[]).includes(name) && !PIECE_HEADER.test(name)) tags.push([name, value]);
  }
  const result = headers.get("Result");
  const points = result?.value.split(/\s+/).map(Number);
  if (result && points && (points.length !== seats.length || !points.every(Number.isSafeInteger)))
    fail("header Result needs one whole number per seat", result.line);
  const ended = headers.get("Termination");
  const termination = ended && readTermination(ended.value, seats.length);
  if (ended && !termination)
    fail("header Termination must be resigned N, time N (a seat of this table), agreed or abandoned", ended.line);
  const seal = headers.get("Seal");
  return {
    game: game.value,
    setup: {
      edition: edition.value,
      seats: seats.length,
      modules,
      options,
      rules: rules ? Number(rules.value) : 1,
      ...heldComponents(readComponents(headers, fail)),
      ...readColours(words("Colours"), headers.get("Colours"), fail),
    },
    seats,
    ...(seal && { seal: seal.value }),
    ...(points && { result: points }),
    ...(termination && { termination }),
    tags: Object.fromEntries(tags),
    entries,
  };
}

function readComponents(headers: ReadonlyMap<string, Header>, fail: Fail): Components | undefined {
  const title = headers.get("Components");
  const pieces: string[] = [];
  for (let piece = headers.get("Components-1"); piece; piece = headers.get(`Components-${pieces.length + 1}`))
    pieces.push(piece.value);
  if (pieces.length > MOST_PIECES) fail(`more than ${MOST_PIECES} headers of components`, title?.line ?? 1);
  for (const [name, { line }] of headers) {
    const piece = Number(PIECE_HEADER.exec(name)?.[1] ?? 0);
    if (piece > pieces.length) fail(`header ${name} without Components-${pieces.length + 1}`, line);
    if (piece && !title) fail(`header ${name} without Components`, line);
  }
  if (!title) return undefined;
  const components = readComponentsHeaders(title.value, pieces);
  return typeof components === "string" ? fail(components, title.line) : components;
}

function readColours(
  colours: readonly string[],
  header: Header | undefined,
  fail: Fail,
): { readonly colours?: readonly string[] } {
  if (!header) return {};
  if (!colours.length || colours.length > LIMITS.seats || !colours.every(isColourWord))
    fail("header Colours needs a word for each seat", header.line);
  return { colours };
}

function readOptions(words: readonly string[], line: number, fail: Fail): Record<string, string> {
  if (words.length > LIMITS.options) fail("too many options", line);
  const options: [string, string][] = [];
  for (const word of words) {
    const [name = "", value = "", more] = word.split("=");
    if (!NAME.test(name) || !value || more !== undefined)
      fail(`"${word}" is not an option of the form name=value`, line);
    if (options.some(([each]) => each === name)) fail(`option ${name} appears twice`, line);
    options.push([name, value]);
  }
  return Object.fromEntries(options);
}

/** Whether a text is valid as a move or a draw. A number with a full stop counts moves, so it is not. */
export function isEntryText(text: string): boolean {
  return text === HIDDEN || (text.length <= LIMITS.entry && ENTRY_TEXT.test(text) && !MOVE_NUMBER.test(text));
}
