/**
 * Takes pictures of every page and state, to look at. With a server running:
 *
 *     npx tsx --conditions=@interchange/source packages/web/browser/screenshots.ts http://localhost:3000 /tmp/pictures
 *
 * After the folder you can give a size and theme, such as `360-light`, a scene, such as `city-london`, and a language,
 * such as `de`. "" stands for all.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CATALOG } from "@interchange/metro";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { confirm, decision, playOn } from "./modules.ts";
import { MORE_SCENES, shootDown } from "./screenshotScenes.ts";
import type { Scene, Shoot } from "./screenshotScenes.ts";
import { speak } from "./spoken.ts";
import { begin, clickSquare, DUEL, playByMouse, prepare, targets, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import { blocksInSight, buildByMouse, finishTurn, lines } from "./underground.ts";

const [address = "http://localhost:3000", folder = "pictures", only = "", scenes = "", language = "en"] =
  process.argv.slice(2);
const SIZES = [
  [360, 640],
  [820, 1180],
  [1440, 900],
] as const;
const FOUR: Plan = {
  players: [
    ["You", "person"],
    ["Planner", "planner"],
    ["Collector", "greedy"],
    ["Drifter", "random"],
  ],
};

const LONDON_FIVE: Plan = {
  game: "underground",
  players: [
    ["You", "person"],
    ["Planner", "planner"],
    ["Collector", "greedy"],
    ["Drifter", "random"],
    ["Planner 2", "planner"],
  ],
};

async function turns(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < count && (await yourTurn(page)); turn++) await playByMouse(page, turn * 7);
  await yourTurn(page);
}

async function sheet(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

async function closeSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close", exact: true }).click();
}

async function pages(page: Page, shoot: Shoot): Promise<void> {
  await prepare(page, FOUR);
  for (const [path, name] of [
    ["/", "home-empty"],
    ["/new", "setup"],
    ["/new/underground", "setup-underground"],
    ["/rules", "rules"],
    ["/rules/underground", "rules-underground"],
    ["/settings", "settings"],
    ["/lobby", "lobby"],
    ["/puzzles", "puzzles"],
    ["/learn", "learn"],
    ["/box/metro", "box-metro"],
    ["/box/underground", "box-underground"],
    ["/nowhere", "not-found"],
    ["/table/none", "no-table"],
  ] as const) {
    await page.goto(path);
    await page.waitForTimeout(500);
    await shootDown(page, shoot, name);
  }
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("[Game metro]");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await shoot("import-failed");
}

async function table(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, FOUR, "pictures");
  await yourTurn(page);
  await shoot("table-start");
  await turns(page, 7);
  await page.mouse.move(1, 1);
  await shoot("table-turn");
  const squares = await targets(page);
  await clickSquare(page, squares[Math.floor(squares.length / 2)] ?? "");
  await page.mouse.move(1, 1);
  await page.waitForTimeout(300);
  await shoot("table-ledger");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  await clickSquare(page, "d4");
  await shoot("table-why-not");
  await sheet(page, "Scores");
  await page.waitForTimeout(250);
  await shoot("sheet-scores");
  await page.getByRole("row").filter({ hasText: "open" }).first().getByRole("button").click();
  await shoot("table-traced");
  await page.keyboard.press("Escape");
  for (const name of ["Lines", "Unseen tiles", "Log", "Rules", "Export", "Keyboard"]) {
    await sheet(page, name);
    await page.waitForTimeout(250);
    await shoot(`sheet-${name.toLowerCase().replaceAll(" ", "-")}`);
    await closeSheet(page);
  }
  await sheet(page, "History");
  await shoot("table-history");
  await page.keyboard.press("End");
  await page.goto("/");
  await page.waitForTimeout(200);
  await shoot("home-tables");
}

/** A table with modules: its start, its first decision, the ledger, the panel, and the end. */
async function withModules(page: Page, shoot: Shoot, name: string, modules: readonly string[]): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1100;
  await begin(
    page,
    { players: FOUR.players.map(([who]) => [who, who === "You" ? "person" : "random"]), modules },
    "pictures",
  );
  await yourTurn(page);
  await shoot(`${name}-start`);
  let decisions = 0;
  const asks = CATALOG.some(({ id, own }) => modules.includes(id) && own?.choices !== undefined);
  const longest = asks ? 40 : 8;
  for (let turn = 0; turn < longest && (turn < 8 || !decisions); turn++) {
    if (!(await yourTurn(page))) break;
    if ((await decision(page).isVisible()) && decisions++ === 0) await shoot(`${name}-decision`);
    await playOn(page, turn);
  }
  if ((await yourTurn(page)) && !(await decision(page).isVisible())) {
    const squares = await targets(page);
    await clickSquare(page, squares[Math.floor(squares.length / 2)] ?? "");
    await page.mouse.move(1, 1);
    await page.waitForTimeout(300);
    await shoot(`${name}-ledger`);
    await page.keyboard.press("Escape");
  }
  if (isNarrow) {
    await page.getByRole("button", { name: "Modules" }).click();
    await page.waitForTimeout(300);
    await shoot(`sheet-${name}`);
    await closeSheet(page);
  }
  await sheet(page, "Scores");
  await page.waitForTimeout(300);
  await shoot(`sheet-${name}-scores`);
  await closeSheet(page);
}

