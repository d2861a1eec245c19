import { expect, test } from "vitest";
import { roundAt } from "./rounds.ts";

/** Three seats. The second decides twice in its first turn; the first draws before it places in its second turn. */
const STEPS = [0, 1, 1, 2, 0, 0, 1, 2].map((seat, at) => ({ seat, number: [1, 2, 3, 4, 5, 5, 6, 7][at] ?? 0 }));
/** A solo game with a draw before the placement in its second turn. */
const ALONE = [1, 2, 2, 3].map((number) => ({ seat: 0, number }));

test.each([
  ["back to the same seat's turn", STEPS, 4, "back", 0],
  ["back from the middle of a turn", STEPS, 5, "back", 0],
  ["back to the first of several decisions", STEPS, 6, "back", 1],
  ["to the beginning where there is none before", STEPS, 3, "back", 0],
  ["nowhere from the beginning", STEPS, 0, "back", 0],
  ["on to the same seat's turn", STEPS, 0, "forward", 4],
  ["on from the middle of a turn", STEPS, 2, "forward", 6],
  ["to the end where there is none after", STEPS, 4, "forward", 7],
  ["nowhere from the end", STEPS, 7, "forward", 7],
  ["back a turn where nobody else plays", ALONE, 3, "back", 1],
  ["on a turn where nobody else plays", ALONE, 1, "forward", 3],
] as const)("a round of a review leads %s", (_, steps, at, way, to) => {
  expect(roundAt(steps, at, way)).toBe(to);
});
