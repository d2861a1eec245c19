#!/usr/bin/env node
// Plain JavaScript, so that `npx interchange` works in a fresh clone once packages are installed. There it first builds
// what is out of date. A published package has nothing to build.
import { existsSync } from "node:fs";

const builder = new URL("../../../scripts/build.mjs", import.meta.url);
const sources = new URL("../src/main.ts", import.meta.url);

// A reader that has seen enough, such as `head`, is not an error.
process.stdout.on("error", (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
  process.exit(0);
});

async function isReady() {
  if (!existsSync(builder) || !existsSync(sources)) return true;
  const { ensureBuilt } = await import(builder.href);
  /** @type {string[]} */
  const lines = [];
  const wanted = process.argv[2] === "serve" ? ["cli", "web"] : ["cli"];
  const built = await ensureBuilt(wanted, (/** @type {string} */ line) => lines.push(line));
  if (!built) console.error(lines.join("\n"));
  return built;
}

if (await isReady()) {
  const program = new URL("../dist/main.js", import.meta.url);
  const { main } = await import(program.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = 1;
}
