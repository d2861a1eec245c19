import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runTool } from "./run.mjs";

/** The first one has no window that nobody sees, which saves a sixth of the CPU time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium to test with: the one named by CHROMIUM_PATH, the system's, or Playwright's own.
 * Where there is none, one is installed.
 *
 * @param {(line: string) => void} report
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium(report) {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isProgram(named)) return named;
    report(`CHROMIUM_PATH is ${named}, but there is no such program.`);
    return undefined;
  }
  return (await find()) ?? (await install(report));
}

/** @returns {Promise<string | undefined>} */
async function find() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...MAC, await playwrightsOwn()].find(isProgram);
}

/** Where Playwright would keep one, whether or not it is there. */
async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/**
 * @param {(line: string) => void} report
 * @returns {Promise<string | undefined>}
 */
async function install(report) {
  const log = [];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    report("Installing Chromium with apt-get…");
    const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" } };
    log.push((await run("apt-get", ["update"], quiet)).output);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const { code, output } = await run("apt-get", ["install", "-y", name], quiet);
      log.push(output);
      if (code === 0) break;
    }
  }
  let found = await find();
  if (found === undefined) {
    report("Installing Chromium with Playwright…");
    log.push((await runTool("@playwright/test:playwright", ["install", "chromium"])).output);
    found = await find();
  }
  if (found === undefined) {
    report(`${log.join("\n")}\nThe browser tests need a Chromium, and none could be installed.`);
    report("Install Chromium or Chrome, or name one with CHROMIUM_PATH.");
  }
  return found;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
