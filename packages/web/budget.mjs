// Checks the page's size against its budgets: gzipped scripts with one language, in the given build folder (default
// `dist`).
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { CATALOG } from "@interchange/metro";

const here = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2] ?? join(here, "dist");

/** @typedef {{ file: string, name: string, imports?: string[] }} Chunk */
/** @type {Readonly<Record<string, Chunk>>} */
const chunks = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(join(dist, file))).length;

/**
 * The files of a chunk and everything it imports statically.
 *
 * @param {string} key
 * @param {Set<string>} files
 */
function take(key, files) {
  const chunk = chunks[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const each of chunk.imports ?? []) take(each, files);
}

const SCRIPTS = Object.keys(chunks).filter((key) => chunks[key]?.file.endsWith(".js"));
const LANGUAGES = Object.keys(chunks).flatMap((key) => /^src\/words\/([\w-]+)\/index\.ts$/.exec(key)?.[1] ?? []);

/**
 * The bytes a person loads to see these features, in the largest language. A feature may be `words:` and a file of the
 * language's folder.
 *
 * @param {readonly string[]} features
 */
function cost(...features) {
  const inLanguage = (/** @type {string} */ language) => {
    /** @type {Set<string>} */
    const files = new Set();
    take("index.html", files);
    for (const feature of ["words:index", ...features]) {
      const name = feature.replace(/^words:(.*)/, `src/words/${language}/$1.ts`);
      const found = SCRIPTS.find((key) => key === name || key.startsWith(`_${name}-`) || key.endsWith(`/${name}.tsx`));
      if (found === undefined) throw new Error(`the build has no chunk ${name}`);
      take(found, files);
    }
    return [...files].filter((file) => file.endsWith(".js")).reduce((total, file) => total + gzipped(file), 0);
  };
  return Math.max(...LANGUAGES.map(inLanguage));
}

/** @param {{ id: string }} module */
const viewOf = ({ id }) => `src/games/metro/modules/${id}/index.tsx`;
const cities = CATALOG.filter(({ kind }) => kind === "city").map(viewOf);
/** What the fullest table loads for its modules: it can have one city at most. */
const modules = [
  "words:modules",
  "../games/src/engines/metroWithModules.ts",
  ...CATALOG.filter(({ kind }) => kind !== "city").map(viewOf),
  ...cities.toSorted((one, other) => cost(other) - cost(one)).slice(0, 1),
];
const METRO_WORDS = "words:metro/index";
const METRO = ["metro", METRO_WORDS];
const UNDERGROUND = "words:underground/index";
/** The largest routes, by the features that they show. */
const ROUTES = {
  "Metro with its modules": cost("tablePage", ...METRO, ...modules),
  "On the Underground": cost("tablePage", "underground", UNDERGROUND),
  "a table of the server": cost("onlinePage", ...METRO, ...modules),
  "a review of Metro": cost("reviewPage", "metroReview", METRO_WORDS, ...modules),
  "a review of On the Underground": cost("reviewPage", "undergroundReview", UNDERGROUND),
  "setting up Metro": cost("setupPage", "metroSetup", METRO_WORDS, "words:modules"),
  "rules of Metro": cost("rulesPage", "src/games/metro/examples/example.tsx", METRO_WORDS, ...modules),
};
const [widest = "", route = 0] = Object.entries(ROUTES).toSorted(([, one], [, other]) => other - one)[0] ?? [];
const worker = readdirSync(join(dist, "assets")).filter((name) => /^worker-.*\.js$/.test(name));

/** @type {readonly (readonly [what: string, size: number, budget: number])[]} */
const measured = [
  ["playing Metro", cost("tablePage", ...METRO), 170_000],
  ["home", cost("homePage"), 115_000],
  [`any route (${widest})`, route, 260_000],
  ["bots' worker", worker.reduce((total, name) => total + gzipped(`assets/${name}`), 0), 150_000],
];
for (const [what, size, budget] of measured) {
  const fits = size > 0 && size <= budget;
  if (!fits) process.exitCode = 1;
  console.log(`${what}: ${(size / 1000).toFixed(1)} kB of ${budget / 1000}${fits ? "" : " TOO MUCH"}`);
}
