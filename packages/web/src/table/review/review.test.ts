import type { Review, ReviewedMove } from "@interchange/bots/review";
import { describe, expect, test } from "vitest";
import { signal } from "@preact/signals";
import { reviewDeskOf } from "./desk.ts";
import { scaleFor } from "./graph/scale.ts";
import { swingOf } from "./graph/swing.ts";
import { addingUp, countsOf } from "./work/counts.ts";

const move = (entry: number, seat: number, given: Partial<ReviewedMove> = {}): ReviewedMove => ({
  entry,
  seat,
  move: "x",
  best: "x",
  margin: 0,
  bestMargin: 0,
  loss: 0,
  error: 1,
  win: 0.5,
  bestWin: 0.5,
  mark: "best",
  points: [0, 0],
  range: [-5, 5],
  luck: 0,
  ...given,
});

const REVIEW: Review = {
  game: "metro",
  bot: "inspector",
  work: 100,
  start: 1.4,
  error: 2,
  seats: [
    { luck: 10.4, decisions: -38.2, result: 96 },
    { luck: 7.1, decisions: -27.5, result: 102 },
  ],
  moves: [
    move(2, 0, { loss: 1.2, points: [50, 40], range: [0, 20], win: 0.7 }),
    move(4, 1, { loss: 9, mark: "blunder", points: [60, 40], range: [-30, -10], win: 0.2 }),
    move(5, 0, { mark: "none", points: [60, 40], win: 0.8, range: [10, 30] }),
  ],
  isComplete: true,
};
const PLAYED = { entries: [2, 4, 5], points: [96, 102], isOver: true };

describe("whole numbers that add up", () => {
  test("are next to what they stand for, and together exactly the total", () => {
    const terms = [1.4, 3.3, -38.2, 27.5];
    const total = terms.reduce((sum, each) => sum + each, 0);
    const whole = addingUp(terms, total);
    expect(whole.reduce((sum, each) => sum + each, 0)).toBe(Math.round(total));
    for (const [index, each] of whole.entries()) expect(Math.abs(each - terms[index]!)).toBeLessThan(1);
  });

  test.each([0, 1])("start, luck and decisions are the final margin from the side of seat %i", (mine) => {
    const { duel, margin, seats } = countsOf(REVIEW, mine);
    expect(margin).toBe(mine === 0 ? -6 : 6);
    expect(duel!.start + duel!.luck + duel!.decisions).toBe(margin);
    const [one, two] = [seats[mine]!, seats[1 - mine]!];
    expect(one.luck - two.luck).toBe(duel!.luck);
    expect(one.decisions - two.decisions).toBe(duel!.decisions);
  });

  test("what a move lost within the error is nobody's fault", () => {
    const [one] = countsOf(REVIEW, 0).seats;
    expect(one!.decisions).toBe(Math.round(-38.2 + 1.2));
    expect(one!.marks).toEqual({ best: 1, good: 0, inaccuracy: 0, blunder: 0, none: 1 });
  });
});

describe("a swing", () => {
  const points = swingOf(REVIEW, PLAYED, 0);

  test("begins with the start and ends with the result", () => {
    expect(points.map(({ after }) => after)).toEqual([0, 1, 2, 3, 4]);
    expect(points.map(({ margins }) => margins[0])).toEqual([1.4, 10, 20, 20, -6]);
    expect(points.at(-1)).toMatchObject({ band: [-6, -6], wins: [0, 1] });
  });

  test("takes one side, whoever moved", () => {
    expect(points[2]!.band).toEqual([10, 30]);
    expect(points[2]!.wins[0]).toBeCloseTo(0.8);
    expect(swingOf(REVIEW, PLAYED, 1)[1]).toMatchObject({ band: [-20, -0], margins: [10, -10] });
  });

  test("has no end before all is valued, and nothing before anything is", () => {
    expect(swingOf({ ...REVIEW, isComplete: false }, PLAYED, 0).at(-1)).toMatchObject({ after: 3 });
    const moves = REVIEW.moves.filter(({ entry }) => entry !== 4);
    expect(swingOf({ ...REVIEW, moves, isComplete: false }, PLAYED, 0).at(-1)).toMatchObject({ after: 1 });
    expect(swingOf({ ...REVIEW, moves: [] }, PLAYED, 0)).toEqual([]);
  });
});

test("a scale has round ticks, and zero among them", () => {
  expect(scaleFor([-23, 41], 4)).toEqual({ low: -40, high: 60, ticks: [-40, -20, 0, 20, 40, 60] });
  expect(scaleFor([3, 4], 4).ticks).toContain(0);
});

test("a review is played through from any move to the last, and from the first again after that", () => {
  const decisions = [2, 4, 5].map((entry) => ({ entry, seat: 0, view: {}, move: "x", notation: "x", isForced: false }));
  const replayed = { decisions, points: [96, 102], isOver: true } as unknown as Parameters<typeof reviewDeskOf>[0];
  const { reel, at, isTrying } = reviewDeskOf(
    replayed,
    { review: signal(REVIEW), settled: signal(new Set([2, 4, 5])), state: signal({ kind: "done" }) },
    () => 1,
    0,
    true,
  );
  expect(reel.at.value).toBe(0);
  isTrying.value = true;
  reel.go("forward");
  expect([reel.at.value, isTrying.value]).toEqual([1, false]);
  reel.go("forward");
  expect([at.value, reel.at.value]).toEqual([2, undefined]);
  reel.go("first");
  expect(at.value).toBe(0);
});
