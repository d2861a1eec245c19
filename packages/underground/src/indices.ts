/** Stations, blocks and lines by their index in the city's lists, as branded numbers that cannot be mixed up. */

declare const counts: unique symbol;
type Index<Of extends string> = number & { readonly [counts]: Of };

export type Station = Index<"station">;
export type Block = Index<"block">;
export type LineNumber = Index<"line">;

/** A typed array of them. */
export type IndexArray<Of extends number> = Uint8Array & { [at: number]: Of };

/** Where the passenger stands once he has left the board, and the partner of stations without one. */
export const NO_STATION: Station = 255 as Station;

/** The lowest of lines given as bits. */
export function lowestLine(lines: number): LineNumber {
  return (31 - Math.clz32(lines & -lines)) as LineNumber;
}
