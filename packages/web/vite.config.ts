import { defaultClientConditions, defineConfig } from "vite";
import { chunkOf } from "./build/chunks.ts";
import { offlinePlugin } from "./build/offlinePlugin.ts";
import { pagePlugin } from "./build/pagePlugin.ts";
import { rulesPlugin } from "./build/rulesPlugin.ts";

const api = process.env["INTERCHANGE_API"];

export default defineConfig({
  plugins: [rulesPlugin(), offlinePlugin(), pagePlugin()],
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
  build: {
    // `budget.mjs` reads there what comes with what.
    manifest: true,
    // Data addresses would need an exception in the server's content security policy.
    assetsInlineLimit: 0,
    // Every browser that knows the page's style sheets preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] } },
    },
  },
  ...(api === undefined ? {} : { server: { proxy: { "/api": { target: api, ws: true } } } }),
});
