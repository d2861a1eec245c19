/**
 * The VP tiles of St. Petersburg and the squares of its landmarks. The squares follow from the rulebook's words. The
 * values on the tiles are our own design: groups differ, since they lie open and a tourist is chosen, and their mean is
 * 2.5.
 */
import type { ColourName } from "../../companies.ts";

export interface StPetersburgValues {
  /** The values of the VP tiles of each colour. */
  readonly tiles: Readonly<Record<ColourName, readonly number[]>>;
  /** The squares of the landmarks, in their order. */
  readonly squares: readonly string[];
}

export const ST_PETERSBURG_1: StPetersburgValues = {
  tiles: {
    yellow: [3, 3, 4, 4],
    blue: [2, 3, 3, 4],
    orange: [2, 2, 3, 4],
    green: [1, 2, 3, 3],
    purple: [1, 2, 2, 3],
    gray: [1, 1, 2, 3],
    red: [2, 3, 4, 4],
    brown: [1, 1, 2, 2],
  },
  squares: ["b2", "c3", "g2", "f3", "b7", "c6", "g7", "f6"],
};
