import { undergroundEntry } from "@interchange/games";
import { readPuzzles } from "../../../table/learn/puzzle.ts";
import type { PuzzleSet } from "../../../table/learn/puzzle.ts";
import mined from "./mined.txt?raw";

export const undergroundPuzzles: PuzzleSet = {
  puzzles: readPuzzles(undergroundEntry.id, mined),
  play: () => import("./puzzlePlay.tsx").then(({ UndergroundPuzzle }) => UndergroundPuzzle),
};
