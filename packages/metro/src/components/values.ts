/** Shapes and checks that several components share. */
import type { Shape, ShapeProblem } from "@interchange/tabletop";
import { known, whole, wordOf } from "@interchange/tabletop";
import { COLOURS } from "../companies.ts";
import type { ColourIndex, ColourName } from "../companies.ts";
import { EDGE_STATIONS, SQUARES } from "../geometry.ts";
import type { Cell } from "../geometry.ts";
import { squareName, squareNamed } from "../notation.ts";
import { TILE_CODES } from "../tiles.ts";

/** The number of a station. */
export const STATION: Shape = whole(1, EDGE_STATIONS);

/** Printed points. */
export const POINTS: Shape = whole(0, 99);

/** A number that is in two of the lists. */
export function twiceIn(
  lists: readonly (readonly number[])[],
  what: string,
  pointer: string,
): ShapeProblem | undefined {
  const seen = new Set<number>();
  for (const [index, list] of lists.entries())
    for (const number of list) {
      if (seen.has(number)) return { pointer: `${pointer}/${index}`, reason: `${what} ${number} appears twice` };
      seen.add(number);
    }
  return undefined;
}

/** A square of the board that takes a tile. */
export const SQUARE: Shape = wordOf(SQUARES.map(squareName));

/** The square with this name, which has been checked. */
export function squareAt(name: string): Cell {
  return known(squareNamed(name));
}

export const TILE: Shape = wordOf(TILE_CODES);

export const COLOUR: Shape = wordOf(COLOURS);

/** The number of a colour. */
export function colourNumber(colour: ColourName): ColourIndex {
  return COLOURS.indexOf(colour);
}
