import { expect, test } from "vitest";
import { entriesOf, joined, since, sumChip, textChip } from "./story.ts";
import type { Sentence } from "./story.ts";

const told = (...seats: readonly number[]): readonly Sentence[] =>
  seats.map((seat, index) => ({
    index,
    seat,
    text: `${index}`,
    gains: [],
    place: "a1",
    before: index,
    after: index + 1,
  }));
const texts = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(" ");

test("since the last turn the others have done what they did after it", () => {
  expect(texts(since(told(0, 1, 2), 0))).toBe("1 2");
  expect(texts(since(told(0, 1, 2), 1))).toBe("2");
});

test("that stays so while the seat draws another tile and decides", () => {
  expect(texts(since(told(0, 1, 2, 0), 0, true))).toBe("1 2");
  expect(texts(since(told(0, 1, 2, 0, 0), 0, true))).toBe("1 2");
  expect(texts(since(told(1, 2, 0), 0, true))).toBe("0 1");
  expect(texts(since(told(0, 0), 0, true))).toBe("");
});

test("a sentence tells of what a seat did and of what followed by itself, and a lot is told alone", () => {
  // The draw for the start, two decisions of seat 0 with a draw after each, and one of seat 1.
  const happened = [undefined, 0, undefined, 0, undefined, 1].map((seat, index) => ({ index, seat }));
  const sentences = told(0, 0, 1).map((each, at) => ({ ...each, index: [0, 3, 5][at] ?? 0 }));
  const indices = sentences.map((each) => entriesOf(sentences, each, happened).map(({ index }) => index));
  expect(indices).toEqual([[0], [1, 2, 3, 4], [5]]);
});

test("points of one kind become one chip where gains of the same people are put together", () => {
  const of = (kind: string, points: number) => sumChip({ kind, points, say: (sum) => `${kind} +${sum}` });
  const gain = (to: string, points: number, ...chips: readonly ReturnType<typeof textChip>[]) => ({
    to,
    name: to,
    points,
    chips,
  });
  const rows = joined([
    gain("a", 2, textChip("2 pieces"), of("rail", 2)),
    gain("b", 1, of("ride", 1)),
    gain("a", 1, of("ride", 1)),
    gain("a", 3, of("ride", 2), of("rail", 1)),
  ]);
  expect(rows.map(({ to, points, chips }) => [to, points, ...chips.map(({ says }) => says)])).toEqual([
    ["a", 6, "2 pieces", "rail +3", "ride +3"],
    ["b", 1, "ride +1"],
  ]);
});
