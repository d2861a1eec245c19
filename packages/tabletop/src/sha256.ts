/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) in plain TypeScript: a page over plain HTTP in a home network has no
 * `crypto.subtle`.
 */

/**
 * The first 32 fractional bits of the cube roots of the first 64 primes, and of the square roots of eight. Doubles have
 * enough bits.
 */
const PRIMES = primes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

const BLOCK = 64;

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

function fractionOf(root: number): number {
  return ((root - Math.floor(root)) * 4294967296) | 0;
}

export function sha256(message: Uint8Array): Uint8Array {
  // A one bit after the message, zeros, and the length in bits at the end of the last block.
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  words.setUint32(padded.length - 4, message.length << 3);
  const state = START.slice();
  const schedule = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let word = 0; word < 16; word++) schedule[word] = words.getInt32(at + 4 * word);
    compress(state, schedule);
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => view.setInt32(4 * index, word));
  return digest;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Mixes one block, whose words are the first sixteen of the schedule, into the state. */
function compress(state: Int32Array, schedule: Int32Array): void {
  for (let word = 16; word < 64; word++) {
    const late = schedule[word - 2]!;
    const early = schedule[word - 15]!;
    schedule[word] =
      schedule[word - 16]! +
      schedule[word - 7]! +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round]! + schedule[round]!) |
      0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index]! += word;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded, 0x36, message));
  return sha256(joined(padded, 0x5c, inner));
}

function joined(key: Uint8Array, mask: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK + rest.length);
  for (let at = 0; at < BLOCK; at++) bytes[at] = key[at]! ^ mask;
  bytes.set(rest, BLOCK);
  return bytes;
}

/** A text in UTF-8. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    // A lone surrogate is no character; encoders write the replacement character for it.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    const more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes.push(more === 0 ? code : ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more)));
    for (let left = more - 1; left >= 0; left--) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f));
  }
  return Uint8Array.from(bytes);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hex digits; undefined for any other text. */
export function bytesOf(hex: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}
