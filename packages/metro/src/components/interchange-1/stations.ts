/**
 * The frames of the board: the numbers, and the owner of each station. The numbers are those of the first edition's
 * board and of Cable Car's; the owners are legible in the rulebooks of the first two editions. Frames of later editions
 * are assumed to be alike.
 */
import type { Frames, Numberings } from "../parts.ts";

/** By place: clockwise from the left of the upper edge. Anticlockwise from the top right, or as the places are. */
export const NUMBERING_1: Numberings = {
  metro: Array.from({ length: 32 }, (_, station) => ((39 - station) % 32) + 1),
  "cable-car": Array.from({ length: 32 }, (_, station) => station + 1),
};

/** The numbers that each seat owns, by how many seats there are. */
export const FRAMES_1: Frames = {
  2: [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  ],
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};