async function stock(page: Page, shoot: Shoot): Promise<void> {
  await withModules(page, shoot, "stock", ["stock-corporations"]);
  if (await decision(page).isVisible()) return;
  if ((page.viewportSize()?.width ?? 0) < 1100) await page.getByRole("button", { name: "Modules" }).click();
  const open = page.getByRole("button", { name: /Exchange your 30% share for the face-up/ });
  if (!(await open.count())) return;
  await open.click();
  await page.waitForTimeout(300);
  await shoot("stock-exchange");
  await confirm(page).click();
}

/** Every city by itself. */
const CITIES: readonly Scene[] = CATALOG.filter(({ kind }) => kind === "city").map(({ id }) => ({
  name: `city-${id}`,
  take: (page, shoot) => withModules(page, shoot, `city-${id}`, [id]),
}));

async function rails(page: Page, shoot: Shoot): Promise<void> {
  await withModules(page, shoot, "rails", ["center-rails"]);
}

async function central(page: Page, shoot: Shoot): Promise<void> {
  await withModules(page, shoot, "central", ["central-stations", "numbered-stations"]);
}

async function together(page: Page, shoot: Shoot): Promise<void> {
  await withModules(page, shoot, "together", ["stock-corporations", "central-stations", "paris"]);
}

async function modulesResult(page: Page, shoot: Shoot): Promise<void> {
  await begin(
    page,
    {
      players: [
        ["Ada", "random"],
        ["Bo", "random"],
        ["Cy", "random"],
      ],
      modules: ["stock-corporations", "paris"],
    },
    "pictures",
  );
  await title(page).filter({ hasText: "The game is over" }).waitFor({ timeout: 60_000 });
  await shoot("modules-over");
  await page.getByRole("button", { name: "Result" }).click();
  await page.waitForTimeout(300);
  await shoot("modules-result");
  await page.locator(".each").scrollIntoViewIfNeeded();
  await page.locator(".each").evaluate((each) => each.scrollIntoView());
  await shoot("modules-result-sources");
}

async function modulesSetup(page: Page, shoot: Shoot): Promise<void> {
  await prepare(page, FOUR);
  await page.goto("/new/metro");
  await page.getByRole("checkbox", { name: "Stock corporations" }).check();
  await page.getByRole("radio", { name: /^Paris/ }).check();
  for (const [part, name] of [
    [".pictures", "setup-modules"],
    [".your-table", "setup-modules-card"],
  ] as const) {
    await page
      .locator(part)
      .first()
      .evaluate((each) => each.scrollIntoView());
    // Pictures are drawn when they come into sight.
    await page.waitForTimeout(500);
    await shoot(name);
  }
  await page.goto("/rules/metro/paris");
  await page.waitForTimeout(300);
  await shoot("rules-paris");
}

async function sharing(page: Page, shoot: Shoot): Promise<void> {
  await begin(
    page,
    {
      players: [
        ["Ada", "person"],
        ["Bo", "person"],
      ],
      options: { "hand-size": "3", orientation: "free" },
    },
    "pictures",
  );
  await page.getByRole("button", { name: "I'm Ada" }).click();
  await page.mouse.move(1, 1);
  await shoot("table-three-tiles");
  await playByMouse(page, 2);
  await shoot("table-hand-over");
}

async function openHands(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { ...DUEL, options: { "open-hands": "yes" } }, "pictures");
  await page.locator(".held").first().waitFor();
  await shoot("table-open-hands-duel");
}

