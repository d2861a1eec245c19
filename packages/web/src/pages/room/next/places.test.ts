import { expect, test } from "vitest";
import { inOrder, seated, tableSizes } from "./places.ts";

const person = { kind: "person" } as const;

test("people are spread evenly over as few tables as it takes", () => {
  expect(tableSizes(3, 4)).toEqual([3]);
  expect(tableSizes(5, 4)).toEqual([3, 2]);
  expect(tableSizes(10, 4)).toEqual([4, 3, 3]);
});

test("by hand, people first sit in the order in which they said that they are in; two change places", () => {
  const seats = inOrder({ in: [3, 1, 2], seats: [person, person, { kind: "bot", bot: "random" }] });
  expect(seats).toEqual([
    [3, 1],
    [2, undefined],
  ]);
  expect(seated(seats, 0, 0, 2)).toEqual([
    [2, 1],
    [3, undefined],
  ]);
  expect(seated(seats, 0, 1, undefined)).toEqual([
    [3, undefined],
    [2, undefined],
  ]);
});
