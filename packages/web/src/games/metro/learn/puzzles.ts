import { metroEntry } from "@interchange/games";
import { readPuzzles } from "../../../table/learn/puzzle.ts";
import type { PuzzleSet } from "../../../table/learn/puzzle.ts";
import mined from "./mined.txt?raw";

export const metroPuzzles: PuzzleSet = {
  puzzles: readPuzzles(metroEntry.id, mined),
  play: () => import("./puzzlePlay.tsx").then(({ MetroPuzzle }) => MetroPuzzle),
};
