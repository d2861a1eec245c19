/**
 * Short playouts: a move is tried on a guessed deal, everybody plays on for a few tiles by the line value, and the board
 * that is reached is valued. The boards are made once; a deal only changes what is hidden.
 */
import { KINDS } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";

export interface Trials {
  /** What every seat had in the end of the last playout, if `isTold`. */
  readonly points: Float64Array;
  readonly isTold: boolean;
  /** What the promise of a move counts, in deals. */
  readonly prior: number;
  /** What the net knows of a move before any deal that its line value does not tell; 0 where it is not asked. */
  foresee(action: number): number;
  /** Guesses anew what the seat does not see. */
  deal(random: Random): void;
  /** The margin that the seat to act has at the end of a playout that starts with an action. */
  tryOut(action: number): number;
}

/** What the line value of a move counts, in deals, and what it counts together with the net's word. */
export const PRIOR = 4;
export const PRIOR_WITH_NET = 12;

/** Writes tiles, given by how many there are of each kind, in any order, and says how many they are. */
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
