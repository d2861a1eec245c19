/** Adds up what a train picks up on its way: squares that pay for every pass, and squares that pay a line once. */
import { ARRIVALS, CELLS } from "@interchange/metro";
import type { Cell, Ground } from "@interchange/metro";
import type { Stakes } from "./stakes.ts";

/** The face on each square, or -1. */
export interface Faces {
  faceOn(cell: Cell): number;
}

/** The board on which a tile is tried. */
export interface Trial {
  readonly ground: Ground;
  readonly faces: Faces;
}

/** Follows trains over the board and adds up what the squares pay. Remembers the squares of the last one. */
export class Journey {
  private readonly been = new Uint8Array(CELLS);

  /** What a train picks up from an entry on, if `face` lay on `cell`. */
  from({ ground, faces }: Trial, entry: number, face: number, cell: Cell, stakes: Stakes, row: number): number {
    const { passes, visits } = stakes;
    const { been } = this;
    const first = row * CELLS;
    if (visits) been.fill(0);
    let sum = 0;
    let at = entry;
    while (at < ARRIVALS) {
      const square = at >>> 2;
      const lying = square === cell ? face : faces.faceOn(square);
      if (lying < 0) break;
      if (passes) sum += passes[first + square]!;
      if (visits && been[square] === 0) {
        been[square] = 1;
        sum += visits[first + square]!;
      }
      at = ground.outer[(lying * CELLS + square) * 4 + (at & 3)]!;
    }
    return sum;
  }

  /** What the square where the train waits will pay it, whatever tile comes. */
  next(entry: number, { passes, visits }: Stakes, row: number): number {
    const square = entry >>> 2;
    const at = row * CELLS + square;
    return (passes ? passes[at]! : 0) + (visits && this.been[square] === 0 ? visits[at]! : 0);
  }
}
