/** The eight colours of companies and tourists. */

/** In the order of the companies' first stations. Records name companies and tourists by these words in any edition. */
export const COLOURS = ["yellow", "blue", "orange", "green", "purple", "gray", "red", "brown"] as const;
export type ColourName = (typeof COLOURS)[number];

/** A company or a tourist's colour by its place in `COLOURS`. */
export type ColourIndex = number;

export const COMPANIES = COLOURS.length;
