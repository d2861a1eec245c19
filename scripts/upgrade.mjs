// The drill of an upgrade: the server of an earlier commit makes a database with games in play, and today's opens it
// and lets the same people play on, on SQLite and on PostgreSQL.
//
//   npm run upgrade              from the commit before
//   npm run upgrade -- COMMIT    from any other
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run, runTool } from "./run.mjs";
import { at, ROOT } from "./tree.mjs";

const [, , commit = "HEAD~1"] = process.argv;
const earlier = mkdtempSync(join(tmpdir(), "interchange-upgrade-"));
try {
  process.exitCode = await drill();
} finally {
  rmSync(earlier, { recursive: true });
}

async function drill() {
  const name = git("rev-parse", "--short", commit).toString().trim();
  execFileSync("tar", ["-x", "-C", earlier], { input: git("archive", commit) });
  linkModules();
  const fixtures = join(earlier, "packages", "server", "fixtures");
  for (const file of readdirSync(fixtures)) if (/\.(?:gz|json)$/.test(file)) rmSync(join(fixtures, file));
  console.log(`${name} makes a database with games in play…`);
  const maker = ["--import", "tsx", "--conditions", "@interchange/source", join(fixtures, "make.ts")];
  const made = await run(process.execPath, maker, { cwd: earlier });
  if (made.code !== 0) throw new Error(made.output);
  const [format = ""] = readdirSync(fixtures).flatMap((file) => /^(.*)\.sqlite\.gz$/.exec(file)?.[1] ?? []);
  const test = ["run", "packages/server/src/storage/format.test.ts"];
  const env = { INTERCHANGE_FIXTURES: `${pathToFileURL(fixtures).href}/`, INTERCHANGE_FORMAT: format };
  // Formats that today's server has or upgrades stand there by name.
  if (!readFileSync(at("packages", "server", "src", "storage", "format.ts"), "utf8").includes(`"${format}"`)) {
    console.log(`Its format is ${format}. Today's server refuses it and leaves it unchanged…`);
    return (await runTool("vitest", [...test, "-t", "another version"], { env, show: true })).code;
  }
  console.log("Today's server opens it…");
  return (await runTool("vitest", test, { env, show: true })).code;
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync("git", args, { cwd: ROOT, maxBuffer: 1 << 30 });
}

/** The packages of others are those of today; ours are the earlier ones. */
function linkModules() {
  const modules = join(earlier, "node_modules");
  mkdirSync(join(modules, "@interchange"), { recursive: true });
  for (const name of readdirSync(at("node_modules")))
    if (name !== "@interchange") symlinkSync(at("node_modules", name), join(modules, name));
  for (const name of readdirSync(join(earlier, "packages")))
    symlinkSync(join(earlier, "packages", name), join(modules, "@interchange", name));
}
