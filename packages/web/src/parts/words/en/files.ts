/** Where the words of English are: what every page says is here at once, the rest comes when it is wanted. */
import type { LanguageFiles } from "../part.ts";
import { start } from "./start.ts";

export const files: LanguageFiles = {
  start: async () => start,
  home: (path) => import("./homeFiles.ts").then((file) => file.homeFiles(path)),
  table: (path) => import("./tableFiles.ts").then((file) => file.tableFiles(path)),
  more: (path) => import("./more.ts").then((file) => file.more(path)),
};
