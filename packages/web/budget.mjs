// Checks what the playable screens cost, in the build at the folder given (dist if none is).
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGETS = {
  /** Metro's table, which is the first playable screen. */
  script: 60_000,
  style: 20_000,
  font: 40_000,
  /** The table of On the Underground. */
  underground: 170_000,
  /**
   * Every script there is, for a page that has been everywhere: both games, the rules of Metro's eleven modules, their
   * faces, and all rules in words. Nobody fetches it at once; a table with modules fetches those it plays with.
   */
  everything: 200_000,
};
const dist = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), "dist");
const assets = join(dist, "assets");
const names = readdirSync(assets).filter((name) => !/\.(?:br|gz|map)$/.test(name));

/** @param {string} name */
const gzipped = (name) => gzipSync(readFileSync(join(assets, name))).length;

/** @param {RegExp} pattern */
function named(pattern) {
  const found = names.filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`one file like ${pattern} expected, not ${found.join(", ") || "none"}`);
  return /** @type {string} */ (found[0]);
}

/**
 * A script with all that it imports at once; what it imports later is not followed.
 *
 * @param {string} name
 * @param {Set<string>} seen
 */
function withImports(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const source = readFileSync(join(assets, name), "utf8");
  for (const [, imported] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (imported !== undefined) withImports(imported, seen);
  return seen;
}

/** @param {Iterable<string>} files */
const sum = (files) => [...files].reduce((total, name) => total + gzipped(name), 0);

const entry = named(/^index-.*\.js$/);
const first = withImports(named(/^metroTable-.*\.js$/), withImports(entry));
const underground = withImports(named(/^undergroundTable-.*\.js$/), withImports(entry));
const isUnderground = /^(?:map|underground)/;
const isModules = /^(?:modules|faces)-/;
const all = names.filter((name) => name.endsWith(".js") && !name.startsWith("worker"));
const fonts = names.filter((name) => /-core-\d+-.*\.woff2$/.test(name));

const strays = [...first].filter((name) => isUnderground.test(name) || isModules.test(name));
if (strays.length) throw new Error(`Metro's plain table fetches what it does not need: ${strays.join(", ")}`);

/** Style sheets of the first page, and those that are fetched with Metro's table. */
function firstStyles() {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const source = readFileSync(join(assets, entry), "utf8");
  const all = JSON.parse(/\.f=(\[[^\]]*\])/.exec(source)?.[1] ?? "[]");
  const numbers = /metroTable-[^;]*?__vite__mapDeps\((\[[\d,]*\])\)/.exec(source)?.[1];
  if (numbers === undefined) throw new Error("nothing says which style sheets come with Metro's table");
  const withTable = JSON.parse(numbers).map((/** @type {number} */ number) => all[number]);
  const found = [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, path]) => path);
  const styles = [...found, ...withTable].filter((path) => path.endsWith(".css"));
  return new Set(styles.map((path) => path.replace("assets/", "")));
}

const measured = {
  script: sum(first),
  style: sum(firstStyles()),
  font: fonts.reduce((total, name) => total + readFileSync(join(assets, name)).length, 0),
  underground: sum(underground),
  everything: sum(all),
};
let isWithin = true;
for (const [what, size] of Object.entries(measured)) {
  const budget = BUDGETS[/** @type {keyof typeof BUDGETS} */ (what)];
  const fits = size <= budget;
  isWithin &&= fits;
  console.log(
    `${what.padEnd(11)} ${(size / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000} ${fits ? "" : "TOO MUCH"}`,
  );
}
process.exitCode = isWithin ? 0 : 1;
