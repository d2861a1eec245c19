/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Who a view is for. A spectator sees no more than any seat. */
export type Viewer = Seat | "spectator";

/** Who acts next: a seat decides, chance draws, or nobody because the game is over. */
export type Actor =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "chance" }
  | { readonly kind: "nobody" };

export const CHANCE_ACTS: Actor = { kind: "chance" };
export const NOBODY_ACTS: Actor = { kind: "nobody" };

export function seatActs(seat: Seat): Actor {
  return { kind: "seat", seat };
}

/** Every possible viewer of a table with this many seats, the spectator last. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
}
