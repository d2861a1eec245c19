/** Tourists on the inner squares, which three cities spread alike: one on each square, four of each colour. */
import type { Draw } from "@interchange/tabletop";
import { COLOURS } from "./companies.ts";
import type { ColourIndex } from "./companies.ts";
import { isEdge, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";

/** The 32 squares that lie neither on the edge nor in the centre. */
export const INNER_SQUARES: readonly Cell[] = SQUARES.filter((cell) => !isEdge(cell));

export const TOURISTS_OF_A_COLOUR: number = INNER_SQUARES.length / COLOURS.length;

/** The place of an inner square in the list, or -1. */
export function innerPlace(cell: Cell): number {
  return INNER_SQUARES.indexOf(cell);
}

/** The draw of the tourist for the next square, when so many colours have been drawn. */
export function nextTourist(stream: string, drawn: readonly ColourIndex[]): Draw<ColourIndex> {
  const left = COLOURS.map(() => TOURISTS_OF_A_COLOUR);
  for (const colour of drawn) left[colour]! -= 1;
  const outcomes = left.map((weight, chance) => ({ chance, weight }));
  return { stream, outcomes: outcomes.filter(({ weight }) => weight > 0) };
}
