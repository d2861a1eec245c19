/**
 * The landmark boards of New York. The landmarks and the number of boards are the box's, and so is that one board pays
 * 3 for red, 1 for blue and 0 for green. The other values are our own design: the first board's row, shifted by one
 * colour from board to board, so that all boards are worth the same. An owner of the box corrects them here.
 */

/** By colour: yellow, blue, orange, green, purple, gray, red, brown. */
export const LANDMARK_NAMES: readonly string[] = [
  "Empire State Building",
  "Times Square",
  "Yankee Stadium",
  "Statue of Liberty",
  "Central Park",
  "St. Patrick's Cathedral",
  "Brooklyn Bridge",
  "Rockefeller Center",
];

/** What a tourist is worth on each board, by colour in the same order. */
export const BOARDS: readonly (readonly number[])[] = [
  [1, 1, 2, 0, 3, 4, 3, 2],
  [2, 1, 1, 2, 0, 3, 4, 3],
  [3, 2, 1, 1, 2, 0, 3, 4],
  [4, 3, 2, 1, 1, 2, 0, 3],
  [3, 4, 3, 2, 1, 1, 2, 0],
  [0, 3, 4, 3, 2, 1, 1, 2],
  [2, 0, 3, 4, 3, 2, 1, 1],
  [1, 2, 0, 3, 4, 3, 2, 1],
];
