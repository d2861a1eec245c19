import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { compileRules } from "./compileRules.ts";

/** The suffixes a rules file can be imported with. */
const ASKED = /^(.*\.md)\?(rules|letters)$/;

/**
 * `import rules from "./rules.md?rules"` gives the compiled rules (`rules.de.md` the German ones). `?letters` gives
 * only the letters that a module's rule numbers start with, which tell which module a rule belongs to.
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
