/** A made-up language for tests: where words are is for English to say. */
import type { LanguageFiles } from "../part.ts";
import { bracketed } from "./brackets.ts";

const ENGLISH = Object.values(import.meta.glob<LanguageFiles>("../en/files.ts", { import: "files", eager: true }));

async function inBrackets(group: keyof LanguageFiles, path: string): Promise<object | undefined> {
  const words = await ENGLISH[0]?.[group](path);
  return words && bracketed(words);
}

export const files: LanguageFiles = {
  start: (path) => inBrackets("start", path),
  home: (path) => inBrackets("home", path),
  table: (path) => inBrackets("table", path),
  more: (path) => inBrackets("more", path),
};
