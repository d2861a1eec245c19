/** Which files of German are fetched when: those that the first pages need are known from the start. */
import type { LanguageFiles } from "../part.ts";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["./parts/words/de/{home,start,table}.ts", "./games/*/de/about.ts", "./games/metro/de/table.ts"],
    { base: "../../.." },
  ),
  more: () => import("./more.ts").then(({ more }) => more),
};
