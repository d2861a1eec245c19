import { defaultClientConditions, defineConfig } from "vite";
import { alongPlugin } from "./build/alongPlugin.ts";
import { pagePlugin } from "./build/pagePlugin.ts";
import { rulesPlugin } from "./build/rulesPlugin.ts";
import { wordFile } from "./build/wordFiles.ts";

const api = process.env["INTERCHANGE_API"];

/**
 * What home and every table need, in one file: it compresses better than twenty, and is one request. What is only
 * needed later must not match, or it would come with the first screen.
 */
const FIRST = [
  String.raw`packages/web/src/(app/(?!later)|games/(?!lessons)[a-z]+\.ts|games/metro/withFaces|pages/table/)`,
  String.raw`node_modules/@?preact/`,
  String.raw`packages/tabletop/src/(?!boxFacts|canonicalJson|clock|components?\.|componentS|componentsF|setup|shape|recordJson|recordText|seal|sha256)`,
  String.raw`packages/metro/src/(drawing/(?!marks|svg)|editions|geometry|layout|metroRules|module\.|moves|network|notation)`,
  String.raw`packages/metro/src/(lineNow|placing|position|registry|scene|scoring|stations|supply|tiles|trace|turn|view)`,
  String.raw`packages/games/src/([a-z]+|engines/metroRules)\.ts`,
  String.raw`packages/boards/src/((?!palettes)[a-z]+\.ts|metro/(?!compared|dragging|run|strip))`,
  String.raw`packages/web/src/games/(metro/(scene|metroWords)|underground/undergroundWords)\.`,
  String.raw`packages/web/src/keep/(basics|gameAt|here|indexedTables|oldShelf|overflowing|tables|useGameAt)`,
  // The first sheet puts the layers in order, so it must come before all others.
  String.raw`packages/web/src/(app/fonts/fonts|parts/tokens|parts/page)\.css`,
  String.raw`packages/web/src/parts/(assist|game|memory|router|settings)\.`,
  String.raw`packages/web/src/parts/ui/(badge|button|field|frame|lazy|live|mark|panel|skeleton)`,
  String.raw`packages/web/src/parts/words/(language|newsWords|part|words)\.`,
];

/** What of all tables is fetched later, by the beginnings of its paths. */
const LATER_AT_TABLES = [
  "advice/",
  "announce",
  "box/",
  "chatTab",
  "export",
  "flat/",
  "historyBar",
  "keepFocus",
  "keys",
  "lesson/",
  String.raw`log(Tab)?\.`,
  "noTable",
  "notices",
  "online/",
  "playControl",
  "puzzleVerdict",
  "recap",
  "refused",
  "replay",
  "result/",
  "review/",
  "rulesAtTable",
  "scrolling",
  "setup/",
  "share/",
  "sheets",
  "sounding",
  "story",
  "tabs",
  "takingBack",
  "tapAgain",
  "text/(?!words)",
  "unopened",
  "useSounds",
];

/** What of Metro is fetched later; and words, which have files of their own. */
const LATER_IN_METRO = [
  String.raw`[a-z]{2}(?:-[A-Z]{2})?/`,
  "advice/",
  "bag",
  "beside",
  "box/",
  "differencesAt",
  "editionCard",
  "examples/",
  "final",
  "keyboard",
  "later",
  "ledger",
  "lesson",
  "listing",
  "marks",
  "metroResult",
  "metroSetup",
  "metroSheets",
  "modules/",
  "puzzle/",
  "result",
  "review",
  "rules",
  "scene",
  "scores",
  "setup/",
  "sign",
  "sounds",
  "strips",
  "text/",
  "terms",
  "traced",
  "whyNot",
];

/**
 * What every table needs, and what the plain table of Metro does: together, since most tables are that one and one file
 * compresses better than three.
 */
const TABLE = [
  String.raw`packages/host/src/(?!asking|found|memoryStore|testing|thinking|timing)`,
  String.raw`packages/web/src/client/(?!puzzleClient|simulated|online/)`,
  String.raw`packages/web/src/table/(?!${LATER_AT_TABLES.join("|")})`,
  String.raw`packages/web/src/games/metro/(?!${LATER_IN_METRO.join("|")})`,
];

/** What home shares with the pages about other people's tables: one file, since the first screen has to name each. */
const WAYS = [
  String.raw`packages/web/src/online/(api|house|identity|naming|newTable)\.`,
  String.raw`packages/web/src/pages/online/(apart|pips)\.`,
  String.raw`packages/web/src/parts/(clockText|fitting|sitters|ui/botFace|ui/choice|ui/segments|words/(lobbyWords|puzzleWords))\.`,
  String.raw`packages/web/src/table/setup/plan\.`,
  String.raw`packages/games/src/botLadder`,
];

/** The rules of all modules, which always come together; and what the faces of all modules share. */
const MODULES = String.raw`packages/metro/src/(modules/[^/]+/[^/]+\.ts|drawing/marks|catalog|companies|lexicon|tourists|onceEach)`;
const FACES = String.raw`packages/web/src/games/metro/modules/(choices|decision|face|kit|letters|load|onBoard|onTable|own|ownDesk|panels|pieces|reactions|says)\.`;

export default defineConfig({
  plugins: [rulesPlugin(), alongPlugin(), pagePlugin()],
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
  build: {
    // `budget.mjs` reads there what comes with what.
    manifest: true,
    // Data addresses would need an exception in the server's content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that knows the page's style sheets preloads modules by itself.
      polyfill: false,
      // The names of what comes along weigh a kilobyte of the first screen, so only whole pages name it.
      resolveDependencies: (file, along) => (/(?:Page|(?<!no)Table|Result)-[^/]*$/.test(file) ? along : []),
    },
    // A hundredth smaller than what Vite's own minifier makes, which is what the first screen lacks.
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordFile, debugName: "words", priority: 2, includeDependenciesRecursively: false },
            { name: "ways", test: new RegExp(WAYS.join("|")), priority: 2, includeDependenciesRecursively: false },
            // Several pages lead to lessons, and none of the first screens needs any of it.
            {
              name: "learn",
              test: /web\/src\/(games\/lessons|parts\/lessons\/|parts\/ui\/progressLine|parts\/words\/learnWords)/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // The list of games knows how turns are planned; only those who plan ask for it.
            { name: "planning", test: /games\/src\/onTurn/, priority: 2, includeDependenciesRecursively: false },
            // Likewise how long bots may think.
            {
              name: "thinking",
              test: /games\/src\/longestThought|web\/src\/bots\/thinker/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: "first", test: new RegExp(FIRST.join("|")), priority: 1 },
            { name: "table", test: new RegExp(TABLE.join("|")), includeDependenciesRecursively: false },
            { name: "modules", test: new RegExp(MODULES), includeDependenciesRecursively: false },
            { name: "faces", test: new RegExp(FACES), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  ...(api === undefined ? {} : { server: { proxy: { "/api": { target: api, ws: true } } } }),
});
