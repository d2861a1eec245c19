/**
 * Paris: a row is worth the best run it may grow into. An empty space fills with a chance that falls with the tourists
 * of its colour left on the board. A run counts as far as all its spaces are likely to fill.
 */
import { known } from "@interchange/tabletop";
import { COLOURS } from "@interchange/metro";
import { PARIS_PARTS } from "@interchange/metro/modules/paris/components";
import type { ParisTables } from "@interchange/metro/modules/paris/components";
import { LANDMARKS, SPACES_OF_A_LANDMARK } from "@interchange/metro/modules/paris/data";
import type { ParisSlice } from "@interchange/metro/modules/paris/slice";
import { growing } from "../sense.ts";
import type { Sensing } from "../sense.ts";
import { pointOf } from "../stakes.ts";

/** The extra points of a tourist in the longest run; what each costs elsewhere; and of a full landmark. */
const IN_THE_RUN = 3;
const ELSEWHERE = 1;
const FULL = 3;
/** There are no more tourists of a colour in any set of components. */
const MOST_OF_A_COLOUR = 7;
/** Counting all of it from the beginning neglects the lines. */
const AT_FIRST = 0.6;

/** Room for the row that is valued, made once: playouts value rows thousands of times. */
const LONGEST = LANDMARKS.length * SPACES_OF_A_LANDMARK;
const chances = new Float64Array(LONGEST);
const colours = new Uint8Array(LONGEST);
const left = new Uint8Array(COLOURS.length);

/** The value of a row of this length whose spaces are filled with `chances`, 1 for a seated tourist. */
function rowWorth(length: number): number {
  let best = 0;
  let seated = 0;
  let full = 0;
  for (let from = 0; from < length; from++) {
    if (chances[from] === 1) seated++;
    let chance = 1;
    for (let to = from; to < length && chance > 0.05; to++) {
      chance *= known(chances[to]);
      const run = (to - from + 1) * chance;
      if (run > best) best = run;
      if (to - from === SPACES_OF_A_LANDMARK - 1 && from % SPACES_OF_A_LANDMARK === 0) full += chance;
    }
  }
  return IN_THE_RUN * best - ELSEWHERE * seated + FULL * full;
}

/** The chance that a seat gets one of this many tourists, by their number. */
function chancesOf(seats: number): Float64Array {
  return Float64Array.from({ length: MOST_OF_A_COLOUR + 1 }, (_, tourists) => 1 - (1 - 1 / seats) ** tourists);
}

/** Counts the tourists of each colour still on the board. */
function countLeft({ board }: ParisSlice): void {
  left.fill(0);
  for (const square of board) for (const colour of square) left[colour] = known(left[colour]) + 1;
}

/** Writes the row of a seat, and returns its length. */
function writeRow({ rows, seated }: ParisSlice, seat: number, byCount: Float64Array, tables: ParisTables): number {
  const taken = known(seated[seat]);
  let space = 0;
  for (const landmark of known(rows[seat]))
    for (const colour of known(tables.landmarks[landmark])) {
      colours[space] = colour;
      chances[space] = taken[space] ? 1 : known(byCount[known(left[colour])]);
      space++;
    }
  return space;
}

/** The value of the row that was written, with waiting tourists seated where they are worth most. */
function worthOf(length: number, waiting: readonly number[]): number {
  let worth = rowWorth(length);
  for (const colour of waiting) {
    let best = -Infinity;
    let at = -1;
    for (let space = 0; space < length; space++) {
      const chance = known(chances[space]);
      if (chance === 1 || colours[space] !== colour) continue;
      chances[space] = 1;
      const then = rowWorth(length);
      chances[space] = chance;
      if (then > best) {
        best = then;
        at = space;
      }
    }
    if (at < 0) continue;
    chances[at] = 1;
    worth = best;
  }
  return worth;
}

const NOBODY_WAITS: readonly number[] = [];

export const sense: Sensing<ParisSlice> = ({ layout: { seats, printed }, seat }) => {
  const byCount = chancesOf(seats);
  return {
    worth(slice, scene) {
      if (slice.loose.some((landmarks) => landmarks.length > 0)) return 0;
      countLeft(slice);
      const weight = growing(AT_FIRST, scene);
      const tables = printed(PARIS_PARTS);
      let worth = 0;
      for (let each = 0; each < seats; each++) {
        const length = writeRow(slice, each, byCount, tables);
        const waiting = each === scene.turn ? slice.waiting : NOBODY_WAITS;
        worth += weight * pointOf(each, seat, seats) * worthOf(length, waiting);
      }
      return worth;
    },
  };
};
