import type { Move } from "@interchange/metro/core";
import { expect, test } from "vitest";
import { advice as words } from "../../../words/en/metro/advice.ts";
import { choiceAmong } from "./metroAdvice.ts";

const place: Move = { type: "place", tile: "aaaa", cell: 3, turn: 0 };
const own: Move = { type: "own", module: "paris", word: "a1" };

test("what advice shows is read as squares where a tile is placed, and as choices where a module asks", () => {
  const read = (...moves: readonly Move[]): string => words.reading[choiceAmong(moves)];
  expect(read(place, own)).toContain("a square is likely");
  expect(read({ type: "draw" }, place)).toContain("a square is likely");
  expect(read(own, own)).not.toContain("square");
});
