import { defaultClientConditions, defineConfig } from "vite";
import { rulesPlugin } from "./build/rulesPlugin.ts";

const api = process.env["INTERCHANGE_API"];

/**
 * What home and every table need, in one file: it compresses better than twenty, and is one request. What is only
 * needed later must not match, or it would come with the first screen.
 */
const FIRST = [
  String.raw`node_modules/(@?preact|idb)/`,
  String.raw`packages/tabletop/src/(?!recordJson|recordText|seal|sha256)`,
  String.raw`packages/host/src/(?!testing)`,
  String.raw`packages/metro/src/(drawing/|editions|game|geometry|layout|module\.|moves|network|notation|options)`,
  String.raw`packages/metro/src/(placing|position|preview|registry|scene|scoring|stations|supply|tiles|trace|turn|view)`,
  String.raw`packages/boards/src/([a-z]+\.ts|metro/(?!strip))`,
  String.raw`packages/web/src/client/`,
  String.raw`packages/web/src/bots/(names|thinker)`,
  String.raw`packages/web/src/parts/words/(text|en\.ts|en/(home|names|pages|plural|refusals|table)\.)`,
  String.raw`packages/web/src/keep/(basics|create|gameAt|here|indexedTables|memoryTables|oldShelf|overflowing|tables|useGameAt)`,
  String.raw`packages/web/src/parts/(memory|router|settings)\.`,
  String.raw`packages/web/src/parts/ui/(badge|button|frame|lazy|live|mark|skeleton)`,
];

/** The rules of all modules, which always come together; and what the faces of all modules share. */
const MODULES = String.raw`packages/metro/src/(modules/[^/]+/[^/]+\.ts|catalog|companies|lexicon|tourists|onceEach)`;
const FACES = String.raw`packages/web/src/games/metro/modules/(decision|face|load|marks|modular|onTable|ownDesk|panels|pieces|reactions|says|words)\.`;

export default defineConfig({
  plugins: [rulesPlugin()],
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
  build: {
    // `budget.mjs` reads there what comes with what.
    manifest: true,
    // Data addresses would need an exception in the server's content security policy.
    assetsInlineLimit: 0,
    // Every browser that knows the page's style sheets preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: new RegExp(FIRST.join("|")) },
            { name: "modules", test: new RegExp(MODULES), includeDependenciesRecursively: false },
            { name: "faces", test: new RegExp(FACES), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  ...(api === undefined ? {} : { server: { proxy: { "/api": api } } }),
});
