/** All other files of English that are parts. A file that is missing here is found by the tests of the parts. */
import type { WordFiles } from "../part.ts";

export const more: WordFiles = import.meta.glob(
  [
    "./parts/words/en/{box,later,lobby,onlineTable,puzzles,review}.ts",
    "./games/*/en/{box,later,ledger,review,words}.ts",
    "./games/*/advice/en/words.ts",
    "./games/metro/modules/en/{abouts,common}.ts",
    "./games/metro/modules/*/en/words.ts",
    "./table/advice/en/words.ts",
  ],
  { base: "../../.." },
);
