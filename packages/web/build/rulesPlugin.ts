import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { compileRules } from "./compileRules.ts";

/** What a file of rules is asked for. */
const ASKED = /^(.*\.md)\?(rules|letters)$/;

/**
 * `import rules from "./rules.md?rules"` gives the rules compiled, and `rules.de.md` those in German; `?letters` only the letters that the numbers of a
 * module's rules begin with, by which a rule finds its module.
 */
export function rulesPlugin(): Plugin {
  return {
    name: "interchange-rules",
    enforce: "pre",
    async load(id) {
      const [, file, what] = ASKED.exec(id) ?? [];
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const compiled = compileRules(await readFile(file, "utf8"));
      const language = /\.([\w-]+)\.md$/.exec(file)?.[1] ?? "en";
      return `export default ${JSON.stringify(what === "rules" ? { ...compiled, language } : lettersOf(compiled.numbers))};`;
    },
  };
}

function lettersOf([first = ""]: readonly string[]): string {
  return first.slice(0, first.indexOf("."));
}
