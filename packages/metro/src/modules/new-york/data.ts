/** The landmarks of New York and the number of its boards, which are the box's. */

/** By colour: yellow, blue, orange, green, purple, gray, red, brown. */
export const LANDMARK_NAMES = [
  "Empire State Building",
  "Times Square",
  "Yankee Stadium",
  "Statue of Liberty",
  "Central Park",
  "St. Patrick's Cathedral",
  "Brooklyn Bridge",
  "Rockefeller Center",
] as const;

export type LandmarkName = (typeof LANDMARK_NAMES)[number];

/** The words for the boards in records. */
export const BOARD_WORDS: readonly string[] = Array.from({ length: 8 }, (_, board) => `board-${board + 1}`);
