import { undergroundEntry } from "@interchange/games";
import { readPuzzles } from "../../../parts/puzzles/puzzle.ts";
import type { PuzzleSet } from "../../../parts/puzzles/puzzle.ts";
import { puzzleWords } from "../../../parts/words/puzzleWords.ts";
import { worded } from "../../../parts/words/part.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { adviceWords } from "../../../table/advice/words.ts";
import { undergroundAdvice } from "../advice/words.ts";
import { undergroundWords } from "../undergroundWords.ts";
import mined from "./mined.txt?raw";

export const undergroundPuzzles: PuzzleSet = {
  puzzles: readPuzzles(undergroundEntry.id, mined),
  play: () =>
    worded(
      import("./play.tsx"),
      puzzleWords,
      tableWords,
      laterWords,
      undergroundWords,
      adviceWords,
      undergroundAdvice,
    ).then(({ UndergroundPuzzle }) => UndergroundPuzzle),
};
