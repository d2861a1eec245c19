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
  /** Loaded once for all games of a build. */
  let drawing: Promise<Drawing> | undefined;
  return {
    name: "interchange-show",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    configureServer({ middlewares }) {
      middlewares.use(DRAWN_AT, (asked, answer, next) => {
        drawn(decodeURI(asked.url ?? ""), loadDrawing()).then(
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
      const asset = this.emitFile({ type: "asset", name, source: await drawn(file, (drawing ??= loadDrawing())) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}

interface Drawing {
  readonly showOf: typeof showOf;
}

async function drawn(file: string, drawing: Promise<Drawing>): Promise<string> {
  return (await drawing).showOf(await readFile(file, "utf8"));
}

async function loadDrawing(): Promise<Drawing> {
  const { module } = await runnerImport<Drawing>(fileURLToPath(new URL("showOf.ts", import.meta.url)), {
    configFile: false,
    logLevel: "silent",
    environments: { inline: { resolve: { noExternal: [/^@interchange\//], conditions: ["@interchange/source"] } } },
  });
  return module;
}
