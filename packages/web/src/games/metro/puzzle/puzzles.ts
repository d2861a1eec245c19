import { metroEntry } from "@interchange/games";
import { readPuzzles } from "../../../parts/puzzles/puzzle.ts";
import type { PuzzleSet } from "../../../parts/puzzles/puzzle.ts";
import { puzzleWords } from "../../../parts/words/puzzleWords.ts";
import { worded } from "../../../parts/words/part.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { adviceWords } from "../../../table/advice/words.ts";
import { metroAdvice } from "../advice/words.ts";
import { metroLater, metroLedger, metroWords } from "../metroWords.ts";
import mined from "./mined.txt?raw";

export const metroPuzzles: PuzzleSet = {
  puzzles: readPuzzles(metroEntry.id, mined),
  play: () =>
    worded(
      import("./play.tsx"),
      puzzleWords,
      tableWords,
      laterWords,
      metroWords,
      metroLater,
      metroLedger,
      adviceWords,
      metroAdvice,
    ).then(({ MetroPuzzle }) => MetroPuzzle),
};
