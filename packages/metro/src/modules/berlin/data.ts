/**
 * The landmarks of Berlin and the squares of its tourists. Names, numbers of tiles, tickets and tourists are the box's,
 * and so are the A sides of Rotes Rathaus and Reichstag. The other values are our own design: both sides are worth the
 * same over the row, and B sides differ more. That the groups stand in the four corners of the inner squares is our
 * choice too. An owner of the box corrects all this here.
 */
import { cellAt } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";

/** The points for most tickets, and for second most. */
export type Prizes = readonly [number, number];

export interface Landmark {
  readonly name: string;
  /** Of side A and of side B. */
  readonly sides: readonly [Prizes, Prizes];
}

export const SIDE_NAMES = ["a", "b"] as const;

function landmark(name: string, ...sides: readonly [Prizes, Prizes]): Landmark {
  return { name, sides };
}

/** In the order in which they stand, each with its sides A and B. */
export const LANDMARKS: readonly Landmark[] = [
  landmark("Alexanderplatz", [6, 4], [8, 5]),
  landmark("Rotes Rathaus", [5, 4], [3, 1]),
  landmark("Berlin Cathedral", [5, 3], [4, 2]),
  landmark("Reichstag", [6, 2], [9, 6]),
  landmark("Museum Island", [5, 2], [2, 1]),
  landmark("Victory Column", [6, 3], [6, 5]),
  landmark("Kaiser Wilhelm Memorial Church", [5, 3], [5, 1]),
  landmark("Brandenburg Gate", [6, 3], [7, 3]),
];

export const SQUARES_OF_A_GROUP = 4;

function group(row: number, column: number): readonly Cell[] {
  return [cellAt(row, column), cellAt(row, column + 1), cellAt(row + 1, column), cellAt(row + 1, column + 1)];
}

/** The squares on which tourists start, group by group. */
export const TOURIST_SQUARES: readonly Cell[] = [...group(1, 1), ...group(1, 5), ...group(5, 1), ...group(5, 5)];

export const TOURISTS_OF_A_COLOUR = 2;

/** Two tourists on tiles with four sections each, so tickets never run out. */
export const TICKETS_OF_A_COLOUR = 8;
