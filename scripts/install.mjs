import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { at, readJson } from "./tree.mjs";

/**
 * Installs the packages of the lock, unless exactly those are there already.
 *
 * @param {(line: string) => void} report
 * @returns {Promise<boolean>} whether they are there now
 */
export async function ensureInstalled(report) {
  if (isInstalled()) return true;
  report("Installing packages…");
  // Building needs the development packages, whatever NODE_ENV says.
  const { code, output } = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (code !== 0) report(`${output}Installing failed: is this machine online?`);
  return code === 0;
}

/** npm leaves a copy of the lock with what it installed; the two are compared. */
function isInstalled() {
  if (!existsSync(at("node_modules", ".package-lock.json"))) return false;
  const wanted = readJson("package-lock.json").packages;
  const present = readJson("node_modules", ".package-lock.json").packages;
  delete wanted[""];
  return (
    Object.keys(present).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional, peer }]) => {
      const found = present[path];
      if (found === undefined) return optional === true || peer === true;
      return found.version === version && found.integrity === integrity;
    })
  );
}
