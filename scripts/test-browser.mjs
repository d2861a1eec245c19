// Runs the browser tests against the built server. Arguments go to Playwright.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { runTool } from "./run.mjs";
import { at } from "./tree.mjs";

process.exitCode = await test();

async function test() {
  const report = (/** @type {string} */ line) => console.log(line);
  if (!(await ensureBuilt(["server", "web"], report))) return 1;
  const chromium = await ensureChromium(report);
  if (chromium === undefined) return 1;
  const data = mkdtempSync(join(tmpdir(), "interchange-browser-"));
  try {
    const { code } = await runTool("@playwright/test:playwright", ["test", ...process.argv.slice(2)], {
      cwd: at("packages", "web"),
      show: true,
      env: { CHROMIUM_PATH: chromium, PORT: String(await freePort()), BROWSER_DATA: data },
    });
    return code;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
