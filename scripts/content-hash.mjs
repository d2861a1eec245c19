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
  /** @param {string} path @param {string} name @param {boolean} isFolder */
  const add = (path, name, isFolder) => {
    if (!isFolder) {
      const content = readFileSync(path);
      hash.update(`${name}\0${content.length}\0`).update(content);
      return;
    }
    const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => counts(entry.name));
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
      add(join(path, entry.name), `${name}/${entry.name}`, entry.isDirectory());
  };
  for (const path of paths) add(path, "", statSync(path).isDirectory());
  return hash.digest("hex");
}
