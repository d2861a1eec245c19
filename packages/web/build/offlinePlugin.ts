/**
 * Builds the offline support: `/sw.js` with the list of all built files, and a separate script, so that it adds nothing
 * to the first screen's files.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { BuiltFiles } from "../src/offline/worker/assetCache.ts";

const SOURCE = fileURLToPath(new URL("../src/offline/", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const WORKER = "sw.js";
const START = "offline";
/** The placeholder for the file list in the worker's source. */
const ROOM = /["'`]__FILES__["'`]/;

export function offlinePlugin(): Plugin {
  return {
    name: "interchange-offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: join(SOURCE, "start.ts"), name: START });
      this.emitFile({ type: "chunk", id: join(SOURCE, "worker", "serviceWorker.ts"), fileName: WORKER });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const start = Object.values(bundle).find((each) => each.type === "chunk" && each.name === START);
        if (!start) throw new Error(`the build has no ${START}`);
        return [
          {
            tag: "script",
            attrs: { type: "module", src: `/${start.fileName}`, fetchpriority: "low" },
            injectTo: "body",
          },
        ];
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk" || worker.imports.length || !ROOM.test(worker.code))
          throw new Error("the service worker is not one script with room for the list of files");
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build has no page");
        const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const first = assets.filter((file) => String(page.source).includes(file));
        const publics = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        const hash = createHash("sha256").update(page.source).update(worker.code).update(assets.toSorted().join());
        for (const file of publics) hash.update(readFileSync(file));
        const files: BuiltFiles = {
          version: hash.digest("hex").slice(0, 12),
          page: ["/index.html", ...publics.map((file) => `/${file.slice(PUBLIC.length).replaceAll("\\", "/")}`)],
          assets: [...first, ...assets.filter((file) => !first.includes(file))].map((file) => `/${file}`),
          core: first.length,
        };
        worker.code = worker.code.replace(ROOM, () => JSON.stringify(JSON.stringify(files)));
      },
    },
  };
}
