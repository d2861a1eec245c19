import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { compileRules } from "./compileRules.ts";

/** The suffixes a rules file can be imported with. */
const ASKED = /^(.*\.md)\?(rules|letters|title)$/;

/**
 * `import rules from "./rules.md?rules"` gives the compiled rules (`rules.de.md` the German ones). `?letters` gives
 * only the letters that a module's rule numbers start with, which tell which module a rule belongs to, and `?title` the
 * first heading.
 */
export function rulesPlugin(): Plugin {
  return {
    name: "interchange-rules",
    enforce: "pre",
    async load(id) {
      const [, file, what] = ASKED.exec(id) ?? [];
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(read(file, await readFile(file, "utf8"), what))};`;
    },
  };
}

function read(file: string, source: string, what?: string): unknown {
  if (what === "title") return /^# (.+)$/m.exec(source)?.[1];
  const compiled = compileRules(source);
  if (what === "letters") return lettersOf(compiled.numbers);
  return { ...compiled, language: /\.([\w-]+)\.md$/.exec(file)?.[1] ?? "en" };
}

function lettersOf([first = ""]: readonly string[]): string {
  return first.slice(0, first.indexOf("."));
}
