/** Who owns which station, and what number it bears (rules 1.3 and 1.4). Data; the numbers are those printed. */
import { EDGE_STATIONS } from "./geometry.ts";
import type { Place } from "./geometry.ts";

/** How the edge stations are numbered: anticlockwise from the top right (2000), or clockwise from the top left. */
export const NUMBERINGS = ["metro", "cable-car"] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** The printed number of an edge station. */
export function stationNumber(place: Place, numbering: Numbering): number {
  return numbering === "metro" ? ((EDGE_STATIONS + 7 - place) % EDGE_STATIONS) + 1 : place + 1;
}

/** The place of a printed number. */
export function placeOfNumber(number: number, numbering: Numbering): Place {
  return numbering === "metro" ? (EDGE_STATIONS + 8 - number) % EDGE_STATIONS : number - 1;
}

/** The numbers that each seat owns, by how many seats there are. */
export const OWNED_NUMBERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  ],
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
