// Checks what the page costs, in the build at the folder given (dist if none is). Sizes are gzipped.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const BUDGETS = {
  /** All that is fetched before the first move when the address of a plain table of Metro is opened. */
  "first playable screen": 60_000,
  /** Home with the shell; the rest of its pictures included. */
  home: 60_000,
  /** Both in the languages that take more letters to say the same than English does. */
  "first, other languages": 61_000,
  "home, other languages": 61_000,
  "any route": 180_000,
  /** A module of Metro by itself: its face. The rules of all modules come together, and count with the route. */
  "each module": 12_000,
  /** All that is said without a server. */
  "each language": 25_000,
  /** What a language says of other people's tables, which only those who go there fetch. */
  "a language online": 10_000,
  /** What it says of games that are looked at again, which only those who do that fetch. */
  "a language in reviews": 5_000,
  /** What it says of all of one's games, which only those who look back at them fetch. */
  "a language looking back": 5_000,
  /** All lessons and introductions, which only those who learn fetch. */
  "a language in lessons": 16_000,
  /** What it says around the rules, of their examples and of terms; only those who read them fetch that. */
  "a language in the rules": 6_000,
  /** What it says of advice and puzzles, which is fetched with them. */
  "a language in advice": 5_000,
  /** What it says where the values of a box are entered. */
  "a language at a box": 4_000,
  /** What it says of installing, moving to another device, and showing games to others. */
  "a language to take along": 5_000,
  /** What it says of the page as a whole, which stands in its first file and is fetched long after that. */
  "a language about itself": 1_000,
  /** What it says in text mode, and in the settings of who needs it. */
  "a language in words": 6_000,
  "rules of a language": 60_000,
  "bots' worker": 150_000,
  style: 20_000,
  font: 40_000,
};

