/**
 * Seats people around a flat screen: each faces a side, clockwise from the bottom in seat order. The panels are beside
 * the board, not around it, so that the board is as large as possible.
 */
export const SIDES = ["bottom", "left", "top", "right"] as const;
export type Side = (typeof SIDES)[number];

/** By number of seats. Long sides take two before short ones get any. */
const ROUND: Readonly<Record<number, readonly Side[]>> = {
  1: ["bottom"],
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "bottom", "left", "top", "top"],
  6: ["bottom", "bottom", "left", "top", "top", "right"],
};

export function sidesFor(seats: number): readonly Side[] {
  return ROUND[seats] ?? Array.from({ length: seats }, (_, seat) => SIDES[seat % SIDES.length] ?? "bottom");
}
