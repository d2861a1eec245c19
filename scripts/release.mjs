// Makes what a release consists of: every package packed, the list of all software in it (SBOM) in both usual formats,
// the licences of others, and the checksums of all these files.
//
//   npm run release -- FOLDER
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt, NEEDS } from "./build.mjs";
import { run } from "./run.mjs";
import { licences, nameAt, thirdParty } from "./third-party.mjs";
import { at, readJson } from "./tree.mjs";

export const PACKAGES = Object.keys(NEEDS);
export const LICENCES = "THIRD-PARTY-LICENCES.txt";
export const SUMS = "SHA256SUMS";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error("Say where to: npm run release -- FOLDER");
    process.exitCode = 2;
  } else {
    await makeRelease(resolve(folder));
    console.log(readdirSync(folder).join("\n"));
  }
}

/** @param {string} folder */
export async function makeRelease(folder) {
  if (!(await ensureBuilt(PACKAGES, (line) => console.log(line)))) throw new Error("The build failed.");
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const workspaces = PACKAGES.map((name) => `--workspace=@interchange/${name}`);
  // Every package carries our licence. npm packs what lies beside its package.json.
  const ours = PACKAGES.map((name) => at("packages", name, "LICENSE"));
  try {
    for (const file of ours) copyFileSync(at("LICENSE"), file);
    await demand("npm", ["pack", "--silent", `--pack-destination=${folder}`, ...workspaces]);
  } finally {
    for (const file of ours) rmSync(file, { force: true });
  }
  writeFileSync(join(folder, LICENCES), licences());
  const project = mkdtempSync(join(tmpdir(), "interchange-release-"));
  try {
    await describeProject(project, folder);
    for (const format of ["cyclonedx", "spdx"]) {
      const sbom = await demand("npm", ["sbom", "--silent", "--package-lock-only", `--sbom-format=${format}`], project);
      // Where it was made is nobody's business.
      const text = sbom
        .slice(sbom.indexOf("{"))
        .replaceAll(`${folder}/`, "")
        .replaceAll(basename(project), "interchange");
      writeFileSync(join(folder, `sbom.${format}.json`), text);
    }
  } finally {
    rmSync(project, { recursive: true });
  }
  const sums = readdirSync(folder).map((file) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  });
  writeFileSync(join(folder, SUMS), sums.join(""));
}

/**
 * Writes an empty project that has all packages of a release, and of others' exactly what our lock file says. All of
 * that is in npm's cache once it was installed here, so no network is needed.
 *
 * @param {string} project
 * @param {string} release
 */
export async function describeProject(project, release) {
  const registry = (await demand("npm", ["config", "get", "registry", "--silent"])).trim().split("\n").at(-1);
  const tarballs = readdirSync(release).filter((file) => file.endsWith(".tgz"));
  if (tarballs.length !== PACKAGES.length) throw new Error(`Packed ${tarballs.join(", ")}`);
  const ours = PACKAGES.map((name) => {
    const { version, dependencies, bin, engines } = readJson("packages", name, "package.json");
    const tarball = tarballs.find((file) => file.startsWith(`interchange-${name}-${version}`)) ?? "";
    return {
      name: `@interchange/${name}`,
      version,
      dependencies,
      bin,
      engines,
      resolved: `file:${join(release, tarball)}`,
    };
  });
  const named = {
    name: "interchange-release",
    version: readJson("package.json").version,
    private: true,
    type: "module",
    dependencies: Object.fromEntries(ours.map(({ name, resolved }) => [name, resolved])),
  };
  writeFileSync(join(project, "package.json"), JSON.stringify(named));
  const packages = {
    "": named,
    ...Object.fromEntries(ours.map(({ name, ...each }) => [`node_modules/${name}`, each])),
    ...Object.fromEntries(
      [...thirdParty()].map(([place, locked]) => [
        place,
        { ...locked, resolved: `${registry}${pathOf(place, locked)}` },
      ]),
    ),
  };
  writeFileSync(join(project, "package-lock.json"), JSON.stringify({ ...named, lockfileVersion: 3, packages }));
}

/**
 * @param {string} place
 * @param {import("./third-party.mjs").Locked} locked
 */
function pathOf(place, { version }) {
  const name = nameAt(place);
  return `${name}/-/${basename(name)}-${version}.tgz`;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export async function demand(program, args, cwd) {
  const { code, output } = await run(program, args, cwd === undefined ? {} : { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`);
  return output;
}
