/** The squares that take a tile now (rules 3.1 and 3.2), updated as tiles are laid and removed. */
import { CELLS, isEdge, NEIGHBOURS, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";

/** The neighbours of a square, each plus one in a byte of its own, so that 0 ends them: one look-up for all four. */
const NEXT_TO: Uint32Array = Uint32Array.from(NEIGHBOURS, (cells) =>
  cells.reduce((packed, cell, index) => packed | ((cell + 1) << (8 * index)), 0),
);

/** `slotOf` of a square that no tile may go on yet, and of one that has a tile. */
const CLOSED = -1;
const TAKEN = -2;

/** Its size in bytes, in its owner's buffer. */
export const OPEN_SQUARES_BYTES: number = CELLS * 2;

export class OpenSquares {
  /** In no order; the first `size` of them count. */
  readonly cells: Uint8Array;
  size = 0;
  /** The index of each square in that list. */
  private readonly slotOf: Int8Array;

  constructor(buffer: ArrayBuffer, from: number) {
    this.cells = new Uint8Array(buffer, from, CELLS);
    this.slotOf = new Int8Array(buffer, from + CELLS, CELLS);
  }

  /** An empty board: the edge takes tiles. */
  clear(): void {
    this.slotOf.fill(CLOSED);
    this.size = 0;
    for (const cell of SQUARES) {
      if (!isEdge(cell)) continue;
      this.slotOf[cell] = this.size;
      this.cells[this.size++] = cell;
    }
  }

  slot(cell: Cell): number {
    return this.slotOf[cell]!;
  }

  isTaken(cell: Cell): boolean {
    return this.slotOf[cell] === TAKEN;
  }

  /** A tile goes on the square: its neighbours take tiles from now on. Returns how many of them are new. */
  close(cell: Cell): number {
    const { cells, slotOf } = this;
    const slot = slotOf[cell]!;
    let size = this.size - 1;
    const moved = cells[size]!;
    cells[slot] = moved;
    slotOf[moved] = slot;
    slotOf[cell] = TAKEN;
    const before = size;
    for (let left = NEXT_TO[cell]!; left !== 0; left >>>= 8) {
      const other = (left & 255) - 1;
      if (slotOf[other] !== CLOSED) continue;
      slotOf[other] = size;
      cells[size++] = other;
    }
    this.size = size;
    return size - before;
  }

  /** Undoes the last `close`, of which are told the slot that the square had and how many it opened. */
  reopen(cell: Cell, slot: number, opened: number): void {
    const { cells, slotOf } = this;
    let { size } = this;
    for (let index = 0; index < opened; index++) slotOf[cells[--size]!] = CLOSED;
    if (slot < size) {
      const moved = cells[slot]!;
      cells[size] = moved;
      slotOf[moved] = size;
    }
    cells[slot] = cell;
    slotOf[cell] = slot;
    this.size = size + 1;
  }
}
