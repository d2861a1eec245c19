import { expect, test } from "vitest";
import { roundFrom } from "./rounds.ts";

/** Three seats. The first draws a tile in its second turn; the second decides twice per turn. */
const turns = [
  { seat: 0, before: 0, after: 1 },
  { seat: 1, before: 1, after: 3 },
  { seat: 2, before: 3, after: 4 },
  { seat: 0, before: 4, after: 4 },
  { seat: 0, before: 4, after: 5 },
  { seat: 1, before: 5, after: 7 },
];

test.each([
  ["back to the same seat's turn", 5, "back", 1],
  ["over several decisions", 7, "back", 3],
  ["from the middle of a turn", 6, "back", 3],
  ["to the beginning where there is none before", 4, "back", 0],
  ["nowhere from the beginning", 0, "back", 0],
  ["on to the same seat's turn", 1, "forward", 5],
  ["on from the middle of a turn", 2, "forward", 7],
  ["on to the first turn from the beginning", 0, "forward", 1],
  ["to the live game where there is none after", 4, "forward", "live"],
] as const)("a round leads %s", (_, at, way, to) => {
  expect(roundFrom(turns, at, way)).toBe(to);
});