const here = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2] ?? join(here, "dist");

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */
/** @type {Readonly<Record<string, Chunk>>} */
const chunks = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
const assets = readdirSync(join(dist, "assets")).map((name) => `assets/${name}`);

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function gzipped(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

/** @param {Iterable<string>} files */
const sum = (files) => [...files].reduce((total, file) => total + gzipped(file), 0);

/**
 * Chunks with all that they import at once; what they import later is not followed.
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

/** @param {Iterable<string>} names */
const scripts = (names) => new Set([...names].flatMap((name) => chunks[name]?.file ?? []));

/** @param {Iterable<string>} names */
const styles = (names) => new Set([...names].flatMap((name) => chunks[name]?.css ?? []));

/** @param {RegExp} pattern */
const named = (pattern) => Object.keys(chunks).filter((name) => pattern.test(name));

const [SHELL] = named(/^_first-.*\.js$/);
if (!SHELL) throw new Error("the build has no first file");

/**
 * A file that the build puts together by a list of its own; words are called `table-en`, and a hash has eight letters.
 *
 * @param {string} name
 */
function group(name) {
  const [found] = named(new RegExp(`^_${name}-[\\w-]{8}\\.js$`));
  if (!found) throw new Error(`the build has no file called ${name}`);
  return found;
}

/** What every table needs with the plain table of Metro. */
const METRO_TABLE = group("table");
const SETUP = group("setup");
const METRO = "src/games/metro";
const UNDERGROUND = "src/games/underground";
const MODULE_FACES = named(/^src\/games\/metro\/modules\/[^/]+\/index\.tsx$/);
const ALL_MODULES = ["../games/src/engines/metroWithModules.ts", group("faces"), ...MODULE_FACES];

/** Every language has a file that says where its words are. */
const LANGUAGES = readdirSync(join(here, "src", "parts", "words")).filter(
  (name) => name !== "brackets" && existsSync(join(here, "src", "parts", "words", name, "files.ts")),
);

/**
 * What a screen says when it is opened, in one language.
 *
 * @param {string} screen
 * @param {string} language
 */
function wordsOf(screen, language) {
  const words = named(new RegExp(`^_(?:start|${screen})-${language}-[\\w-]{8}\\.js$`));
  if (words.length < 2) throw new Error(`the build has no words for the first screens: ${screen} in ${language}`);
  return words;
}

const first = together([SHELL, METRO_TABLE, ...wordsOf("table", "en")]);
const HOME = [SHELL, group("homePage")];

const OTHERS = LANGUAGES.filter((name) => name !== "en");
const firstIn = (/** @type {string} */ language) =>
  sum(scripts(together([SHELL, METRO_TABLE, ...wordsOf("table", language)])));
const homeIn = (/** @type {string} */ language) => sum(scripts(together([...HOME, ...wordsOf("home", language)])));

/** @type {Readonly<Record<string, readonly string[]>>} */
const ROUTES = {
  "setup of Metro": [SETUP, `${METRO}/metroSetup.tsx`],
  "setup of On the Underground": [SETUP, `${UNDERGROUND}/undergroundSetup.tsx`],
  "Metro with every module": [METRO_TABLE, ...ALL_MODULES],
  "table of On the Underground": ["../games/src/engines/underground.ts", `${UNDERGROUND}/undergroundTable.tsx`],
  "result of Metro": ["src/pages/result/resultPage.tsx", `${METRO}/metroResult.tsx`, ...ALL_MODULES],
  "result of On the Underground": ["src/pages/result/resultPage.tsx", `${UNDERGROUND}/undergroundResult.tsx`],
  "a table of the server, Metro with every module": [METRO_TABLE, "src/pages/online/onlinePage.tsx", ...ALL_MODULES],
  "review of Metro": [
    "src/pages/review/reviewPage.tsx",
    `${METRO}/review/index.ts`,
    `${METRO}/review/metroReview.tsx`,
    ...ALL_MODULES,
  ],
  "review of On the Underground": [
    "src/pages/review/reviewPage.tsx",
    "../games/src/engines/underground.ts",
    `${UNDERGROUND}/review/index.ts`,
    `${UNDERGROUND}/review/undergroundReview.tsx`,
  ],
  "rules of Metro with its examples": [
    "src/pages/rules/rulesPage.tsx",
    `${METRO}/rules.ts`,
    `${METRO}/examples/example.tsx`,
    ...ALL_MODULES,
  ],
  "rules of On the Underground with its examples": [
    "src/pages/rules/rulesPage.tsx",
    `${UNDERGROUND}/rules.ts`,
    "../games/src/engines/underground.ts",
    `${UNDERGROUND}/examples/example.tsx`,
  ],
  settings: ["src/pages/settings/settingsPage.tsx"],
  "all of one's games": [
    "src/pages/mine/minePage.tsx",
    `${METRO}/review/facts.ts`,
    `${UNDERGROUND}/review/facts.ts`,
    "../games/src/engines/metroWithModules.ts",
    "../games/src/engines/underground.ts",
  ],
  "Metro in words": [METRO_TABLE, "src/table/text/inWords.tsx", `${METRO}/text/index.ts`],
  "On the Underground in words": [
    "../games/src/engines/underground.ts",
    `${UNDERGROUND}/undergroundTable.tsx`,
    "src/table/text/inWords.tsx",
    `${UNDERGROUND}/text/index.ts`,
  ],
};
/**
 * Words with a budget of their own, which only those who want them fetch: in which files they are, and the code that they
 * come with.
 *
 * @type {Readonly<Partial<Record<keyof typeof BUDGETS, readonly [words: RegExp, code: RegExp]>>>}
 */
const APART = {
  "a language online": [/\/(?:lobby|onlineTable)\.ts$/, /\/online\//],
  "a language in reviews": [/\/review\.ts$/, /\/review/],
  "a language looking back": [/\/(?:mine|feats)\.ts$/, /\/mine\//],
  "a language in lessons": [/\/(?:learn|lesson|intro|introductions|commentary)\.ts$/, /\/(?:learn|lesson)/],
  "a language in the rules": [/\/(?:rules|examples|terms)\.ts$/, /\/rules/],
  "a language in words": [/\/text\/[\w-]+\/words\.ts$|\/access\.ts$/, /\/(?:text|settings)\//],
  "a language in advice": [/\/advice\/[\w-]+\/words\.ts$|\/puzzles\.ts$/, /\/(?:advice|puzzles)/],
  "a language at a box": [/\/box\.ts$/, /\/box\//],
  "a language to take along": [/\/(?:along|share)\.ts$/, /\/(?:along|settings|result)/],
  "a language about itself": [/\/page\.ts$/, /\/along\//],
};
const apart = Object.values(APART).map(([words]) => words);
/**
 * A route has at most all other words of a language.
 *
 * @param {string} language
 */
const allWords = (language) => [
  ...wordsOf("table", language),
  ...wordsOf("home", language),
  ...wordsOf("later", language),
  ...named(new RegExp(`^src/.*/${language}/\\w+\\.ts$`)),
];
const routes = LANGUAGES.flatMap((language) =>
  Object.entries(ROUTES).map(([name, parts]) => {
    const has = (/** @type {string} */ folder) => parts.some((part) => part.includes(folder));
    // At a table of one game nobody fetches what the other says.
    const strange = has(UNDERGROUND) ? `${METRO}/` : has(METRO) ? `${UNDERGROUND}/` : "no game";
    const words = allWords(language)
      .filter((file) => !file.startsWith(strange))
      .filter((file) =>
        Object.values(APART).every(([other, code]) => !other.test(file) || parts.some((part) => code.test(part))),
      );
    return /** @type {const} */ ([`${name}, ${language}`, sum(scripts(together([SHELL, ...parts, ...words])))]);
  }),
);

const withModules = together([SHELL, METRO_TABLE, "../games/src/engines/metroWithModules.ts", group("faces")]);
const modules = LANGUAGES.flatMap((language) =>
  MODULE_FACES.map((face) => {
    const words = face.replace("index.tsx", `${language}/words.ts`);
    const shared = together([...wordsOf("table", language), ...wordsOf("later", language)]);
    const own = [...together([face, words])].filter((name) => !withModules.has(name) && !shared.has(name));
    return /** @type {const} */ ([`${face.split("/").at(-2)}, ${language}`, sum(scripts(own))]);
  }),
);

/**
 * Words of a language without its rules, as one script.
 *
 * @param {string} name
 * @param {(file: string) => boolean} isWanted
 */
async function language(name, isWanted) {
  const files = readdirSync(join(here, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes(".test."))
    .filter((file) => file.includes(`/${name}/`))
    // What says where words are is no word: it counts with the pages.
    .filter(
      (file) => file.endsWith(".ts") && !/\/(?:files|homeFiles|tableFiles|more)\.ts$/.test(file) && isWanted(file),
    );
  const ALL = "all-words";
  const built = await build({
    root: here,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@interchange/source"] },
    plugins: [
      {
        name: ALL,
        resolveId: (id) => (id === ALL ? `\0${ALL}` : undefined),
        load: (id) =>
          id === `\0${ALL}`
            ? files
                .map((file, index) => `export * as w${index} from ${JSON.stringify(join(here, "src", file))};`)
                .join("\n")
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: ALL, preserveEntrySignatures: "strict" } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  return gzipSync(outputs.map((each) => (each.type === "chunk" ? each.code : "")).join("")).length;
}

/**
 * Of everything that was measured the largest, and which it is.
 *
 * @param {readonly (readonly [name: string, size: number])[]} measured
 * @returns {readonly [size: number, which: string]}
 */
function largest(measured) {
  const [which, size] = measured.reduce((one, other) => (other[1] > one[1] ? other : one));
  return [size, which];
}

/**
 * @param {(language: string) => number | Promise<number>} measure
 * @param {readonly string[]} languages
 * @returns {Promise<readonly [size: number, which: string]>}
 */
async function longest(measure, languages = LANGUAGES) {
  return largest(await Promise.all(languages.map(async (name) => /** @type {const} */ ([name, await measure(name)]))));
}

/**
 * The rules in one language; English has no name of its own in its files.
 *
 * @param {string} language
 */
const rulesIn = (language) =>
  named(/\.md\?rules$/).filter((file) => (/\.([\w-]+)\.md\?rules$/.exec(file)?.[1] ?? "en") === language);

const strays = [...first].filter((name) => /underground|modules/.test(name) && name !== SHELL);
if (strays.length) throw new Error(`Metro's plain table fetches what it does not need: ${strays.join(", ")}`);
const faced = readdirSync(join(here, METRO, "modules"), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /^[^/]+\/index\.tsx$/.test(file));
if (MODULE_FACES.length < faced.length)
  throw new Error(`${faced.length} modules have a face, and the build has ${MODULE_FACES.length}`);

// A layer's place is where it is first named: the first sheet must name them all, in their order.
const sheet = /<link[^>]*href="\/(assets\/[^"]+\.css)"/.exec(readFileSync(join(dist, "index.html"), "utf8"))?.[1];
const layers = [...readFileSync(join(dist, sheet ?? ""), "utf8").matchAll(/@layer ([\w,]+)[;{]/g)];
const order = [...new Set(layers.flatMap(([, names]) => (names ?? "").split(",")))].join(", ");
if (!readFileSync(join(here, "src", "parts", "tokens.css"), "utf8").includes(`@layer ${order};`))
  throw new Error(`the first style sheet puts the layers into another order: ${order}`);

const worker = assets.filter((file) => /\/worker-[^/]*\.js$/.test(file));
const fonts = assets.filter((file) => /-core-\d+-.*\.woff2$/.test(file));
/** @type {Map<string, readonly [size: number, which?: string]>} */
const ofApart = new Map();
for (const [what, [words]] of Object.entries(APART))
  ofApart.set(what, await longest((name) => language(name, (file) => words.test(file))));
/** @type {Readonly<Record<string, readonly [size: number, which?: string]>>} */
const measured = {
  "first playable screen": [firstIn("en"), "en"],
  home: [homeIn("en"), "en"],
  "first, other languages": await longest(firstIn, OTHERS),
  "home, other languages": await longest(homeIn, OTHERS),
  "any route": largest(routes),
  "each module": largest(modules),
  "each language": await longest((name) => language(name, (file) => !apart.some((words) => words.test(file)))),
  ...Object.fromEntries(ofApart),
  "rules of a language": await longest((name) => sum(scripts(rulesIn(name)))),
  "bots' worker": [sum(worker)],
  style: [sum(styles(first))],
  font: [fonts.reduce((total, file) => total + readFileSync(join(dist, file)).length, 0)],
};
let isWithin = true;
for (const [what, [size, which]] of Object.entries(measured)) {
  const budget = BUDGETS[/** @type {keyof typeof BUDGETS} */ (what)];
  const fits = size <= budget && size > 0;
  isWithin &&= fits;
  const figures = `${(size / 1000).toFixed(1).padStart(6)} kB of ${String(budget / 1000).padStart(3)}`;
  console.log([what.padEnd(22), figures, fits ? "" : "TOO MUCH", which ? `(${which})` : ""].filter(Boolean).join(" "));
}
process.exitCode = isWithin ? 0 : 1;
