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
  return digest(START, 0, message);
}

/** The hash of a message whose first `hashed` bytes, whole blocks, have led to this state. */
function digest(start: Int32Array, hashed: number, rest: Uint8Array): Uint8Array {
  // A one bit after the message, zeros, and the length in bits at the end of the last block.
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / BLOCK) * BLOCK);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const length = hashed + rest.length;
  writeWord(padded, padded.length - 8, Math.floor(length / 0x20000000));
  writeWord(padded, padded.length - 4, length << 3);
  const bytes = new Uint8Array(32);
  const state = compressed(start, padded);
  for (let word = 0; word < 8; word++) writeWord(bytes, 4 * word, state[word]!);
  return bytes;
}

// Words are read and written byte by byte: a DataView would move these small arrays out of V8's heap, which costs more
// than hashing them.
function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function readWord(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
}

/** The state after these blocks. */
function compressed(start: Int32Array, blocks: Uint8Array): Int32Array {
  const state = start.slice();
  const schedule = new Int32Array(64);
  for (let at = 0; at < blocks.length; at += BLOCK) {
    for (let word = 0; word < 16; word++) schedule[word] = readWord(blocks, at + 4 * word);
    compress(state, schedule);
  }
  return state;
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
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
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
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** Codes with one key, whose two blocks are hashed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const masked = (mask: number): Int32Array =>
    compressed(
      START,
      padded.map((byte) => byte ^ mask),
    );
  const inner = masked(0x36);
  const outer = masked(0x5c);
  return (message) => digest(outer, BLOCK, digest(inner, BLOCK, message));
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
