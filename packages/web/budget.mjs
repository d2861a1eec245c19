// Checks what the page costs, in the build at the folder given (dist if none is): gzipped scripts, one language included.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2] ?? join(here, "dist");

/** @typedef {{ file: string, imports?: string[], src?: string }} Chunk */
/** @type {Readonly<Record<string, Chunk>>} */
const chunks = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function gzipped(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

/**
 * Chunks with all that they import at once.
 *
 * @param {readonly string[]} names
 * @param {Set<string>} seen
 */
function together(names, seen = new Set()) {
  for (const name of names) {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (seen.has(name)) continue;
    seen.add(name);
    together(chunk.imports ?? [], seen);
  }
  return seen;
}

const LANGUAGES = Object.keys(chunks).filter((name) => /^src\/words\/[\w-]+\/index\.ts$/.test(name));

/**
 * What an address costs in the language that takes most, with the parts of the page that it shows at once.
 *
 * @param {readonly string[]} parts
 */
function cost(...parts) {
  const files = (/** @type {string} */ language) =>
    new Set([...together(["index.html", language, ...parts])].map((name) => chunks[name]?.file ?? ""));
  return Math.max(
    ...LANGUAGES.map((language) => [...files(language)].reduce((total, file) => total + gzipped(file), 0)),
  );
}

const METRO = "src/games/metro";
const UNDERGROUND = "src/games/underground";
const ENGINES = {
  metro: "../games/src/engines/metroWithModules.ts",
  underground: "../games/src/engines/underground.ts",
};
const MODULES = Object.keys(chunks).filter((name) => /^src\/games\/metro\/modules\/[\w-]+\/index\.tsx$/.test(name));

/** The largest routes, by the features that they show. */
const ROUTES = {
  "table of On the Underground": cost(ENGINES.underground, `${UNDERGROUND}/undergroundTable.tsx`),
  "table of Metro with all modules": cost(ENGINES.metro, `${METRO}/metroTable.tsx`, ...MODULES),
  "review of Metro": cost(
    ENGINES.metro,
    "src/pages/review/reviewPage.tsx",
    `${METRO}/review/metroReview.tsx`,
    ...MODULES,
  ),
  "review of On the Underground": cost(
    ENGINES.underground,
    "src/pages/review/reviewPage.tsx",
    `${UNDERGROUND}/review/undergroundReview.tsx`,
  ),
  "table of the server": cost(ENGINES.metro, "src/pages/online/onlinePage.tsx", `${METRO}/metroTable.tsx`, ...MODULES),
};
const [widest = "", route = 0] = Object.entries(ROUTES).toSorted(([, one], [, other]) => other - one)[0] ?? [];
const worker = readdirSync(join(dist, "assets")).filter((name) => /^worker-.*\.js$/.test(name));

/** @type {readonly (readonly [what: string, size: number, budget: number])[]} */
const measured = [
  ["playing Metro", cost("../games/src/engines/metroRules.ts", `${METRO}/metroTable.tsx`), 150_000],
  ["home", cost("src/pages/home/homePage.tsx"), 130_000],
  [`any route (${widest})`, route, 260_000],
  ["bots' worker", worker.reduce((total, name) => total + gzipped(`assets/${name}`), 0), 150_000],
];
for (const [what, size, budget] of measured) {
  const fits = size > 0 && size <= budget;
  if (!fits) process.exitCode = 1;
  console.log(`${what}: ${(size / 1000).toFixed(1)} kB of ${budget / 1000}${fits ? "" : " TOO MUCH"}`);
}
