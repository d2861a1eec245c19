// Does a release work: every package, installed from its tarball into a project of its own, without this workspace and
// without a network, run by plain Node, and the engine packages known to the compiler? Does it name all software of
// others that is in it?
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demand, describeProject, LICENCES, makeRelease, PACKAGES, SUMS } from "./release.mjs";
import { toolPath } from "./run.mjs";
import { nameAt, thirdParty } from "./third-party.mjs";
import { at } from "./tree.mjs";

const UNWANTED = /\.test\.|\.tsbuildinfo$|\.stamp$/;
/** Licences that let anybody use, change and pass on what they cover, beside our own. */
const FREE = new Set([
  "MIT",
  "MIT-0",
  "0BSD",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "MPL-2.0",
  "OFL-1.1",
]);

const folder = mkdtempSync(join(tmpdir(), "interchange-packed-"));
try {
  await test(join(folder, "release"), mkdtempSync(join(folder, "project-")));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * @param {string} release
 * @param {string} project
 */
async function test(release, project) {
  await makeRelease(release);
  checkOthers(release);
  await describeProject(project, release);
  await demand("npm", ["ci", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"], project);
  checkContents(project);
  for (const script of ["play.mjs", "use.mjs"]) {
    copyFileSync(at("scripts", "packed", script), join(project, script));
    console.log((await demand(process.execPath, [script], project)).trim());
  }
  await checkTypes(project);
}

/** @param {string} release */
function checkOthers(release) {
  const others = [...thirdParty()];
  const unfree = others.filter(([, { license = "" }]) => !FREE.has(license)).map(([place]) => nameAt(place));
  if (unfree.length > 0) throw new Error(`Look at the licences of ${unfree.join(", ")}`);
  const names = [...PACKAGES.map((name) => `@interchange/${name}`), ...others.map(([place]) => nameAt(place))];
  const [text, cyclonedx, spdx, sums] = [LICENCES, "sbom.cyclonedx.json", "sbom.spdx.json", SUMS].map((file) =>
    readFileSync(join(release, file), "utf8"),
  );
  /** @type {readonly { readonly name: string }[][]} */
  const lists = [JSON.parse(cyclonedx ?? "").components, JSON.parse(spdx ?? "").packages];
  for (const name of names) {
    for (const list of lists)
      if (!list.some((each) => each.name === name)) throw new Error(`The list of software does not have ${name}`);
    if (!name.startsWith("@interchange/") && !text?.includes(`${name} `)) throw new Error(`No licence of ${name}`);
  }
  for (const file of readdirSync(release))
    if (file !== SUMS && !sums?.includes(`  ${file}\n`)) throw new Error(`No checksum of ${file}`);
}

/** @param {string} project */
function checkContents(project) {
  for (const name of PACKAGES) {
    const files = readdirSync(join(project, "node_modules", "@interchange", name), { recursive: true }).map(String);
    const wrong = files.filter((file) => UNWANTED.test(file));
    if (wrong.length > 0) throw new Error(`${name} was packed with ${wrong.join(", ")}`);
    if (!files.includes("LICENSE")) throw new Error(`${name} was packed without its licence`);
  }
}

/** @param {string} project */
async function checkTypes(project) {
  // No libraries but the language's own: the packages may not lean on a platform's types.
  // The script itself prints its result, which needs a console.
  writeFileSync(join(project, "console.d.ts"), "declare const console: { log(text: string): void };\n");
  const strict = ["--noEmit", "--strict", "--allowJs", "--checkJs", "--module", "nodenext"];
  const bare = ["--target", "es2023", "--lib", "es2023", "--types", ""];
  await demand(process.execPath, [toolPath("typescript:tsc"), ...strict, ...bare, "play.mjs", "console.d.ts"], project);
}
