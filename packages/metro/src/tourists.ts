/** Tourists on the inner squares, which three cities spread alike: one on each square, four of each colour. */
import type { Draw, Outcome } from "@interchange/tabletop";
import { COLOURS } from "./companies.ts";
import type { ColourIndex } from "./companies.ts";
import { CELLS, isEdge, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";

/** The 32 squares that lie neither on the edge nor in the centre. */
export const INNER_SQUARES: readonly Cell[] = SQUARES.filter((cell) => !isEdge(cell));

export const TOURISTS_OF_A_COLOUR: number = INNER_SQUARES.length / COLOURS.length;

const INNER_PLACES: Int8Array = Int8Array.from({ length: CELLS }, (_, cell) => INNER_SQUARES.indexOf(cell));

/** The place of an inner square in the list, or -1. */
export function innerPlace(cell: Cell): number {
  return INNER_PLACES[cell] ?? -1;
}

/** What a list has for an inner square; undefined for other squares. */
export function onInner<Item>(items: readonly Item[], cell: Cell): Item | undefined {
  const place = innerPlace(cell);
  // Asking a list for its item -1 takes many times as long.
  return place < 0 ? undefined : items[place];
}

/** The draws of the tourist for the next square, by the actions for each colour, when so many colours have been drawn. */
export function touristDraws<Action>(
  stream: string,
  actions: readonly Action[],
): (drawn: readonly ColourIndex[]) => Draw<Action> {
  // By colour, and by how many of it have been drawn.
  const known = actions.map((chance) =>
    Array.from({ length: TOURISTS_OF_A_COLOUR }, (_, gone): Outcome<Action> => ({
      chance,
      weight: TOURISTS_OF_A_COLOUR - gone,
    })),
  );
  return (drawn) => {
    // How many of each colour have been drawn, in three bits each.
    let gone = 0;
    for (let square = 0; square < drawn.length; square++) gone += 1 << ((drawn[square] ?? 0) * 3);
    const outcomes: Outcome<Action>[] = [];
    for (const each of known) {
      const outcome = each[gone & 7];
      if (outcome) outcomes.push(outcome);
      gone >>= 3;
    }
    return { stream, outcomes };
  };
}
