/**
 * The number tiles by colour. That there are 32, in several colours, is the box's; that their colours are the four
 * sides of the board is inferred.
 */

export interface NumberValues {
  /** The numbers on the tiles of each colour. */
  readonly groups: readonly (readonly number[])[];
}

export const NUMBERED_STATIONS_1: NumberValues = {
  groups: [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15, 16],
    [17, 18, 19, 20, 21, 22, 23, 24],
    [25, 26, 27, 28, 29, 30, 31, 32],
  ],
};
