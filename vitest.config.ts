import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { rulesPlugin } from "./packages/web/build/rulesPlugin.ts";
import { showPlugin } from "./packages/web/build/show/showPlugin.ts";

const source = "@interchange/source";
const long = process.env["LONG"] === "1";

export default defineConfig({
  plugins: [rulesPlugin(), showPlugin()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    setupFiles: ["scripts/seed-properties.ts", "packages/web/src/words/testSetup.ts"],
    include: ["packages/*/{src,build}/**/*.test.{ts,tsx}", "corpus/**/*.test.ts", "scripts/**/*.test.ts"],
    // Starting an isolated worker per file costs more than running the tests in it,
    // and the engine packages keep no module-level state that could leak between files.
    // Processes rather than threads: resvg's library is unloaded with the last thread that used it, and a thread that
    // ends after that brings the whole run down with all its tests passed.
    pool: "forks",
    isolate: false,
    // One for every core: by itself it would leave one of two cores without work.
    maxWorkers: "100%",
    // Generous: what hangs is found either way, and a busy machine is no fault of a test.
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
  },
});
