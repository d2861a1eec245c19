import { metro, squareNamed } from "@interchange/metro/core";
import type { Event } from "@interchange/metro/core";
import { expect, test } from "vitest";
import type { Happened } from "../../../../client/client.ts";
import type { Sitter } from "../../../../kit/sitters.ts";
import { gainedBy, joined, since } from "../../../../table/desk/story.ts";
import { sentencesOf } from "./sentences.ts";

const prepared = metro.prepare({ edition: "bigbox", seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const { setup } = prepared;
const sitters: readonly Sitter[] = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Planner", mind: { kind: "bot", bot: "planner" } },
];
const cell = (name: string): number => squareNamed(name)!;

const happened: readonly Happened<Event>[] = [
  {
    index: 0,
    seat: 0,
    events: [
      { type: "placed", laid: { cell: cell("c4"), tile: "aaaa", turn: 0, seat: 0 }, from: "hand" },
      // From station 7 to the centre.
      { type: "scored", line: { from: 1, to: 32, length: 5, points: 10, earner: { kind: "seat", seat: 0 } } },
    ],
  },
  { index: 1, seat: undefined, events: [{ type: "drew", seat: 0, tile: "bbbb", into: "hand" }] },
  { index: 2, seat: 1, events: [{ type: "asked", seat: 1 }] },
  { index: 3, seat: undefined, events: [{ type: "drew", seat: 1, tile: "?", into: "drawn" }] },
  {
    index: 4,
    seat: 1,
    events: [
      { type: "placed", laid: { cell: cell("a1"), tile: "bbbb", turn: 0, seat: 1 }, from: "drawn" },
      { type: "scored", line: { from: 6, to: 0, length: 1, points: 1, earner: { kind: "seat", seat: 1 } } },
    ],
  },
];

test("the log says who placed what where, and which lines closed", () => {
  const sentences = sentencesOf({ sitters, setup, viewer: 0 }, happened);
  expect(sentences.map(({ text }) => text)).toEqual([
    "You placed a tile on c4; your line 7 ended in the centre, 10 points, doubled.",
    "Planner drew another tile and placed it on a1; Planner's line 2 ended at station 8, 1 point.",
  ]);
  expect(since(sentences, 0).map(({ after }) => after)).toEqual([2]);
});

test("a tile that was drawn and is not placed yet is said by itself", () => {
  const sentences = sentencesOf({ sitters, setup, viewer: 0 }, happened.slice(0, 4));
  expect(sentences.at(-1)?.text).toBe("Planner drew another tile.");
});

test("the chips of a turn say who gained what, and add up to the points", () => {
  const told = sentencesOf({ sitters, setup, viewer: 0 }, happened);
  expect(told.map(({ number, spot }) => [number, spot])).toEqual([
    [1, "c4"],
    [2, "a1"],
  ]);
  const [own, other] = told.map(({ gains }) => joined(gains));
  expect(own).toMatchObject([{ seat: 0, name: "You", points: 10, chips: [{ about: { lines: [1] } }] }]);
  expect(other).toMatchObject([{ seat: 1, name: "Planner", points: 1 }]);
  // The drawn tile is a small fact beside the line.
  expect(other?.[0]?.chips.map(({ isSmall = false }) => isSmall)).toEqual([true, false]);
  expect(gainedBy(told, 0)).toBe(10);
});
