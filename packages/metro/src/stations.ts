/** The owner and number of each station (rules 1.3 and 1.4). */
import { known } from "@interchange/tabletop";
import type { Station } from "./geometry.ts";

/** The numbering of the edge stations: anticlockwise from the top right (2000), or clockwise from the top left. */
export const NUMBERINGS = ["metro", "cable-car"] as const;
export type NumberingId = (typeof NUMBERINGS)[number];

/** The printed numbers of the edge stations. */
export interface Numbering {
  readonly numbers: readonly number[];
  /** By number; there is none for 0. */
  readonly stations: readonly Station[];
}

/** The printed number of an edge station. */
export function stationNumber(station: Station, { numbers }: Numbering): number {
  return known(numbers[station]);
}

/** The station with a printed number. */
export function stationOfNumber(number: number, { stations }: Numbering): Station {
  return known(stations[number]);
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
