/** The tourists of the cities that put one on each of 32 places. */
import type { Draw, Outcome, Part } from "@interchange/tabletop";
import { each, whole } from "@interchange/tabletop";
import { COLOURS } from "../companies.ts";
import type { ColourIndex } from "../companies.ts";
import { INNER_SQUARES } from "../tourists.ts";
import { TOURISTS_1 } from "./interchange-1/tourists.ts";
import type { TouristCounts } from "./parts.ts";

/** More would not fit into the bits in which draws count them. */
const MOST = 7;

export const TOURISTS: Part<TouristCounts, readonly number[]> = {
  id: "tourists",
  published: { 1: TOURISTS_1 },
  shape: each(COLOURS, whole(0, MOST)),
  problem(values) {
    const all = COLOURS.reduce((sum, colour) => sum + values[colour], 0);
    return all >= INNER_SQUARES.length
      ? undefined
      : { pointer: "", reason: `${all} tourists are too few for ${INNER_SQUARES.length} places` };
  },
  tables: (values) => COLOURS.map((colour) => values[colour]),
};

/** The draws of the tourist for the next place, by the actions for each colour; so many colours have been drawn. */
export function touristDraws<Action>(
  stream: string,
  actions: readonly Action[],
): (counts: readonly number[], drawn: readonly ColourIndex[]) => Draw<Action> {
  // By colour, and by how many of it are left.
  const outcomesOf = actions.flatMap((chance) =>
    Array.from({ length: MOST + 1 }, (_, weight): Outcome<Action> => ({ chance, weight })),
  );
  return (counts, drawn) => {
    // How many of each colour have been drawn, in three bits each.
    let gone = 0;
    for (let place = 0; place < drawn.length; place++) gone += 1 << ((drawn[place] ?? 0) * 3);
    const outcomes: Outcome<Action>[] = [];
    for (let colour = 0; colour < actions.length; colour++) {
      const left = (counts[colour] ?? 0) - (gone & MOST);
      const outcome = outcomesOf[colour * (MOST + 1) + left];
      if (outcome && left > 0) outcomes.push(outcome);
      gone >>= 3;
    }
    return { stream, outcomes };
  };
}
