/** The tourists of the cities that put one on each of the 32 inner squares. */
import type { Part } from "@interchange/tabletop";
import { each, known, whole } from "@interchange/tabletop";
import { COLOURS } from "../companies.ts";
import type { ColourIndex } from "../companies.ts";
import type { OwnDraw } from "../module.ts";
import { INNER_SQUARES } from "../tourists.ts";
import { PackedDraw } from "../weighed.ts";
import { TOURISTS_1 } from "./interchange-1/tourists.ts";
import type { TouristCounts } from "./parts.ts";

/** Draws count the tourists of each colour in so many bits. */
const BITS_EACH = 3;
const MOST: number = (1 << BITS_EACH) - 1;

export const TOURISTS: Part<TouristCounts, readonly number[]> = {
  id: "tourists",
  published: { 1: TOURISTS_1 },
  shape: each(COLOURS, whole(0, MOST)),
  problem(values) {
    const all = COLOURS.reduce((sum, colour) => sum + values[colour], 0);
    return all >= INNER_SQUARES.length
      ? undefined
      : { pointer: "", reason: `${all} tourists are not enough; at least ${INNER_SQUARES.length} are needed` };
  },
  tables: (values) => COLOURS.map((colour) => values[colour]),
};

/** One tourist of a colour, in a number that counts each colour in three bits. */
export function countOne(colour: ColourIndex): number {
  return 1 << (colour * BITS_EACH);
}

/** These numbers of tourists, by colour, as one number. */
function allOf(counts: readonly number[]): number {
  let all = 0;
  for (let colour = 0; colour < counts.length; colour++) all += known(counts[colour]) << (colour * BITS_EACH);
  return all;
}

/** Counts the tourists of each colour, three bits each. */
export function countEach(colours: readonly ColourIndex[]): number {
  let count = 0;
  for (let place = 0; place < colours.length; place++) count += countOne(colours[place] ?? 0);
  return count;
}

/**
 * The possible draws for the next place. `actions` has the chance action of each colour; `drawn` counts the tourists
 * that have come, three bits for each colour.
 */
export function touristDraws<Action>(
  stream: string,
  actions: readonly Action[],
): (counts: readonly number[], drawn: number) => OwnDraw<Action> {
  return (counts, drawn) => new PackedDraw(stream, actions, allOf(counts) - drawn, BITS_EACH);
}
