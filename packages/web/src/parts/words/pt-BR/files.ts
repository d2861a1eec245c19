/** Which files of Brazilian Portuguese are fetched when: those that the first pages need are known from the start. */
import type { LanguageFiles } from "../part.ts";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["./parts/words/pt-BR/{home,start,table}.ts", "./games/*/pt-BR/about.ts", "./games/metro/pt-BR/table.ts"],
    { base: "../../.." },
  ),
  more: () => import("./more.ts").then(({ more }) => more),
};
