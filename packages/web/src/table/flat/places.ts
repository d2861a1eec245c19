/**
 * Where people sit round a screen that lies flat: each faces a side, in the order of the seats clockwise from the bottom.
 * The panels stand beside the board, not round it, so that the board is as large as the screen is high or wide.
 */
export const SIDES = ["bottom", "left", "top", "right"] as const;
export type Side = (typeof SIDES)[number];

/** By the number of seats: long sides take two before short ones do. */
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
