import { metroEntry } from "@interchange/games";
import { readPuzzles } from "../../../parts/puzzles/puzzle.ts";
import type { PuzzleSet } from "../../../parts/puzzles/puzzle.ts";
import mined from "./mined.txt?raw";

export const metroPuzzles: PuzzleSet = {
  puzzles: readPuzzles(metroEntry.id, mined),
  play: () => import("./play.tsx").then(({ MetroPuzzle }) => MetroPuzzle),
};
