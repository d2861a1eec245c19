/**
 * The landmarks and VP tiles of St. Petersburg. Names and numbers are the box's, the eight squares follow from its
 * words. The values on the tiles are our own design: groups differ, since they lie open and a tourist is chosen, and
 * their mean is 2.5. An owner of the box corrects them here.
 */
import { cellAt } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";

export interface Landmark {
  readonly name: string;
  readonly cell: Cell;
}

/** On the inner diagonals. */
export const LANDMARKS: readonly Landmark[] = [
  { name: "Church of the Savior on Spilled Blood", cell: cellAt(1, 1) },
  { name: "Bronze Horseman", cell: cellAt(2, 2) },
  { name: "Winter Palace", cell: cellAt(1, 6) },
  { name: "Peter and Paul Fortress", cell: cellAt(2, 5) },
  { name: "Fabergé Museum", cell: cellAt(6, 1) },
  { name: "Kazan Cathedral", cell: cellAt(5, 2) },
  { name: "Catherine Palace", cell: cellAt(6, 6) },
  { name: "Peterhof Palace", cell: cellAt(5, 5) },
];

/** The values of the four VP tiles of each colour: yellow, blue, orange, green, purple, gray, red, brown. */
export const VP_TILES: readonly (readonly number[])[] = [
  [3, 3, 4, 4],
  [2, 3, 3, 4],
  [2, 2, 3, 4],
  [1, 2, 3, 3],
  [1, 2, 2, 3],
  [1, 1, 2, 3],
  [2, 3, 4, 4],
  [1, 1, 2, 2],
];
