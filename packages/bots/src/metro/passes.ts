/** What a train picks up on its way: squares that pay for every pass. */
import { ARRIVALS, CELLS } from "@interchange/metro";
import type { Cell, Ground } from "@interchange/metro";

/** What lies where: the face on a square, or -1. */
export interface Faces {
  faceOn(cell: Cell): number;
}

/** Board on which a tile is tried. */
export interface Trial {
  readonly ground: Ground;
  readonly faces: Faces;
}

/** The sum of what the squares pay that a train passes from an entry on, if `face` lay on `cell`. */
export function pickedUp(
  { ground, faces }: Trial,
  entry: number,
  face: number,
  cell: Cell,
  pays: Float64Array,
  row: number,
): number {
  const first = row * CELLS;
  let sum = 0;
  let at = entry;
  while (at < ARRIVALS) {
    const square = at >>> 2;
    const lying = square === cell ? face : faces.faceOn(square);
    if (lying < 0) break;
    sum += pays[first + square]!;
    at = ground.outer[(lying * CELLS + square) * 4 + (at & 3)]!;
  }
  return sum;
}
