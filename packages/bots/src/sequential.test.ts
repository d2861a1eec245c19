import { Random } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { likelihood, verdictOf } from "./sequential.ts";

const CLAIMS = { low: 0.5, high: 0.6 };

/** Deals of two games each, won this often. */
function deals(share: number, count: number, seed: string): readonly number[] {
  const random = new Random(seed);
  const win = (): number => (random.fraction() < share ? 1 : 0);
  return Array.from({ length: count }, () => (win() + win()) / 2);
}

/** The verdict when a test stops, and after how many deals. */
function stopped(shares: readonly number[]) {
  for (let count = 1; count <= shares.length; count++) {
    const verdict = verdictOf(shares.slice(0, count), CLAIMS);
    if (verdict !== "undecided") return { verdict, count };
  }
  return { verdict: "undecided", count: shares.length } as const;
}

describe("a sequential test", () => {
  test("waits for some deals, then for enough of them", () => {
    expect(verdictOf([], CLAIMS)).toBe("undecided");
    expect(
      verdictOf(
        Array.from({ length: 9 }, () => 1),
        CLAIMS,
      ),
    ).toBe("undecided");
    expect(
      verdictOf(
        Array.from({ length: 10 }, () => 1),
        CLAIMS,
      ),
    ).toBe("accepted");
    expect(
      verdictOf(
        Array.from({ length: 10 }, () => 0),
        CLAIMS,
      ),
    ).toBe("rejected");
    expect(
      likelihood(
        Array.from({ length: 50 }, (_, deal) => (deal % 20 < 11 ? 1 : 0)),
        CLAIMS,
      ),
    ).toBeLessThan(2.9);
  });

  test("is seldom wrong about either claim, and sooner done than a fixed number of deals", () => {
    const runs = Array.from({ length: 400 }, (_, run) => run);
    for (const [share, right] of [
      [0.5, "rejected"],
      [0.6, "accepted"],
    ] as const) {
      const ends = runs.map((run) => stopped(deals(share, 1000, `${share}/${run}`)));
      expect(ends.filter(({ verdict }) => verdict === right).length).toBeGreaterThan(376);
      expect(ends.reduce((sum, { count }) => sum + count, 0) / runs.length).toBeLessThan(130);
    }
  });
});
