import { expect, test } from "vitest";
import { since } from "./story.ts";
import type { Sentence } from "./story.ts";

const told = (...seats: readonly number[]): readonly Sentence[] =>
  seats.map((seat, index) => ({ index, seat, text: `${index}`, place: "a1", before: index, after: index + 1 }));
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
