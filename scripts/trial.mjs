// Runs one of the server's trials (crash, load, fuzz, net) over what is built.
import { readFileSync } from "node:fs";
import { NEEDS, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";
import { at } from "./tree.mjs";

const [, , name = "", ...args] = process.argv;
const source = at("packages", "server", "trials", `${name}.ts`);
if (args.includes("--help")) {
  console.log(headOf(source));
  process.exit();
}
const say = (/** @type {string} */ line) => console.error(line);
if (!(await ensureInstalled(say, { tools: true })) || !(await ensureBuilt(["server", ...(NEEDS["server"] ?? [])], say)))
  process.exit(1);
const asTypeScript = ["--import", "tsx", "--conditions", "@interchange/source", source];
// A simulation must not wait for anything real, and what reads TypeScript fetches modules in a thread of its own.
const program = name === "net" ? [await bundled(source)] : asTypeScript;
process.exitCode = (await run(process.execPath, ["--expose-gc", ...program, ...args], { show: true })).code;

/**
 * What a trial says of itself.
 *
 * @param {string} file
 */
function headOf(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const end = lines.findIndex((line) => !line.startsWith("//"));
  return lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join("\n");
}

/**
 * One file without anything to fetch.
 *
 * @param {string} file
 */
async function bundled(file) {
  const { build, defaultServerConditions } = await import("vite");
  const outDir = at(".cache", "trials");
  const conditions = ["@interchange/source", ...defaultServerConditions];
  await build({
    configFile: false,
    logLevel: "warn",
    resolve: { conditions },
    ssr: { noExternal: [/^@interchange\//], resolve: { conditions } },
    build: { ssr: file, outDir, emptyOutDir: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return at(".cache", "trials", `${name}.js`);
}
