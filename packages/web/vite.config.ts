import { defaultClientConditions, defineConfig } from "vite";
import { offlinePlugin } from "./build/offlinePlugin.ts";
import { pagePlugin } from "./build/pagePlugin.ts";
import { rulesPlugin } from "./build/rulesPlugin.ts";

const api = process.env["INTERCHANGE_API"];

export default defineConfig({
  plugins: [rulesPlugin(), offlinePlugin(), pagePlugin()],
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
          // Shared chunks, so that each page and each table does not bring its own.
          groups: [
            { name: "kit", test: /\/web\/src\/kit\/(?!rules\/article)|\/node_modules\/@?preact\//, priority: 2 },
            { name: "client", test: /\/web\/src\/(?:client|storage)\/(?!testing|transfer)/, priority: 1 },
            { name: "table", test: /\/web\/src\/table\/(?:desk|frame|log|sound)\// },
          ],
        },
      },
    },
  },
  ...(api === undefined ? {} : { server: { proxy: { "/api": { target: api, ws: true } } } }),
});
