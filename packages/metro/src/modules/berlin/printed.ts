/**
 * The landmark tiles of Berlin and the squares of its tourists. The A sides of Rotes Rathaus and Reichstag are the
 * box's. The other prizes are our own design: both sides are worth the same over the row, and B sides differ more. That
 * the groups stand in the four corners of the inner squares is our choice too.
 */

/** The points for most tickets and for second most. */
export type Prizes = readonly [number, number];

export interface BerlinValues {
  readonly landmarks: Readonly<Record<string, Readonly<Record<"a" | "b", Prizes>>>>;
  /** The squares where tourists start, by group. */
  readonly groups: readonly (readonly string[])[];
}

export const BERLIN_1: BerlinValues = {
  landmarks: {
    alexanderplatz: { a: [6, 4], b: [8, 5] },
    "rotes-rathaus": { a: [5, 4], b: [3, 1] },
    cathedral: { a: [5, 3], b: [4, 2] },
    reichstag: { a: [6, 2], b: [9, 6] },
    "museum-island": { a: [5, 2], b: [2, 1] },
    "victory-column": { a: [6, 3], b: [6, 5] },
    "memorial-church": { a: [5, 3], b: [5, 1] },
    "brandenburg-gate": { a: [6, 3], b: [7, 3] },
  },
  groups: [
    ["b2", "c2", "b3", "c3"],
    ["f2", "g2", "f3", "g3"],
    ["b6", "c6", "b7", "c7"],
    ["f6", "g6", "f7", "g7"],
  ],
};
