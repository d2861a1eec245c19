/** The inner squares, where three of the cities place their tourists. */
import { CELLS, isEdge, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";

/** The 32 squares that lie neither on the edge nor in the centre. */
export const INNER_SQUARES: readonly Cell[] = SQUARES.filter((cell) => !isEdge(cell));

const INNER_PLACES: Int8Array = Int8Array.from({ length: CELLS }, (_, cell) => INNER_SQUARES.indexOf(cell));

/** The index of an inner square in the list, or -1. */
export function innerPlace(cell: Cell): number {
  return INNER_PLACES[cell] ?? -1;
}

/** The item for an inner square; undefined for other squares. */
export function onInner<Item>(items: readonly Item[], cell: Cell): Item | undefined {
  const place = innerPlace(cell);
  // Reading index -1 of an array is many times slower.
  return place < 0 ? undefined : items[place];
}
