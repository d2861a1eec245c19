import { expect, test } from "vitest";
import { markOf } from "./marks.ts";

test.each([
  [0, 0, "best"],
  [0, 3, "best"],
  [0.6, 0.9, "best"],
  [0.6, 0.2, "good"],
  // A lot, but within the noise.
  [4, 4.5, "good"],
  [9, 9, "good"],
  [2, 0.5, "inaccuracy"],
  [4.9, 0.1, "inaccuracy"],
  [6, 1, "blunder"],
  // Half the error is subtracted.
  [2, 1.5, "good"],
  [6, 5.5, "inaccuracy"],
  [8, 5.5, "blunder"],
] as const)("a loss of %d known to %d is %s", (loss, error, mark) => {
  expect(markOf(loss, error)).toBe(mark);
});
