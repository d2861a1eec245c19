/** The numbers that boards use for moves and draws. */
import type { Block, LineNumber } from "./indices.ts";

/** A build is `line * 256 + block`; then the token; then trips, by their index among those on offer. */
export const TOKEN = 16 * 256;
export const FIRST_TRIP: number = TOKEN + 1;
export function lineOfBuild(action: number): LineNumber {
  return (action >>> 8) as LineNumber;
}

export function blockOfBuild(action: number): Block {
  return (action & 255) as Block;
}

/** Draws: a card is its station, then symbols, then markers, then seats. */
export const FIRST_SYMBOL = 128;
export const FIRST_MARKER = 160;
export const FIRST_SEAT = 176;
export const MAX_ACTIONS = 4096;
