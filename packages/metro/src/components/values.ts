/** Shapes and checks that several parts of the components share. */
import type { Shape, ShapeProblem } from "@interchange/tabletop";
import { whole } from "@interchange/tabletop";
import { EDGE_STATIONS } from "../geometry.ts";

/** The number of a station. */
export const STATION: Shape = whole(1, EDGE_STATIONS);

/** Points as they are printed. */
export const POINTS: Shape = whole(0, 99);

/** A number that stands in two of some lists. */
export function twiceIn(
  lists: readonly (readonly number[])[],
  what: string,
  pointer: string,
): ShapeProblem | undefined {
  const seen = new Set<number>();
  for (const [index, list] of lists.entries())
    for (const number of list) {
      if (seen.has(number)) return { pointer: `${pointer}/${index}`, reason: `${what} ${number} stands there twice` };
      seen.add(number);
    }
  return undefined;
}
