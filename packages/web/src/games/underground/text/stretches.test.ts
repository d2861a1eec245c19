import { expect, test } from "vitest";
import { stretchesOf } from "./stretches.ts";

test("a line is read from one of its ends to the other", () => {
  expect(
    stretchesOf([
      ["b", "c"],
      ["a", "b"],
      ["d", "c"],
    ]),
  ).toEqual([["a", "b", "c", "d"]]);
  expect(stretchesOf([])).toEqual([]);
});

test("branches are stretches of their own, and every piece is told once", () => {
  const pieces = [
    ["a", "b"],
    ["b", "c"],
    ["b", "d"],
  ] as const;
  const told = stretchesOf(pieces);
  expect(told).toEqual([
    ["a", "b", "c"],
    ["b", "d"],
  ]);
});

test("a loop comes back to where it began", () => {
  const [loop, ...more] = stretchesOf([
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
  ]);
  expect(more).toEqual([]);
  expect(loop).toHaveLength(4);
  expect(loop?.[0]).toBe(loop?.[3]);
});