async function largeOpenHands(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { ...FOUR, options: { "open-hands": "yes", "hand-size": "3" } }, "pictures");
  await page.locator(".held").first().waitFor({ state: "attached" });
  await shoot("table-open-hands");
  await page.locator(".players").getByRole("button").first().click();
  await shoot("sheet-open-hands-scores");
}

async function result(page: Page, shoot: Shoot): Promise<void> {
  await begin(
    page,
    {
      players: [
        ["Ada", "greedy"],
        ["Bo", "random"],
        ["Cy", "greedy"],
      ],
    },
    "pictures",
  );
  await title(page).filter({ hasText: "The game is over" }).waitFor({ timeout: 30_000 });
  await shoot("table-over");
  await page.getByRole("button", { name: "Result" }).click();
  await page.waitForTimeout(300);
  await shoot("result");
}

async function london(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, LONDON_FIVE, "pictures");
  await yourTurn(page);
  await page.waitForTimeout(300);
  await shoot("london-start");
  for (let turn = 0; turn < 3 && (await yourTurn(page)); turn++) {
    const wanted = lines(page).nth(turn % 2);
    if ((await wanted.getAttribute("aria-pressed")) !== "true") await wanted.click();
    for (let piece = 0; piece < 3; piece++) if ((await blocksInSight(page)).length) await buildByMouse(page, piece + 2);
    await finishTurn(page);
  }
  await yourTurn(page);
  await page.mouse.move(1, 1);
  await page.waitForTimeout(400);
  await shoot("london-turn");
  await buildByMouse(page, 1);
  await page.mouse.move(1, 1);
  await shoot("london-draft");
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await page.getByRole("searchbox").fill("lew");
  await page.waitForTimeout(250);
  await shoot("sheet-london-stations");
  await page.getByRole("dialog").getByRole("button", { name: "Lewisham" }).click();
  await page.waitForTimeout(300);
  await shoot("london-station");
  await page.locator(".station-blocks button").first().click();
  await shoot("london-why-not");
  await page.keyboard.press("Escape");
  for (const name of ["Scores", "Lines", "Destinations", "Log", "Menu"]) {
    if (name === "Menu") await page.getByRole("button", { name }).click();
    else await sheet(page, name);
    await page.waitForTimeout(250);
    await shoot(`sheet-london-${name.toLowerCase()}`);
    await closeSheet(page);
  }
  await page.getByRole("button", { name: /(^End turn|and end)$/ }).click();
  await page.waitForTimeout(200);
  await shoot("london-trip");
  await sheet(page, "History");
  await shoot("london-history");
  await page.goto("/");
  await page.waitForTimeout(200);
  await shoot("home-london");
}

async function londonResult(page: Page, shoot: Shoot): Promise<void> {
  await begin(
    page,
    {
      game: "underground",
      players: [
        ["Ada", "greedy"],
        ["Bo", "greedy"],
        ["Cy", "random"],
      ],
    },
    "pictures",
  );
  await title(page).filter({ hasText: "The game is over" }).waitFor({ timeout: 60_000 });
  await shoot("london-over");
  await page.getByRole("button", { name: "Result" }).click();
  await page.waitForTimeout(400);
  await shoot("london-result");
}

const SCENES: readonly Scene[] = [
  ...[
    pages,
    table,
    sharing,
    openHands,
    largeOpenHands,
    result,
    stock,
    rails,
    central,
    together,
    modulesResult,
    modulesSetup,
    london,
    londonResult,
  ]
    // Each is called by the name of its function.
    .map((take): Scene => ({ name: take.name, take })),
  ...CITIES,
  ...MORE_SCENES,
];

let isSpeaking = language === "en";
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const [width, height] of SIZES)
  for (const colorScheme of ["light", "dark"] as const) {
    if (only && !`${width}-${colorScheme}`.startsWith(only)) continue;
    for (const scene of SCENES) {
      if (scenes && !scene.name.startsWith(scenes)) continue;
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height },
        colorScheme,
        locale: language,
        deviceScaleFactor: width < 500 ? 2 : 1,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      if (!isSpeaking) await speak(page, language);
      isSpeaking = true;
      const shoot: Shoot = async (name) => {
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: false });
      };
      // If a scene fails, take a picture of where it stopped, and go on with the others.
      await scene.take(page, shoot).catch(async (error: unknown) => {
        console.error(`${scene.name} at ${width} in ${colorScheme}:`, error);
        await shoot(`FAILED-${scene.name}`);
        process.exitCode = 1;
      });
      await context.close();
    }
  }
await browser.close();
