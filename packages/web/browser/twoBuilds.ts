/**
 * Copies the built page for a test and makes a later build of it: every file has another name, and the worker another
 * list.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BUILT = join(import.meta.dirname, "..", "dist");
const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);
const isText = (file: string): boolean => /\.(?:css|html|js)$/.test(file);

/** Without the compressed copies, which would have to be made again with the new names inside. */
export function copyBuild(to: string): void {
  cpSync(BUILT, to, { recursive: true, filter: (file) => !isCompressed(file) });
}

export function putNextBuild(folder: string): void {
  const assets = join(folder, "assets");
  const names = new Map(readdirSync(assets).map((name) => [name, laterName(name)]));
  const renamed = (text: string): string =>
    text.replaceAll(/[\w.-]+\.(?:css|js|woff2)\b/g, (each) => names.get(each) ?? each);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const next = files.map((file): readonly [string, Buffer | string] => {
    const content = readFileSync(file);
    const at = file.startsWith(assets) ? join(assets, laterName(file.slice(assets.length + 1))) : file;
    return [at, isText(file) ? renamed(content.toString()) : content];
  });
  rmSync(folder, { recursive: true });
  mkdirSync(assets, { recursive: true });
  for (const [file, content] of next) {
    mkdirSync(join(file, ".."), { recursive: true });
    // The caches of a version are named by it.
    writeFileSync(file, file.endsWith("sw.js") ? String(content).replace(/(version\\?":\\?")\w/, "$1later") : content);
  }
}

/** Another hash of the same length. */
function laterName(name: string): string {
  return name.replace(/-([\w-]{8})(\.\w+)$/, (_, hash: string, ending: string) => {
    const last = hash.endsWith("Z") ? "Y" : "Z";
    return `-${hash.slice(0, -1)}${last}${ending}`;
  });
}
