// Runs the benchmarks of bench/, or those named, one after the other. They measure what is built,
// as it would be published; each prints one line of JSON.
import { readdirSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { run } from "./run.mjs";
import { at } from "./tree.mjs";

const wanted = process.argv.slice(2);
const files = readdirSync(at("bench")).filter((file) => /\.(?:mjs|ts)$/.test(file));
const chosen = wanted.length === 0 ? files : files.filter((file) => wanted.includes(name(file)));

const unknown = wanted.filter((asked) => !files.some((file) => name(file) === asked));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There is: ${files.map(name).join(", ")}`);
  process.exitCode = 1;
} else if (await ensureBuilt(["cli"], (line) => console.error(line))) {
  for (const file of chosen) {
    const { code } = await run(process.execPath, ["--import", "tsx", at("bench", file)], {
      show: true,
    });
    if (code !== 0) process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}

/** @param {string} file */
function name(file) {
  return file.replace(/\.\w+$/, "");
}
