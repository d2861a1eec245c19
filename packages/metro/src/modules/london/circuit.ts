/**
 * The circuit of the taxi: the upper lane of the row from left to right, then the lower one from right to left. Its
 * spaces are numbered in that order. The arrows at both ends are no spaces: a taxi on one stands before the first space
 * of a lane.
 */
import { known } from "@interchange/tabletop";
import type { ColourIndex } from "../../companies.ts";
import { LANDMARKS, LONGEST_DRIVE } from "./data.ts";

const LANE: number = LANDMARKS.length * 2;
export const SPACES: number = LANE * 2;

/** Where the taxi may stand besides the spaces: on the arrow before the upper lane, or before the lower one. */
export const LEFT_ARROW: number = SPACES;
export const RIGHT_ARROW: number = SPACES + 1;
export const ARROWS = ["left", "right"] as const;

function spaceAfter(taxi: number): number {
  if (taxi === LEFT_ARROW) return 0;
  return taxi === RIGHT_ARROW ? LANE : (taxi + 1) % SPACES;
}

/** The colour of a space, with the landmarks in this order. */
export function colourOf(row: readonly number[], space: number): ColourIndex {
  const along = space % LANE;
  const place = along >> 1;
  return space < LANE
    ? known(known(LANDMARKS[known(row[place])]).upper[along & 1])
    : known(known(LANDMARKS[known(row[LANDMARKS.length - 1 - place])]).lower[along & 1]);
}

export interface Drive {
  readonly to: number;
  readonly count: number;
  readonly isReached: boolean;
}

/** The drive to the next space of a colour, or as far as the taxi goes (rules LO.4 and LO.5). */
export function drive(row: readonly number[], taxi: number, colour: ColourIndex): Drive {
  let to = taxi;
  for (let count = 1; count <= LONGEST_DRIVE; count++) {
    to = spaceAfter(to);
    if (colourOf(row, to) === colour) return { to, count, isReached: true };
  }
  return { to, count: LONGEST_DRIVE, isReached: false };
}
