/**
 * Tables of where the track leads that leaves a square, and of entries that are equivalent when the board is turned.
 */
import { cellAt, CELLS, columnOf, groundOf, kindOf, rowOf, SIDES, SIZE, SQUARES } from "@interchange/metro";
import type { Layout, Side } from "@interchange/metro";

/** On this tile a train leaves where it came in, so it shows what lies beyond every side. */
const TURNS_BACK = kindOf("dddd");

/** The end of the network that a train reaches when it leaves a square at a side, by `cell * 4 + side`. */
export function exitsOf(terms: Pick<Layout["terms"], "centreDeparts" | "centreIsOpen">): Uint16Array {
  const ways = CELLS * 4;
  return groundOf(terms).outer.subarray(TURNS_BACK * ways, (TURNS_BACK + 1) * ways);
}

/** The exits if lines end in the centre. */
export const EXITS: Uint16Array = exitsOf({ centreDeparts: false, centreIsOpen: false });

/** How many entries there are if quarter turns of the board don't count. */
export const ENTRY_CLASSES = SQUARES.length;

/**
 * The class of an entry `cell * 4 + side`. Board and tiles are the same after a quarter turn, so four entries share
 * one.
 */
export const ENTRY_CLASS: Uint8Array = new Uint8Array(CELLS * 4).fill(255);
let classes = 0;
for (const cell of SQUARES)
  for (const side of SIDES) {
    if (ENTRY_CLASS[cell * 4 + side] !== 255) continue;
    let turnedCell = cell;
    let turnedSide: Side = side;
    for (let turn = 0; turn < 4; turn++) {
      ENTRY_CLASS[turnedCell * 4 + turnedSide] = classes;
      turnedCell = cellAt(columnOf(turnedCell), SIZE - 1 - rowOf(turnedCell));
      turnedSide = ((turnedSide + 1) % 4) as Side;
    }
    classes++;
  }
