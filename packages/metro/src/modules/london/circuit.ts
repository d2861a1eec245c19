/**
 * The taxi's circuit: the upper lane of the row from left to right, then the lower one from right to left. Its spaces
 * are numbered in that order. The arrows at both ends are not spaces: a taxi on one stands before the first space of a
 * lane.
 */
import { known } from "@interchange/tabletop";
import type { ColourIndex } from "../../companies.ts";
import type { LondonTables } from "./components.ts";
import { LONGEST_DRIVE } from "./data.ts";

export const ARROWS = ["left", "right"] as const;

/** Where the taxi stands on an arrow, besides the spaces: before the upper lane (0), or before the lower one (1). */
export function onArrow(arrow: number, { spaces }: LondonTables): number {
  return spaces + arrow;
}

function spaceAfter(taxi: number, { upper, spaces }: LondonTables): number {
  if (taxi < spaces) return (taxi + 1) % spaces;
  return taxi === spaces ? 0 : upper;
}

/** The place in the row of the landmark that a space belongs to. */
export function placeOf(row: readonly number[], space: number, { landmarks, upper }: LondonTables): number {
  const isUpper = space < upper;
  let at = isUpper ? space : space - upper;
  for (let step = 0; ; step++) {
    const place = isUpper ? step : row.length - 1 - step;
    const { upper: over, lower: under } = known(landmarks[known(row[place])]);
    at -= isUpper ? over.length : under.length;
    if (at < 0) return place;
  }
}

/** The colour of a space, with the landmarks in this order. */
export function colourOf(row: readonly number[], space: number, { landmarks, upper }: LondonTables): ColourIndex {
  // Looked for without making anything: every drive asks for some.
  const isUpper = space < upper;
  let at = isUpper ? space : space - upper;
  for (let step = 0; ; step++) {
    const landmark = known(landmarks[known(row[isUpper ? step : row.length - 1 - step])]);
    const lane = isUpper ? landmark.upper : landmark.lower;
    if (at < lane.length) return known(lane[at]);
    at -= lane.length;
  }
}

export interface Drive {
  readonly to: number;
  readonly count: number;
  readonly isReached: boolean;
}

/** The drive to the next space of a colour, or as far as the taxi goes (rules LO.4 and LO.5). */
export function drive(row: readonly number[], taxi: number, colour: ColourIndex, tables: LondonTables): Drive {
  let to = taxi;
  for (let count = 1; count <= LONGEST_DRIVE; count++) {
    to = spaceAfter(to, tables);
    if (colourOf(row, to, tables) === colour) return { to, count, isReached: true };
  }
  return { to, count: LONGEST_DRIVE, isReached: false };
}
