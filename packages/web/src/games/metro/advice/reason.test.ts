import type { Change, Preview } from "@interchange/metro/core";
import { expect, test } from "vitest";
import { advice as words } from "../../../words/en/metro/advice.ts";
import { otherwiseOf, reasonOf } from "./reason.ts";
import type { Placed, Subject } from "./reason.ts";

const YOU = { name: "You", isYou: true };
const ADA = { name: "Ada", isYou: false };

/** Stations below 16 are the viewer's, in yellow; the others are Ada's. */
const subject = (from: number): Subject =>
  from < 16
    ? { from, line: from, owner: YOU, colour: "yellow", isMine: true }
    : { from, line: from, owner: ADA, colour: "blue", isMine: false };

const change = (from: number, more: Partial<Change>): Change => ({
  from,
  earner: { kind: "seat", seat: from < 16 ? 0 : 1 },
  before: 2,
  after: 3,
  points: 0,
  factor: 1,
  ...more,
});

const previewOf = (...changes: readonly Change[]): Preview => ({ changes, gains: [0, 0], profits: [], reactions: [] });

const outlookOf = (...lines: readonly (readonly [from: number, expected: number, centre?: number])[]) =>
  new Map(lines.map(([from, expected, centre = 0]) => [from, { from, expected, low: 1, high: 20, centre }]));

const placed = (more: Partial<Placed>): Placed => ({
  preview: previewOf(),
  outlook: undefined,
  otherwise: new Map(),
  waits: () => undefined,
  isEmpty: () => true,
  subject,
  others: 1,
  isGood: true,
  ...more,
});

const said = (more: Partial<Placed>): string => words.reason(reasonOf(placed(more)));

test("a line that is likely to reach the centre is kept open towards it", () => {
  expect(
    said({
      preview: previewOf(change(12, {})),
      outlook: outlookOf([12, 15, 0.5]),
      otherwise: new Map([[12, 11]]),
    }),
  ).toBe("keeps yellow 12 open towards the centre");
});

test("a whole row that is free before a line is told", () => {
  expect(
    said({
      preview: previewOf(change(3, {})),
      outlook: outlookOf([3, 15]),
      otherwise: new Map([[3, 11]]),
      // It enters the first square of the seventh row from the left.
      waits: () => ({ cell: 48, side: 3 }),
    }),
  ).toBe("keeps yellow 3 open, with all of row 7 free ahead of it");
});

test("somebody else's line that ends early is told with what it could expect", () => {
  expect(
    said({
      preview: previewOf(change(17, { to: 20, points: 4 })),
      outlook: outlookOf(),
      otherwise: new Map([[17, 9]]),
    }),
  ).toBe("ends Ada's 17 for 4 instead of about 9");
});

test("a bad move is explained by what it costs, a good one by what it gains", () => {
  const both = {
    preview: previewOf(change(5, { to: 20, points: 3 }), change(18, {})),
    outlook: outlookOf([18, 4]),
    otherwise: new Map([
      [5, 12],
      [18, 8],
    ]),
  };
  expect(said({ ...both, isGood: false })).toBe("ends yellow 5 for 3 instead of about 12");
  expect(said({ ...both, isGood: true })).toBe("turns Ada's 18 towards an early end: about 4 instead of 8 points");
});

test("a line that the tile does not touch is spoken of only where nothing else is to be said", () => {
  const untouched = { outlook: outlookOf([7, 14]), otherwise: new Map([[7, 10]]) };
  expect(said(untouched)).toBe("leaves room for yellow 7: about 14 instead of 10 points");
  expect(said({ ...untouched, otherwise: new Map([[7, 13]]) })).toBe("changes little for anyone");
});

test("what a line may expect otherwise is the mean over the moves that leave it alone", () => {
  const otherwise = otherwiseOf([
    { preview: previewOf(), outlook: outlookOf([7, 10]) },
    { preview: previewOf(), outlook: outlookOf([7, 12]) },
    { preview: previewOf(change(7, {})), outlook: outlookOf([7, 30]) },
  ]);
  expect(otherwise.get(7)).toBe(11);
});
