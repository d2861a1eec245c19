import { expect, it } from "vitest";
import { Attention } from "./attention.ts";

const past = Array.from({ length: 60 }, (_, step) => `tile ${(step * 7) % 11}`);
const missed = (length: number, part: number): readonly boolean[] =>
  Array.from({ length: 16 }, (_, line) => new Attention(past.slice(0, length), 12).misses(0, line, part));

it("overlooks about the part that it should, and nothing or everything where it should", () => {
  const all = past.flatMap((_, length) => missed(length, 0.25));
  const part = all.filter(Boolean).length / all.length;
  expect(part).toBeGreaterThan(0.15);
  expect(part).toBeLessThan(0.35);
  expect(missed(30, 0)).not.toContain(true);
  expect(missed(30, 1)).not.toContain(false);
});

it("overlooks a line for some turns on end, and not all lines come to mind at once", () => {
  for (let line = 0; line < 16; line++) {
    const changes = past.filter((_, at) => at > 0 && missed(at, 0.5)[line] !== missed(at - 1, 0.5)[line]);
    expect(changes.length).toBeLessThanOrEqual(60 / 12 + 1);
  }
  const turns = past.map((_, at) =>
    at > 0 ? missed(at, 0.5).filter((each, line) => each !== missed(at - 1, 0.5)[line]).length : 0,
  );
  expect(Math.max(...turns)).toBeLessThan(8);
});

it("does not depend on what came after, and differs between seats", () => {
  const other = [...past.slice(0, 30), ...past.slice(30).map((each) => `${each}!`)];
  expect(missed(30, 0.5)).toEqual(
    Array.from({ length: 16 }, (_, line) => new Attention(other.slice(0, 30), 12).misses(0, line, 0.5)),
  );
  const second = Array.from({ length: 16 }, (_, line) => new Attention(past.slice(0, 30), 12).misses(1, line, 0.5));
  expect(second).not.toEqual(missed(30, 0.5));
});
