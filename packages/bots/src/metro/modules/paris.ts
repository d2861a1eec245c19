/**
 * Paris: a row is worth the best run it may grow into. An empty space fills with a chance that falls with the tourists
 * of its colour left on the board. A run counts as far as all its spaces are likely to fill.
 */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "@interchange/metro";
import { PARIS_PARTS } from "@interchange/metro/modules/paris/components";
import type { ParisTables } from "@interchange/metro/modules/paris/components";
import { SPACES_OF_A_LANDMARK } from "@interchange/metro/modules/paris/data";
import { colourOfSpace } from "@interchange/metro/modules/paris/slice";
import type { ParisSlice } from "@interchange/metro/modules/paris/slice";
import { growing } from "../sense.ts";
import type { Sensing } from "../sense.ts";
import { pointOf } from "../stakes.ts";

/** The extra points of a tourist in the longest run; what each costs elsewhere; and of a full landmark. */
const IN_THE_RUN = 3;
const ELSEWHERE = 1;
const FULL = 3;
/** Counting all of it from the beginning neglects the lines. */
const AT_FIRST = 0.6;

/** The value of a row whose spaces are filled with these chances, 1 for a seated tourist. */
function rowWorth(chances: readonly number[]): number {
  let best = 0;
  let seated = 0;
  let full = 0;
  for (let from = 0; from < chances.length; from++) {
    if (chances[from] === 1) seated++;
    let chance = 1;
    for (let to = from; to < chances.length && chance > 0.05; to++) {
      chance *= known(chances[to]);
      const run = (to - from + 1) * chance;
      if (run > best) best = run;
      if (to - from === SPACES_OF_A_LANDMARK - 1 && from % SPACES_OF_A_LANDMARK === 0) full += chance;
    }
  }
  return IN_THE_RUN * best - ELSEWHERE * seated + FULL * full;
}

/** The chance that a seat gets one of this many tourists. */
function chanceOf(tourists: number, seats: number): number {
  return 1 - (1 - 1 / seats) ** tourists;
}

/** The tourists of each colour still on the board. */
function leftOnBoard({ board }: ParisSlice): readonly number[] {
  const left = COLOURS.map(() => 0);
  for (const square of board) for (const colour of square) addTo(left, colour, 1);
  return left;
}

/** The value of a seat's row, with its waiting tourists seated where they are worth most. */
function worthOf(
  slice: ParisSlice,
  seat: number,
  left: readonly number[],
  waiting: readonly number[],
  tables: ParisTables,
): number {
  const seats = slice.rows.length;
  const colours = known(slice.seated[seat]).map((_, space) => colourOfSpace(tables, slice, seat, space));
  const chances = known(slice.seated[seat]).map((isTaken, space) =>
    isTaken ? 1 : chanceOf(known(left[known(colours[space])]), seats),
  );
  let worth = rowWorth(chances);
  for (const colour of waiting) {
    let best = -Infinity;
    let at = -1;
    for (const [space, chance] of chances.entries()) {
      if (chance === 1 || colours[space] !== colour) continue;
      const then = rowWorth(chances.with(space, 1));
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

export const sense: Sensing<ParisSlice> = ({ layout: { seats, printed }, seat }) => ({
  worth(slice, scene) {
    if (slice.loose.some((landmarks) => landmarks.length > 0)) return 0;
    const left = leftOnBoard(slice);
    const weight = growing(AT_FIRST, scene);
    const tables = printed(PARIS_PARTS);
    let worth = 0;
    for (let each = 0; each < seats; each++)
      worth +=
        weight *
        pointOf(each, seat, seats) *
        worthOf(slice, each, left, each === scene.turn ? slice.waiting : [], tables);
    return worth;
  },
});
