/** All other files of Brazilian Portuguese that are parts. A file that is missing here is found by the tests of the parts. */
import type { WordFiles } from "../part.ts";

export const more: WordFiles = import.meta.glob(
  [
    "./parts/words/pt-BR/{box,later,lobby,onlineTable,puzzles,review}.ts",
    "./games/*/pt-BR/{box,later,ledger,review,words}.ts",
    "./games/*/advice/pt-BR/words.ts",
    "./games/metro/modules/pt-BR/{abouts,common}.ts",
    "./games/metro/modules/*/pt-BR/words.ts",
    "./table/advice/pt-BR/words.ts",
  ],
  { base: "../../.." },
);
