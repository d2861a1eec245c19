/** Packs a record into a URL: compressed, and in URL-safe letters. */
import { readRecord, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";

/** Some programs cut longer links when they pass them on. */
export const LONGEST_LINK = 8_000;

export async function packed(record: GameRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(writeRecord(record)), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The size limit when unpacking, so that a short link cannot fill the browser's memory. */
const MOST = 1_000_000;

export async function unpacked(text: string): Promise<GameRecord | undefined> {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const read = readRecord(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    return read.ok ? read.record : undefined;
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
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
