import { expect, test } from "vitest";
import type { LineRow } from "../desk/lines.ts";
import { piecesOf } from "./sources.ts";

const CENTRE = 32;
const line = (from: number, length: number, points: number, to = 5): LineRow => ({
  from,
  number: from + 1,
  label: from + 1,
  owner: 0,
  length,
  to,
  points,
  isDoubled: points > length,
});

test("points are told by source: doubled in the centre, long lines, shorter ones, and what modules paid", () => {
  const pieces = piecesOf({
    lines: [line(0, 5, 10, CENTRE), line(1, 8, 8), line(2, 11, 11), line(3, 7, 7), line(4, 3, 3)],
    sources: [
      { label: "Paris: the longest row", points: 4, module: "paris", reason: "run" },
      { label: "Paris: outside of it", points: -2, module: "paris", reason: "run" },
    ],
  });
  expect(pieces.map(({ kind, points, lines }) => [kind, points, lines])).toEqual([
    ["centre", 10, [0]],
    ["long", 19, [1, 2]],
    ["short", 10, [3, 4]],
    ["module", 4, []],
    ["lost", -2, []],
  ]);
});

test("what is worth nothing has no piece", () => {
  expect(piecesOf({ lines: [line(0, 0, 0)], sources: [] })).toEqual([]);
});
