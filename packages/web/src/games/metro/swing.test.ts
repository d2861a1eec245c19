import type { Preview } from "@interchange/metro/core";
import { describe, expect, test } from "vitest";
import { swingOf } from "./trial.ts";
import { swing } from "./modules/owners.tsx";

const previewOf = (...gains: number[]): Preview => ({ changes: [], gains, profits: [], reactions: [] });

describe.each([
  ["the ledger", (gains: readonly number[], seat: number) => swingOf(previewOf(...gains), seat)],
  ["a city", (gains: readonly number[], seat: number) => swing(gains, seat)],
])("what %s says a seat gains more than the best of the others", (_, gained) => {
  test("is its own gain less the best of theirs", () => {
    expect(gained([7, 2, 5], 0)).toBe(2);
    expect(gained([7, 2, 5], 1)).toBe(-5);
  });

  test("counts no loss of theirs as a gain: the best of the others is at least nothing", () => {
    expect(gained([3, -4, -2], 0)).toBe(3);
    expect(gained([-3, -4], 0)).toBe(-3);
  });

  test("is its own gain where it sits alone", () => expect(gained([6], 0)).toBe(6));
});

test("nothing tried, nothing gained", () => expect(swingOf(undefined, 0)).toBe(0));
