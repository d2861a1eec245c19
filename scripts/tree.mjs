import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole workspace. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** @param {...string} parts */
export function at(...parts) {
  return join(ROOT, ...parts);
}

/**
 * @param {...string} parts
 * @returns {any}
 */
export function readJson(...parts) {
  return JSON.parse(readFileSync(at(...parts), "utf8"));
}
