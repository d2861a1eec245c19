import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const port = process.env["PORT"] ?? "4173";
const address = `http://localhost:${port}/`;
const chromium = process.env["CHROMIUM_PATH"];
/**
 * Whoever creates the folder removes it. Every worker reads this file, so creating it here would leave one per worker.
 */
const data = process.env["BROWSER_DATA"] ?? fileURLToPath(new URL("../../.cache/browser-data", import.meta.url));

export default defineConfig({
  testDir: "browser",
  testMatch: "*.browser.ts",
  outputDir: "../../.cache/browser-tests",
  // One set of pictures for every system. The tolerance allows for how each one renders.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  forbidOnly: process.env["CI"] !== undefined,
  // A busy machine can stall for seconds.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // By default only half of the cores are used.
  workers: "100%",
  use: {
    baseURL: address,
    // It would download the whole page for every test.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        // CI often runs as root, and then Chromium starts only without its sandbox.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node ../../scripts/start.mjs",
    env: { PORT: port, INTERCHANGE_DATA: data },
    url: `${address}api/health`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
