import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { Plugin } from "vite";
import type { showOf } from "./showOf.ts";

const RECORD = /^(.*\.record)\?show$/;

/**
 * `import show from "./game.record?show"` gives the address of that game as an animated SVG. A file of its own costs no
 * script, and the service worker keeps it like any other.
 */
export function showPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "interchange-show",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async load(id) {
      const [, file] = RECORD.exec(id) ?? [];
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const source = await drawn(await readFile(file, "utf8"));
      if (!isBuild) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
      const name = `${basename(dirname(file))}-${basename(file, ".record")}.svg`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })};`;
    },
  };
}

async function drawn(text: string): Promise<string> {
  const { module } = await runnerImport<{ readonly showOf: typeof showOf }>(
    fileURLToPath(new URL("showOf.ts", import.meta.url)),
    {
      configFile: false,
      logLevel: "silent",
      environments: { inline: { resolve: { noExternal: [/^@interchange\//], conditions: ["@interchange/source"] } } },
    },
  );
  return module.showOf(text);
}
