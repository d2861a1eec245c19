import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { Plugin } from "vite";
import type { showOf } from "./showOf.ts";

const RECORD = /^(.*\.record)\?show$/;
/** While developing, pictures are drawn when they are asked for at this address. */
const DRAWN_AT = "/@show";

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
    configureServer({ middlewares }) {
      middlewares.use(DRAWN_AT, (asked, answer, next) => {
        drawn(decodeURI(asked.url ?? "")).then(
          (svg) => answer.setHeader("content-type", "image/svg+xml").end(svg),
          next,
        );
      });
    },
    async load(id) {
      const [, file] = RECORD.exec(id) ?? [];
      if (file === undefined) return undefined;
      if (!isBuild) return `export default ${JSON.stringify(DRAWN_AT + encodeURI(file))};`;
      const name = `${basename(dirname(file))}-${basename(file, ".record")}.svg`;
      const asset = this.emitFile({ type: "asset", name, source: await drawn(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}

async function drawn(file: string): Promise<string> {
  const { module } = await runnerImport<{ readonly showOf: typeof showOf }>(
    fileURLToPath(new URL("showOf.ts", import.meta.url)),
    {
      configFile: false,
      logLevel: "silent",
      environments: { inline: { resolve: { noExternal: [/^@interchange\//], conditions: ["@interchange/source"] } } },
    },
  );
  return module.showOf(await readFile(file, "utf8"));
}
