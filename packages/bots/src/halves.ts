/** Reads half-precision numbers from base64. Written by hand, because browsers and Node have no decoder in common. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export function halves(packed: string): Float64Array {
  const bytes = bytesOf(packed);
  return Float64Array.from({ length: bytes.length / 2 }, (_, index) =>
    half(bytes[index * 2]! | (bytes[index * 2 + 1]! << 8)),
  );
}

function bytesOf(packed: string): Uint8Array {
  const letters = packed.replaceAll("=", "");
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0x3fff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}

function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) throw new RangeError("no number");
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}
