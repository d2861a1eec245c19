import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { at, readJson } from "./tree.mjs";

/**
 * Installs what the lock names, unless it is there already. Without the tools for tests that is a third of it.
 *
 * @param {(line: string) => void} report
 * @param {{ tools?: boolean }} [options]
 * @returns {Promise<boolean>} whether everything is installed now
 */
export async function ensureInstalled(report, { tools = false } = {}) {
  // Installing without the tools would remove them.
  const all = tools || existsSync(at("node_modules", "vitest"));
  if (isInstalled(all)) return true;
  report("Installing packages…");
  const { code, output } = await run("npm", ["ci", `--${all ? "include" : "omit"}=dev`, "--no-audit", "--no-fund"]);
  if (code !== 0) report(`${output}Installing failed: is this machine online?`);
  return code === 0;
}

/**
 * npm leaves a copy of the lock that lists what it installed.
 *
 * @param {boolean} all
 */
function isInstalled(all) {
  if (!existsSync(at("node_modules", ".package-lock.json"))) return false;
  const wanted = readJson("package-lock.json").packages;
  const present = readJson("node_modules", ".package-lock.json").packages;
  delete wanted[""];
  return (
    Object.keys(present).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional, peer, dev, devOptional }]) => {
      const found = present[path];
      if (found === undefined) return optional || peer || (!all && (dev || devOptional));
      return found.version === version && found.integrity === integrity;
    })
  );
}
