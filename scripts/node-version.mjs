import { readJson } from "./tree.mjs";

/** Ends the process with one clear line when this Node is too old to run anything else. */
export function demandNode() {
  const wanted = readJson("package.json").engines.node.replace(">=", "");
  if (compare(process.versions.node, wanted) >= 0) return;
  console.error(`Interchange needs Node ${wanted} or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a.localeCompare(b, "en", { numeric: true });
}
