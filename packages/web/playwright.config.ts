import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const port = process.env["PORT"] ?? "4173";
const address = `http://localhost:${port}/`;
const chromium = process.env["CHROMIUM_PATH"];
/** Whoever makes the folder removes it: every worker reads this file, and would make one more. */
const data = process.env["BROWSER_DATA"] ?? fileURLToPath(new URL("../../.cache/browser-data", import.meta.url));

/**
 * What Chromium does without. Every window of a whole one draws what an address bar would suggest, unseen, which is a sixth
 * of what a short test costs. Of several such switches only the last counts, so what Playwright leaves out is named again.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  // Playwright's.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "browser",
  testMatch: "*.browser.ts",
  outputDir: "../../.cache/browser-tests",
  // One set of pictures for every system: what they are held to leaves room for how each draws.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  forbidOnly: process.env["CI"] !== undefined,
  // Machines that are busy with others' work stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // By default only half of the cores are used.
  workers: "100%",
  use: {
    baseURL: address,
    // It would fetch the whole page for every test.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        // As root, which continuous integration often is, Chromium starts only without its sandbox.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${WITHOUT.join(",")}`,
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
