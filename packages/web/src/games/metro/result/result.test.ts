import { metro } from "@interchange/metro";
import { expect, test } from "vitest";
import type { LineRow } from "../desk/lines.ts";
import { around, bestOf } from "./best.tsx";
import type { Account } from "./final.ts";
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

const YOU = { name: "You", isYou: true };
const account = (more: Partial<Account>): Account => ({
  earner: { kind: "seat", seat: 0 },
  who: YOU,
  total: 72,
  lines: [],
  sources: [],
  style: {} as Account["style"],
  ...more,
});

test("the best line is told with where it ended, its tiles, and what part of all points it was", () => {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const view = metro.view(metro.start(prepared.setup), 0);
  const best = (of: Partial<Account>) => bestOf(view, { accounts: [account(of)] }, 0);
  expect(best({ lines: [line(10, 18, 36, CENTRE), line(5, 15, 15)] })).toMatchObject({
    title: "Line 11 to the centre",
    about: "18 tiles, doubled. Half of all your points.",
    points: 36,
  });
  expect(best({ lines: [line(5, 15, 15, 5), line(19, 15, 15)] })).toMatchObject({
    title: "Line 6, out and home again",
    about: "15 tiles. Line 20 brought just as much.",
  });
  expect(best({ sources: [{ label: "Shares", points: 20, module: "m", reason: "r" }] })).toEqual({
    title: "Shares",
    about: "",
    points: 20,
  });
  expect(best({})).toBeUndefined();
});

test("a picture shows the smallest square part of the board around what it is about", () => {
  expect(around([0])).toEqual({ from: 0, to: 27 });
  expect(around([63])).toEqual({ from: 36, to: 63 });
  expect(around([8, 14])).toEqual({ from: 0, to: 54 });
  expect(around([])).toEqual({ from: 0, to: 63 });
});
