import { expect, test } from "vitest";
import { Bucket, Buckets } from "./limits.ts";
import type { Limit } from "./limits.ts";

const LIMIT: Limit = { what: "guesses", per: "person", burst: 3, every: 1_000 };

/** How many are allowed at once at this moment. */
function allowed(take: () => boolean): number {
  let taken = 0;
  while (taken < 10 && take()) taken++;
  return taken;
}

test("so many at once, then one more for each interval", () => {
  const bucket = new Bucket(LIMIT, 0);
  expect(allowed(() => bucket.take(0))).toBe(3);
  expect(bucket.take(999)).toBe(false);
  expect(bucket.take(1_000)).toBe(true);
  expect(allowed(() => bucket.take(3_000))).toBe(2);
});

test("never more at once than at first, however long nothing came", () => {
  const bucket = new Bucket(LIMIT, 0);
  expect(allowed(() => bucket.take(1_000_000))).toBe(3);
  expect(allowed(() => bucket.take(2_000_000))).toBe(3);
  expect(allowed(() => bucket.take(2_002_000))).toBe(2);
});

test("everybody has their own, and one that is not full is never forgotten", () => {
  const buckets = new Buckets(LIMIT);
  expect(allowed(() => buckets.take("Ada", 0))).toBe(3);
  expect(allowed(() => buckets.take("Bo", 0))).toBe(3);
  for (let guest = 0; guest < 10_050; guest++) buckets.take(`guest ${guest}`, 500);
  expect(buckets.take("Ada", 500)).toBe(false);
  expect(allowed(() => buckets.take("Ada", 1_000_000))).toBe(3);
});
