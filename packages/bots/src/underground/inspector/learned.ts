/**
 * Reads what was learned from games, by number of seats: corrections of the tuned weights, a net for single lines, and
 * one for the whole board. training/undergroundNet shows how they are trained.
 */
import { halves } from "../../halves.ts";
import { LEARNED_WEIGHTS } from "./learnedWeights.ts";
import { FEATURES } from "./weights.ts";

/** The number of features of a line, and of units in the nets. */
export const LINE_FEATURES = 18;
export const FIRST = 16;
export const SECOND = 8;
export const BOARD_UNITS = 16;

export interface Learned {
  /** The net for lines: its first layer by feature, its second by unit of the first. */
  readonly first: Float64Array;
  readonly firstBase: Float64Array;
  readonly second: Float64Array;
  readonly secondBase: Float64Array;
  readonly last: Float64Array;
  /** The net for boards. Its inputs are `FEATURES` and the number of turns to come divided by thirty. */
  readonly board: Float64Array;
  readonly boardBase: Float64Array;
  readonly boardLast: Float64Array;
  /** Corrections of the features' weights: at the end, and per thirty turns to come. */
  readonly more: Float64Array;
}

const known = new Map<number, Learned>();

/** Undefined if nothing was learned for this many seats. */
export function learnedFor(seats: number): Learned | undefined {
  const packed = LEARNED_WEIGHTS[seats];
  if (!packed) return undefined;
  let learned = known.get(seats);
  if (learned) return learned;
  const all = halves(packed);
  let from = 0;
  const next = (size: number): Float64Array => all.slice(from, (from += size));
  learned = {
    first: next(LINE_FEATURES * FIRST),
    firstBase: next(FIRST),
    second: next(FIRST * SECOND),
    secondBase: next(SECOND),
    last: next(SECOND),
    board: next((FEATURES.length + 1) * BOARD_UNITS),
    boardBase: next(BOARD_UNITS),
    boardLast: next(BOARD_UNITS),
    more: next(FEATURES.length * 2),
  };
  if (from !== all.length) throw new RangeError(`${all.length} numbers where ${from} were expected`);
  known.set(seats, learned);
  return learned;
}
