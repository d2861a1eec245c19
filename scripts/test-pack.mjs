// Do the engine packages work once packed: installed from their tarballs into a project of their
// own, without this workspace and without a network, run by plain Node, and known to the compiler?
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { run, toolPath } from "./run.mjs";
import { at } from "./tree.mjs";

const PACKED = ["tabletop", "metro", "underground", "bots"];
const UNWANTED = /\.test\.|\.tsbuildinfo$|\.stamp$/;

const project = mkdtempSync(join(tmpdir(), "interchange-packed-"));
try {
  await test();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true });
}

async function test() {
  if (!(await ensureBuilt(PACKED, (line) => console.log(line)))) throw new Error("The build failed.");
  await pack();
  const tarballs = readdirSync(project).filter((file) => file.endsWith(".tgz"));
  if (tarballs.length !== PACKED.length) throw new Error(`Packed ${tarballs.join(", ")}`);

  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await demand("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs.map((file) => `./${file}`)]);
  checkContents();

  copyFileSync(at("scripts", "packed", "play.mjs"), join(project, "play.mjs"));
  console.log((await demand(process.execPath, ["play.mjs"])).trim());
  await checkTypes();
}

async function pack() {
  const workspaces = PACKED.map((name) => `--workspace=@interchange/${name}`);
  const packed = await run("npm", ["pack", "--silent", `--pack-destination=${project}`, ...workspaces]);
  if (packed.code !== 0) throw new Error(packed.output);
}

function checkContents() {
  for (const name of PACKED) {
    const folder = join(project, "node_modules", "@interchange", name);
    const files = readdirSync(folder, { recursive: true }).map(String);
    const wrong = files.filter((file) => UNWANTED.test(file));
    if (wrong.length > 0) throw new Error(`${name} was packed with ${wrong.join(", ")}`);
  }
}

async function checkTypes() {
  // No libraries but the language's own: the packages may not lean on a platform's types.
  // The script itself prints its result, which needs a console.
  writeFileSync(join(project, "console.d.ts"), "declare const console: { log(text: string): void };\n");
  const strict = ["--noEmit", "--strict", "--allowJs", "--checkJs", "--module", "nodenext"];
  const bare = ["--target", "es2023", "--lib", "es2023", "--types", ""];
  await demand(process.execPath, [toolPath("typescript:tsc"), ...strict, ...bare, "play.mjs", "console.d.ts"]);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
async function demand(program, args) {
  const { code, output } = await run(program, args, { cwd: project });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`);
  return output;
}
