/**
 * Short playouts: a move is tried on a guessed deal, everyone plays a few tiles by line value, and the resulting board
 * is valued. The boards are made once; a deal only changes what is hidden.
 */
import { KINDS } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";

export interface Trials {
  /** Every seat's points at the end of the last playout, if `isTold`. */
  readonly points: Float64Array;
  readonly isTold: boolean;
  /** How many deals a move's value counts for. */
  readonly prior: number;
  /** What the net adds to a move's value before any deal; 0 if it is not asked. */
  foresee(action: number): number;
  /** Guesses the hidden information again. */
  deal(random: Random): void;
  /** The margin of the seat to act at the end of a playout that starts with an action. */
  tryOut(action: number): number;
}

/** How many deals a move's line value counts for, without the net and with it. */
export const PRIOR = 4;
export const PRIOR_WITH_NET = 12;

/** Writes tiles, given by their count of each kind, in random order; returns how many. */
export function shuffle(tiles: ArrayLike<number>, random: Random, into: Uint8Array): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++)
    for (let piece = 0; piece < tiles[kind]!; piece++) {
      const other = random.below(size + 1);
      into[size] = into[other]!;
      into[other] = kind;
      size++;
    }
  return size;
}
