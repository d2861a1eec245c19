import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of the names and contents of files and whole folders, the same on every machine.
 *
 * @param {readonly string[]} paths
 * @param {(name: string) => boolean} [counts] tells which entries of a folder count
 */
export function contentHash(paths, counts = () => true) {
  const hash = createHash("sha256");
  /** @param {string} path @param {string} name */
  const add = (path, name) => {
    if (!statSync(path).isDirectory()) {
      const content = readFileSync(path);
      hash.update(`${name}\0${content.length}\0`).update(content);
      return;
    }
    for (const entry of readdirSync(path).toSorted()) {
      if (counts(entry)) add(join(path, entry), `${name}/${entry}`);
    }
  };
  for (const path of paths) add(path, "");
  return hash.digest("hex");
}
