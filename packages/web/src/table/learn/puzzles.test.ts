import { beforeEach, expect, test, vi } from "vitest";
import { noteAnswer, puzzleHistory, resultOf, streakOf, todaysResult } from "./history.ts";
import { dayOf, puzzleOf, readPuzzles, verdictOn } from "./puzzle.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test("every puzzle has its day before one comes again, whatever their number", () => {
  for (const all of [1, 2, 7, 30, 36, 40]) {
    const puzzles = Array.from({ length: all }, (_, at) => at);
    const days = Array.from({ length: all }, (_, day) => puzzleOf(puzzles, 20_000 + day));
    expect(new Set(days).size).toBe(all);
  }
});

test("a day begins at midnight where the person is", () => {
  expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe(dayOf(new Date(2026, 10, 15, 0, 1)));
  expect(dayOf(new Date(2026, 10, 16, 0, 1))).toBe(dayOf(new Date(2026, 10, 15, 23, 59)) + 1);
});

test("days in a row are counted up to today, which may still be missing", () => {
  for (const day of [5, 6, 7]) noteAnswer("metro", `${day}`, true, day);
  expect(streakOf(puzzleHistory(), "metro", 7)).toBe(3);
  expect(streakOf(puzzleHistory(), "metro", 8)).toBe(3);
  expect(streakOf(puzzleHistory(), "metro", 9)).toBe(0);
  noteAnswer("metro", "8", false, 8);
  noteAnswer("metro", "8", true, 8);
  expect(todaysResult(puzzleHistory(), "metro", 8)).toBe("missed");
  expect(streakOf(puzzleHistory(), "metro", 8)).toBe(0);
  expect(resultOf(puzzleHistory(), "metro", "8")).toBe("solved");
  expect(streakOf(puzzleHistory(), "underground", 8)).toBe(0);
});

test("a move is worth as much less as it was weighed, and one that was not weighed at least as much as the worst", () => {
  const puzzle = {
    worths: [
      ["a", 5],
      ["b", 2.5],
      ["c", -1],
    ] as const,
  };
  expect(verdictOn(puzzle, "a")).toEqual({ isRight: true, loss: 0, isAtLeast: false });
  expect(verdictOn(puzzle, "b")).toEqual({ isRight: false, loss: 2.5, isAtLeast: false });
  expect(verdictOn(puzzle, "d")).toEqual({ isRight: false, loss: 6, isAtLeast: true });
});

test("mined lines read as records up to a decision", () => {
  const text = `{"setup":{"seats":2}}\n{"id":"1-1","entries":"=abcd|x@a1","level":2,"error":0.3,"seat":1,"worths":[["y",1]]}\n`;
  const [puzzle] = readPuzzles("metro", text);
  expect(puzzle).toMatchObject({ id: "1-1", seat: 1, level: 2, lines: [] });
  expect(puzzle?.record.entries).toEqual([
    { by: "chance", text: "abcd" },
    { by: "seat", text: "x@a1" },
  ]);
});
