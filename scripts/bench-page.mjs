// Measures the page as a mid-range phone on slow 4G has it: Chromium with four times less speed and 1.6 Mbit/s. Prints
// one line of JSON. Every figure is the least of several runs, because a busy machine only ever adds to it.
//
//   npm run bench:page                       what is built here
//   npm run bench:page -- --url http://…     whatever is served there; --runs 5 for more runs
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { at } from "./tree.mjs";

/** Lighthouse's slow 4G, and its phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Tiles that are placed in a run. */
const TURNS = 6;

const { values: typed } = parseArgs({ options: { url: { type: "string" }, runs: { type: "string" } } });
const runs = Number(typed.runs ?? 3);
const say = (/** @type {string} */ line) => console.error(line);

process.exitCode = await bench();

async function bench() {
  const program = await ensureChromium(say);
  if (program === undefined) return 1;
  const served = typed.url === undefined ? await serveHere() : { url: typed.url, stop: () => undefined };
  if (!served) return 1;
  const browser = await chromium.launch({
    executablePath: program,
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  try {
    /** @type {Record<string, number>[]} */
    const all = [];
    for (let run = 0; run < runs; run++) {
      say(`run ${run + 1} of ${runs}`);
      all.push({ ...(await atHome(browser, served.url)), ...(await atTable(browser, served.url)) });
    }
    const least = Object.fromEntries(
      Object.keys(all[0] ?? {}).map((name) => [name, Math.min(...all.map((figures) => figures[name] ?? Infinity))]),
    );
    console.log(JSON.stringify({ bench: "page", runs, ...least }));
  } finally {
    await browser.close();
    served.stop();
  }
  return 0;
}

/** A server of its own, with nothing in it. */
async function serveHere() {
  if (!(await ensureBuilt(["server", "web"], say))) return undefined;
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "interchange-bench-"));
  const server = spawn(process.execPath, [at("scripts", "start.mjs")], {
    env: { ...process.env, PORT: String(port), INTERCHANGE_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.once("exit", () => rmSync(data, { recursive: true, force: true }));
  await new Promise((resolve) => server.stdout.once("data", resolve));
  return { url: `http://localhost:${port}`, stop: () => server.kill() };
}

/**
 * A page that notes what it is slow at, from its first moment on.
 *
 * @param {import("@playwright/test").Browser} browser
 */
async function phone(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // A text, since this runs in the page.
  await page.addInitScript(`
    window.noted = { paint: 0, shift: 0, task: 0, events: [] };
    const note = (type, each, more) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
    note("largest-contentful-paint", (entry) => { noted.paint = entry.startTime; });
    note("layout-shift", (entry) => { if (!entry.hadRecentInput) noted.shift += entry.value; });
    note("longtask", (entry) => { noted.task = Math.max(noted.task, entry.duration); });
    note("event", (entry) => { if (entry.interactionId) noted.events.push([entry.name, entry.duration]); }, { durationThreshold: 16 });
    if (localStorage.getItem("interchange/settings") === null)
      localStorage.setItem("interchange/settings", '{"theme":"system","motion":"normal","botPace":"off","doubleTap":false}');
  `);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    page,
    /** What the page's thread has worked so far: its own time, whatever else the machine does. */
    worked: async () => {
      const { metrics } = await cdp.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    },
    close: () => context.close(),
    slow: async () => {
      await cdp.send("Network.emulateNetworkConditions", NETWORK);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    },
  };
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<{ paint: number, shift: number, task: number, events: [string, number][] }>}
 */
function noted(page) {
  return page.evaluate("noted");
}

/**
 * What a start costs, once nothing more is fetched.
 *
 * @param {string} name
 * @param {import("@playwright/test").Page} page
 */
async function start(name, page) {
  await page.waitForLoadState("networkidle");
  const { paint, shift, task } = await noted(page);
  return {
    [`${name} largest paint ms`]: Math.round(paint),
    [`${name} layout shift`]: Math.round(shift * 1000) / 1000,
    [`${name} longest task ms`]: Math.round(task),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function atHome(browser, url) {
  const { page, slow, worked, close } = await phone(browser);
  await slow();
  await page.goto(url);
  await page.locator(".play-go").waitFor();
  const figures = await start("home", page);
  const work = Math.round(await worked());
  await close();
  return { ...figures, "home work ms": work };
}

/**
 * A plain table of Metro: its start, and what happens between a press and the picture that answers it.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function atTable(browser, url) {
  const { page, slow, worked, close } = await phone(browser);
  await page.goto(`${url}/new/metro?seed=bench&lang=en`);
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await page.locator(".stage svg").first().waitFor();
  await page.context().clearCookies();
  await slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.reload();
  await page.locator(".stage svg").first().waitFor();
  const figures = await start("table", page);
  const begun = await worked();
  const chosen = [];
  const placed = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const squares = page.locator('[role=gridcell][aria-label$="you can place your tile here"]');
    await squares.first().waitFor();
    chosen.push(await answered(page, () => squares.nth(turn * 2).click({ force: true })));
    placed.push(await answered(page, () => page.getByRole("button", { name: "Place it" }).click()));
  }
  const work = (await worked()) - begun;
  await close();
  return {
    ...figures,
    "work of a turn ms": Math.round(work / TURNS),
    "choosing a square ms": median(chosen),
    "placing a tile ms": median(placed),
    "placing a tile, slowest ms": Math.max(...placed),
  };
}

/**
 * The longest time between something that is done and the next picture.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} act
 */
async function answered(page, act) {
  await page.evaluate("noted.events.length = 0");
  await act();
  await page.waitForFunction("noted.events.length > 0", undefined, { timeout: 5000 }).catch(() => undefined);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))");
  const { events } = await noted(page);
  return Math.max(0, ...events.map(([, duration]) => duration));
}

/** @param {readonly number[]} all */
function median(all) {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}
