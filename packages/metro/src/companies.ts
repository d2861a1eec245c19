/** The eight colours of companies and tourists, and the stations of the companies. Data. */

/** In the order of the companies' first stations. Records name companies and tourists by these words in any edition. */
export const COLOURS = ["yellow", "blue", "orange", "green", "purple", "gray", "red", "brown"] as const;
export type ColourName = (typeof COLOURS)[number];

/** A company or a tourist's colour by its place in `COLOURS`. */
export type ColourIndex = number;

export const COMPANIES = COLOURS.length;

/**
 * The numbers of the stations that each company owns, at any count of seats. Most of the table is legible in the second
 * edition's rulebook; the rest follows from it, since the last four columns are the first four with 4 added. An owner
 * of another frame changes it here.
 */
export const COMPANY_NUMBERS: readonly (readonly number[])[] = [
  [1, 11, 18, 28],
  [2, 9, 20, 27],
  [3, 12, 17, 26],
  [4, 10, 19, 25],
  [5, 15, 22, 32],
  [6, 13, 24, 31],
  [7, 16, 21, 30],
  [8, 14, 23, 29],
];
