/** Which files of English are fetched when: those that the first pages need are known from the start. */
import type { LanguageFiles } from "../part.ts";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["./parts/words/en/{home,start,table}.ts", "./games/*/en/about.ts", "./games/metro/en/table.ts"],
    { base: "../../.." },
  ),
  more: () => import("./more.ts").then(({ more }) => more),
};
