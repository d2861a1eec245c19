import { readJson } from "./tree.mjs";

/** Ends the process with one clear line when this Node is too old to run anything else. */
export function demandNode() {
  const wanted = readJson("package.json").engines.node.replace(">=", "");
  if (isAtLeast(process.versions.node, wanted)) return;
  console.error(`Interchange needs Node ${wanted} or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [least = 0, leastMinor = 0] = wanted.split(".").map(Number);
  return major > least || (major === least && minor >= leastMinor);
}
