/** Numbers of half precision, packed as base64. */
export function halves(packed: string): Float64Array {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.codePointAt(0)!);
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / 2 }, (_, index) => half(view.getUint16(index * 2, true)));
}

function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) throw new RangeError("no number");
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}
