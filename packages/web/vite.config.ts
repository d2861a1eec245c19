import { defaultClientConditions, defineConfig } from "vite";
import { offlinePlugin } from "./build/offlinePlugin.ts";
import { pagePlugin } from "./build/pagePlugin.ts";
import { showPlugin } from "./build/show/showPlugin.ts";
import { rulesPlugin } from "./build/rulesPlugin.ts";

const api = process.env["INTERCHANGE_API"];

export default defineConfig({
  plugins: [rulesPlugin(), showPlugin(), offlinePlugin(), pagePlugin()],
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
  build: {
    // `budget.mjs` reads the chunks and their imports from it.
    manifest: true,
    // Data URLs would need an exception in the server's content security policy.
    assetsInlineLimit: 0,
    // Every browser that supports our style sheets preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A chunk holds the folders named here and all that they import. Where two want the same file, the higher
          // priority gets it.
          groups: [
            // What every page needs: parts of pages, what is known of each game, tables and where they are stored.
            {
              name: "kit",
              test: /\/web\/src\/kit\/(?!rules\/article)|\/node_modules\/@?preact\/|\/boards\/src\/[^/]+$/,
              priority: 4,
            },
            { name: "app", test: /\/web\/src\/games\/(?:\w+\/)?\w+\.tsx?$/, priority: 3 },
            { name: "client", test: /\/web\/src\/(?:client(?!\/(?:online|testing))|storage|api)\//, priority: 2 },
            // What every table needs, and then each game's while it is played.
            { name: "table", test: /\/web\/src\/table\/(?:desk|frame|log|sound)\/|\/tabletop\/src\//, priority: 1 },
            // Tables and rooms of a server.
            { name: "online", test: /\/web\/src\/client\/online\// },
            { name: "metro", test: /\/web\/src\/games\/metro\/(?:desk|table|ledger)\// },
            { name: "underground", test: /\/web\/src\/games\/underground\/(?:desk|table|panels)\// },
          ],
        },
      },
    },
  },
  // So that a bot loads what it knows of a module only when it plays it.
  worker: { format: "es" },
  ...(api === undefined ? {} : { server: { proxy: { "/api": { target: api, ws: true } } } }),
});
