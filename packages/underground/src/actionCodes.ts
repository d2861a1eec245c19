/** The numbers by which a board knows moves and draws. */

/** A build is `line * 256 + block`; then the token; then trips, by their place among those offered. */
export const TOKEN = 16 * 256;
export const FIRST_TRIP: number = TOKEN + 1;
/** Draws: a card is its station, then symbols, then markers. */
export const FIRST_SYMBOL = 128;
export const FIRST_MARKER = 160;
export const MAX_ACTIONS = 4096;
