const scratch = new DataView(new ArrayBuffer(4));

/** The bits of a half-precision number, rounded to the nearest. Larger numbers become the largest it can hold. */
export function halfBits(value: number): number {
  scratch.setFloat32(0, value);
  const bits = scratch.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 255) - 112;
  const fraction = bits & 0x7fffff;
  if (exponent <= 0) return sign | Math.round(Math.abs(value) * 2 ** 24);
  const half = (exponent << 10) + Math.round(fraction / 8192);
  return sign | Math.min(half, 0x7bff);
}
