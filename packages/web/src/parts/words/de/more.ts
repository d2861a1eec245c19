/** All other files of German that are parts. A file that is missing here is found by the tests of the parts. */
import type { WordFiles } from "../part.ts";

export const more: WordFiles = import.meta.glob(
  [
    "./parts/words/de/{box,later,lobby,onlineTable,puzzles,review}.ts",
    "./games/*/de/{box,later,ledger,review,words}.ts",
    "./games/*/advice/de/words.ts",
    "./games/metro/modules/de/{abouts,common}.ts",
    "./games/metro/modules/*/de/words.ts",
    "./table/advice/de/words.ts",
  ],
  { base: "../../.." },
);
