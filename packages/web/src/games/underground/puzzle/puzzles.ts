import { undergroundEntry } from "@interchange/games";
import { readPuzzles } from "../../../parts/puzzles/puzzle.ts";
import type { PuzzleSet } from "../../../parts/puzzles/puzzle.ts";
import mined from "./mined.txt?raw";

export const undergroundPuzzles: PuzzleSet = {
  puzzles: readPuzzles(undergroundEntry.id, mined),
  play: () => import("./play.tsx").then(({ UndergroundPuzzle }) => UndergroundPuzzle),
};
