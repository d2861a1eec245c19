/** What puzzles say; fetched with the first of them. */
import type { puzzles } from "./en/puzzles.ts";
import { part } from "./part.ts";

export const puzzleWords = part<typeof puzzles>("parts/words/puzzles");
