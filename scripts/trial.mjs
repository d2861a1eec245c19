// Runs one of the server's trials (crash, load, fuzz, net) over what is built.
import { NEEDS, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";
import { at } from "./tree.mjs";

const [, , name = "", ...args] = process.argv;
const say = (/** @type {string} */ line) => console.error(line);
if (!(await ensureInstalled(say)) || !(await ensureBuilt(["server", ...(NEEDS["server"] ?? [])], say))) process.exit(1);
process.exitCode = (
  await run(
    process.execPath,
    [
      "--expose-gc",
      "--import",
      "tsx",
      "--conditions",
      "@interchange/source",
      at("packages", "server", "trials", `${name}.ts`),
      ...args,
    ],
    { show: true },
  )
).code;
