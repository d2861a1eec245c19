/** Starts worker threads of the calling package: from the build, or in tests and scripts from the sources. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { WorkerEvents, WorkerPort } from "@interchange/bots/requests";

/** `from` is the `import.meta.url` of the caller, source or compiled. */
export function startThread(name: string, from: string, workerData: unknown): Worker {
  if (!from.endsWith(".ts")) return new Worker(new URL(`${name}.js`, from), { workerData });
  // Without the loader of scripts, which it does not need.
  return new Worker(bundled(new URL(`${name}.ts`, from)), { workerData, execArgv: [] });
}

/** What is used of a package that only tests and scripts have. */
interface Bundler {
  buildSync(options: object): { readonly outputFiles: readonly [{ readonly text: string }] };
}

const bundles = new Map<string, URL>();

/** Node 20 reads no TypeScript. Bundling once for all threads of a process is quicker than a loader in each. */
function bundled(source: URL): URL {
  const known = bundles.get(source.href);
  if (known) return known;
  const esbuild = createRequire(import.meta.url)("esbuild") as Bundler;
  const {
    outputFiles: [{ text }],
  } = esbuild.buildSync({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    format: "esm",
    platform: "node",
    conditions: ["@interchange/source"],
    external: ["@photostructure/sqlite"],
    write: false,
  });
  // Inside the project, where the thread finds packages.
  const folder = fileURLToPath(new URL("../../../.cache/threads/", import.meta.url));
  const file = `${folder}${source.pathname.split("/").slice(-4).join("-")}.mjs`;
  mkdirSync(folder, { recursive: true });
  // In one step, since another process may be reading it.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  const bundle = pathToFileURL(file);
  bundles.set(source.href, bundle);
  return bundle;
}

/** A thread that is used through `WorkerRequests`. */
export function threadPort<Reply>(worker: Worker, { reply, failed }: WorkerEvents<Reply>): WorkerPort {
  worker.on("message", reply);
  worker.on("error", (error) => {
    failed(error.message);
  });
  return {
    post: (request) => {
      worker.postMessage(request);
    },
    end: () => worker.terminate(),
  };
}
