/** Packs a finished game into a link, and unpacks it. docs/record.md describes the format. */
import { readRecord, writeRecord } from "@interchange/tabletop";
import type { Entry, GameRecord } from "@interchange/tabletop";
import { sha256 } from "@interchange/tabletop/seal";
import { gameOf } from "../../kit/game.ts";
import { entriesIn, numberOf } from "./numbers.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Some programs cut longer links when they pass them on. */
export const LONGEST_LINK = 8_000;

/** The version of the format. Links without one hold the record as text. */
const VERSION = "2.";
/** How many bytes of the checksum are written. */
const CHECKED = 4;

/** Undefined if the record does not replay. */
export async function packed(record: GameRecord): Promise<string | undefined> {
  const { engine } = await gameOf(record.game, record.setup.modules);
  const number = numberOf(engine, record);
  if (number === undefined) return undefined;
  const head = await through(
    new TextEncoder().encode(writeRecord(headOf(record))),
    new CompressionStream("deflate-raw"),
  );
  const body = [...sizeIn(record.entries.length), ...sizeIn(head.length), ...head, ...bytesOf(number)];
  return VERSION + lettersOf([...sha256(Uint8Array.from(body)).subarray(0, CHECKED), ...body]);
}

/** `cut` if part of the link is missing or changed, `none` if there is no game in it. */
export async function unpacked(text: string): Promise<GameRecord | "cut" | "none"> {
  const isPacked = text.startsWith(VERSION);
  const body = isPacked ? checked(bytesIn(text.slice(VERSION.length))) : bytesIn(text);
  if (!body) return isPacked ? "cut" : "none";
  try {
    return (isPacked ? await gameIn(body) : recordIn(await inflated(body))) ?? "none";
  } catch {
    return "none";
  }
}

/** Any text in the letters of an address, and back. */
export async function packedText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return lettersOf([...bytes]);
}

export async function unpackedText(letters: string): Promise<string | undefined> {
  const bytes = bytesIn(letters);
  try {
    return bytes && new TextDecoder().decode(await inflated(bytes));
  } catch {
    return undefined;
  }
}

/** The bytes after the checksum; undefined if it does not match. */
function checked(bytes: Bytes | undefined): Bytes | undefined {
  const body = bytes?.subarray(CHECKED);
  return body && sha256(body).every((byte, at) => at >= CHECKED || byte === bytes?.[at]) ? body : undefined;
}

async function gameIn(body: Bytes): Promise<GameRecord | undefined> {
  const count = sizeAt(body, 0);
  const length = sizeAt(body, count.next);
  const rest = length.next + length.size;
  const head = recordIn(await inflated(body.subarray(length.next, rest)));
  if (!head) return undefined;
  const { engine } = await gameOf(head.game, head.setup.modules);
  const entries = entriesIn(engine, head, numberIn(body.subarray(rest)), count.size);
  return entries && { ...head, entries: withRemarks(entries, head.entries) };
}

/** Everything but the moves and draws. Its own entries are the numbers of those with a glyph or a comment. */
function headOf(record: GameRecord): GameRecord {
  return {
    ...record,
    entries: record.entries.flatMap(({ glyph, comment }, at): readonly Entry[] =>
      glyph === undefined && comment === undefined
        ? []
        : [{ by: "seat", text: String(at), ...(glyph && { glyph }), ...(comment !== undefined && { comment }) }],
    ),
  };
}

function withRemarks(entries: readonly Entry[], remarks: readonly Entry[]): readonly Entry[] {
  const all = new Map(remarks.map(({ text, glyph, comment }) => [Number(text), { glyph, comment }]));
  return entries.map((entry, at) => {
    const { glyph, comment } = all.get(at) ?? {};
    return { ...entry, ...(glyph && { glyph }), ...(comment !== undefined && { comment }) };
  });
}

function recordIn(bytes: Uint8Array): GameRecord | undefined {
  const read = readRecord(new TextDecoder().decode(bytes));
  return read.ok ? read.record : undefined;
}

/** A size as bytes of seven bits, the lowest first; all but the last have their high bit set. */
function sizeIn(size: number): readonly number[] {
  return size < 0x80 ? [size] : [0x80 | (size & 0x7f), ...sizeIn(size >> 7)];
}

function sizeAt(bytes: Uint8Array, at: number): { readonly size: number; readonly next: number } {
  const byte = bytes[at] ?? 0;
  if (byte < 0x80) return { size: byte, next: at + 1 };
  const { size, next } = sizeAt(bytes, at + 1);
  return { size: (byte & 0x7f) + size * 0x80, next };
}

/** The bytes of a number, the lowest first. */
function bytesOf(number: bigint): readonly number[] {
  const bytes: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 0xffn));
  return bytes;
}

function numberIn(bytes: Uint8Array): bigint {
  return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function lettersOf(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function bytesIn(letters: string): Bytes | undefined {
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const inflated = (bytes: Bytes): Promise<Uint8Array> => through(bytes, new DecompressionStream("deflate-raw"));

/** The size limit when unpacking, so that a short link cannot fill the browser's memory. */
const MOST = 1_000_000;

async function through(bytes: Bytes, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.length;
    if (size > MOST) throw new RangeError("too large");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
