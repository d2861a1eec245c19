/** The tourists of the cities that put one on each of the 32 inner squares. */
import type { Part } from "@interchange/tabletop";
import { each, known, whole } from "@interchange/tabletop";
import { COLOURS } from "../companies.ts";
import type { ColourIndex } from "../companies.ts";
import type { OwnDraw } from "../module.ts";
import { INNER_SQUARES } from "../tourists.ts";
import { Weighed } from "../weighed.ts";
import { TOURISTS_1 } from "./interchange-1/tourists.ts";
import type { TouristCounts } from "./parts.ts";

/** Draws count tourists in three bits each, so more would not fit. */
const MOST = 7;

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
  return 1 << (colour * 3);
}

/** Counts the tourists of each colour, three bits each. */
export function countEach(colours: readonly ColourIndex[]): number {
  let count = 0;
  for (let place = 0; place < colours.length; place++) count += countOne(colours[place] ?? 0);
  return count;
}

class TouristDraw<Action> extends Weighed<Action> {
  private readonly actions: readonly Action[];
  private readonly counts: readonly number[];
  private readonly drawn: number;

  constructor(stream: string, actions: readonly Action[], counts: readonly number[], drawn: number) {
    super(stream, actions.length);
    this.actions = actions;
    this.counts = counts;
    this.drawn = drawn;
  }

  protected action(colour: ColourIndex): Action {
    return this.actions[colour] as Action;
  }
  /** How many of a colour are left. */
  protected weight(colour: ColourIndex): number {
    return known(this.counts[colour]) - ((this.drawn >> (colour * 3)) & MOST);
  }
}

/**
 * The possible draws for the next place. `actions` has the chance action of each colour; `drawn` counts the tourists
 * that have come, three bits for each colour.
 */
export function touristDraws<Action>(
  stream: string,
  actions: readonly Action[],
): (counts: readonly number[], drawn: number) => OwnDraw<Action> {
  return (counts, drawn) => new TouristDraw(stream, actions, counts, drawn);
}
