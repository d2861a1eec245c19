/** Computes the width of text in the page's font, so that labels can be placed before they are drawn. */

/** Advance widths relative to the text size, with the letters that have them. */
const ADVANCES: readonly (readonly [width: number, letters: string])[] = [
  [0.14, "'"],
  [0.2, " "],
  [0.22, "l"],
  [0.23, "j"],
  [0.24, "Ii."],
  [0.32, "t"],
  [0.33, "f"],
  [0.34, "r"],
  [0.36, "-"],
  [0.41, "z"],
  [0.43, "y"],
  [0.44, "s"],
  [0.45, "vx"],
  [0.47, "ack"],
  [0.48, "Ze"],
  [0.49, "FLbdghnou"],
  [0.5, "pq"],
  [0.51, "JST"],
  [0.52, "EPQY"],
  [0.53, "CVX"],
  [0.54, "ABGKOR"],
  [0.55, "D"],
  [0.56, "HU"],
  [0.59, "N"],
  [0.62, "&"],
  [0.63, "M"],
  [0.66, "w"],
  [0.74, "m"],
  [0.76, "W"],
];
const BY_LETTER = new Map(
  ADVANCES.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);
const UNKNOWN = 0.6;

/** Relative to the text size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += BY_LETTER.get(letter) ?? UNKNOWN;
  return width;
}
