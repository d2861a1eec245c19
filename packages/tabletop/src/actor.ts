/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Whose eyes a view is for. A spectator sees no more than every seat does. */
export type Viewer = Seat | "spectator";

/** Who has to do something next: a seat decides, chance draws, or nobody because the game is over. */
export type Actor =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "chance" }
  | { readonly kind: "nobody" };

export const CHANCE_ACTS: Actor = { kind: "chance" };
export const NOBODY_ACTS: Actor = { kind: "nobody" };

export function seatActs(seat: Seat): Actor {
  return { kind: "seat", seat };
}

/** Everyone who may look at a table with this many seats, the spectator last. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
}
