import { describe, expect, it } from "vitest";
import { readTermination, terminatedStandings, writeTermination } from "./termination.ts";
import type { Termination } from "./termination.ts";

const ALL: readonly [Termination, string][] = [
  [{ kind: "resigned", seat: 1 }, "resigned 2"],
  [{ kind: "time", seat: 0 }, "time 1"],
  [{ kind: "agreed" }, "agreed"],
  [{ kind: "abandoned" }, "abandoned"],
];

describe("how a game ended", () => {
  it.each(ALL)("%o is written as %s", (termination, text) => {
    expect(writeTermination(termination)).toBe(text);
    expect(readTermination(text, 2)).toEqual(termination);
  });

  it("tells seats with two digits", () => {
    expect(readTermination("time 12", 12)).toEqual({ kind: "time", seat: 11 });
    expect(readTermination("time 12", 11)).toBeUndefined();
  });

  it.each([
    "resigned",
    "resigned 0",
    "resigned 3",
    "resigned 2 later",
    "resigned 1x",
    "he resigned 2",
    "time  1",
    "agreed 1",
    "Agreed",
    "normal",
    "",
  ])("is not read from '%s'", (text) => {
    expect(readTermination(text, 2)).toBeUndefined();
  });

  it("puts whoever gave up or ran out of time last, whatever the points", () => {
    for (const kind of ["resigned", "time"] as const)
      expect(terminatedStandings({ kind, seat: 1 }, [10, 40, 25, 25])).toEqual([
        { seat: 2, points: 25, place: 1 },
        { seat: 3, points: 25, place: 1 },
        { seat: 0, points: 10, place: 3 },
        { seat: 1, points: 40, place: 4 },
      ]);
  });

  it("gives nobody a place where the game was broken off", () => {
    for (const kind of ["agreed", "abandoned"] as const)
      expect(terminatedStandings({ kind }, [10, 40])).toEqual([
        { seat: 0, points: 10 },
        { seat: 1, points: 40 },
      ]);
  });
});
