import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { allFinishedLines } from "./scoring.ts";
import { playedOut } from "./testing/cities.ts";
import { positionWith } from "./testing/tables.ts";

describe("all finished lines of a board", () => {
  it.each([2, 5])("are those that were scored one by one, by station, at %i seats", (seats) => {
    const over = playedOut({ seats }, "lines");
    expect(over.lines.length).toBeGreaterThan(20);
    expect(allFinishedLines(metro.sceneOf(over))).toEqual(over.lines.toSorted((one, other) => one.from - other.from));
  });

  it("are none while every line is open, and the one that has ended once it has", () => {
    expect(allFinishedLines(metro.sceneOf(positionWith({}, "aaaa@e1", "aaaa")))).toEqual([]);
    const ended = positionWith({}, "aaaa@e1 dddd@e2", "aaaa");
    expect(ended.lines).toHaveLength(1);
    expect(allFinishedLines(metro.sceneOf(ended))).toEqual(ended.lines);
  });
});
