import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { compileRules } from "./compileRules.ts";

const ENDING = ".md?rules";

/** `import rules from "./rules.md?rules"` gives the rules compiled; `rules.de.md` are those in German. */
export function rulesPlugin(): Plugin {
  return {
    name: "interchange-rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ENDING)) return undefined;
      const file = id.slice(0, -"?rules".length);
      this.addWatchFile(file);
      const language = /\.([\w-]+)\.md$/.exec(file)?.[1] ?? "en";
      return `export default ${JSON.stringify({ ...compileRules(await readFile(file, "utf8")), language })};`;
    },
  };
}
