import { underground } from "@interchange/underground";
import type { Event } from "@interchange/underground";
import { expect, test } from "vitest";
import type { Happened } from "../../../../client/client.ts";
import type { Sitter } from "../../../../kit/sitters.ts";
import { since } from "../../../../table/desk/story.ts";
import { decisionAt, sentencesOf } from "./sentences.ts";

const prepared = underground.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const { setup } = prepared;
const sitters: readonly Sitter[] = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Bo", mind: { kind: "bot", bot: "greedy" } },
];
const built = (
  index: number,
  seat: number,
  line: string,
  between: [string, string],
  more: Event[] = [],
): Happened<Event> => ({
  index,
  seat,
  events: [{ type: "built", seat, piece: { line, between }, paid: 0, gained: 0 }, ...more],
});

const happened: readonly Happened<Event>[] = [
  { index: 0, seat: undefined, events: [{ type: "opened", station: "bank" }] },
  built(1, 0, "red", ["euston", "tottenham-court-road"]),
  built(
    2,
    0,
    "red",
    ["bank", "london-bridge"],
    [{ type: "scored", award: { seat: 0, source: "nationalRail", points: 1 }, stations: ["london-bridge"] }],
  ),
  { index: 3, seat: 0, events: [{ type: "token", seat: 0 }] },
  {
    index: 4,
    seat: 0,
    events: [
      { type: "travelled", seat: 0, from: "euston", to: "tottenham-court-road", lines: ["red"], walks: 0 },
      { type: "scored", award: { seat: 0, source: "passenger", points: 1 }, stations: ["tottenham-court-road"] },
    ],
  },
  { index: 5, seat: undefined, events: [{ type: "opened", station: "angel" }] },
  { index: 6, seat: 1, events: [{ type: "token", seat: 1 }] },
  {
    index: 7,
    seat: 1,
    events: [
      { type: "travelled", seat: 1, from: "tottenham-court-road", to: "bank", lines: [], walks: 3 },
      { type: "left" },
    ],
  },
];

test("a turn is told in one sentence", () => {
  const sentences = sentencesOf({ sitters, setup, viewer: 0 }, happened);
  expect(sentences.map(({ text }) => text)).toEqual([
    "You built red Euston – Tottenham Court Road and Bank – London Bridge for 1 point (national rail) and took 1 token; the passenger went from Euston to Tottenham Court Road by red: You +1.",
    "Bo took 1 token; the passenger went from Tottenham Court Road to Bank on foot, 3 blocks; the passenger left the board.",
  ]);
  expect(sentences.map(({ before, after, place }) => [before, after, place])).toEqual([
    [0, 4, "Tottenham Court Road"],
    [4, 6, "Bank"],
  ]);
  expect(since(sentences, 0)).toHaveLength(1);
});

test("what has just happened is told by itself", () => {
  const [only] = sentencesOf({ sitters, setup, viewer: 0 }, happened.slice(1, 2));
  expect(only?.text).toBe("You built red Euston – Tottenham Court Road.");
});

test("a turn is told part by part, each with what of the map it is about", () => {
  const [first] = sentencesOf({ sitters, setup, viewer: 0 }, happened);
  expect(first?.told.map(({ pieces, trip }) => [pieces.length, trip?.to])).toEqual([
    [2, undefined],
    [0, "tottenham-court-road"],
  ]);
  expect(first?.told[1]?.text).toBe("The passenger went from Euston to Tottenham Court Road by red: You +1.");
});

test("a step of the game says which decision it was", () => {
  const at = (step: number) => decisionAt({ sitters, setup, viewer: 0 }, happened, step);
  expect(at(0)).toBeUndefined();
  expect(at(1)).toBe("You built red Euston – Tottenham Court Road.");
  expect(at(3)).toBe("You took 1 token.");
  expect(at(6)).toBe("The passenger went from Tottenham Court Road to Bank on foot, 3 blocks.");
});
