/**
 * The page in the test language, English with every text in brackets: text without brackets does not come from the
 * catalogue. Names, squares, tiles and numbers may.
 */
import { CATALOG } from "@interchange/metro";
import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { CITY_NAMES, STATION_NAMES } from "./placeNames.ts";
import { complaints, LONG, longTest, prepare, restingMiddle } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const PLAYERS: Plan["players"] = [
  ["Ada", "person"],
  ["Bo", "random"],
];

/** Every language says its own name, whatever the page speaks. */
const LANGUAGE_NAMES = ["English", "Deutsch", "Português (Brasil)"];
/** Dates are worded by the browser, in the language of the page. */
const MONTH = new Date().toLocaleDateString("en", { month: "short" });
const TODAY = (["weekday", "month"] as const).map((part) => new Date().toLocaleDateString("en", { [part]: "long" }));

/** Everything that can be read or heard outside brackets. A string, since this file is compiled for Node. */
const BARE = `(() => {
  const bare = (text) => {
    let depth = 0;
    let left = "";
    for (const letter of text) {
      if (letter === "⟦") { depth++; left += " "; }
      else if (letter === "⟧") depth--;
      else if (depth === 0) left += letter;
    }
    return left;
  };
  // A text may be one that several elements say together, so each is read from its own text nodes.
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("script, noscript, article.rules, .rules-contents ul, textarea, .line-letter")) texts.push(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const element of document.querySelectorAll("[" + name + "]")) texts.push(element.getAttribute(name));
  return [...new Set(texts.map((text) => bare(text).trim()).filter((text) => /\\p{L}/u.test(text)))];
})()`;

/** Proper names and initials, squares and columns, tiles, and numbers of rules. */
function isName(text: string, names: readonly string[]): boolean {
  const left = names.reduce((rest, name) => rest.replaceAll(name, " "), text);
  return !/\p{L}/u.test(left.replaceAll(/\b(?:[a-h][1-8]?|[a-d]{4}|[A-Z]|[A-Z]{2}\.\d+)\b/g, " "));
}

/** Names of stations may be written in two lines. */
const STATION_WORDS = STATION_NAMES.flatMap((name) => [
  ...name.split(" "),
  ...(name.includes("-") ? [name.slice(name.indexOf("-") + 1)] : []),
]);

async function bareOn(page: Page, names: readonly string[] = []): Promise<readonly string[]> {
  const longestFirst = [
    "Ada",
    "Bo",
    MONTH,
    ...TODAY,
    ...LANGUAGE_NAMES,
    ...names,
    ...CITY_NAMES,
    ...STATION_NAMES,
    ...STATION_WORDS,
  ].toSorted((one, other) => other.length - one.length);
  return (await page.evaluate<readonly string[]>(BARE)).filter((text) => !isName(text, longestFirst));
}

async function begin(page: Page, plan: Omit<Plan, "players">, seed = "brackets"): Promise<void> {
  await prepare(page, { players: PLAYERS, ...plan });
  await page.goto(`/new/${plan.game ?? "metro"}?lang=brackets&seed=${seed}`);
  await page.locator(".setup-end .primary").click();
  await expect(page.locator(".metro-drawing, .map-drawing").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

/** Everything that opens over the table. */
async function openSheets(page: Page): Promise<void> {
  const menu = page.locator(".table-bar > button").last();
  for (let item = 0; ; item++) {
    await menu.click();
    const items = page.locator(".menu button");
    // The last one leaves the table, and so do the settings, two before it.
    const left = (await items.count()) - 1 - item;
    if (!left) break;
    if (left === 2) {
      await page.keyboard.press("Escape");
      continue;
    }
    await items.nth(item).click();
    await expect(page.locator(".loading")).toHaveCount(0);
    expect(await bareOn(page), `item ${item}`).toEqual([]);
    // What a panel loads may still be on its way, and it closes with the next click.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog")).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.keyboard.press("End");
  }
}

const MODULES: readonly (readonly string[])[] = [
  [],
  ["stock-corporations", "central-stations"],
  ["center-rails", "numbered-stations"],
  ...CATALOG.filter(({ kind }) => kind === "city").map(({ id }) => [id]),
];

/** Squares whose words have this in them. */
const squares = (page: Page, words: string): Locator => page.locator(`[role=gridcell][aria-label*="${words}"]`);

async function press(page: Page, square: Locator): Promise<void> {
  const { x, y } = await restingMiddle(square);
  await page.mouse.click(x, y);
}

/** Waits for the person's turn and tries something: a pending decision, or a tile. False once the game is over. */
async function attempt(page: Page): Promise<boolean> {
  const confirm = page.locator(".tray-actions .primary");
  await expect(page.locator(".thinking")).toHaveCount(0);
  await expect(confirm).toBeVisible();
  const choosable = squares(page, "you can choose it");
  const free = squares(page, "you can place your tile here");
  if (await page.locator(".own-decision").count()) {
    if (await choosable.count()) await press(page, choosable.first());
    else await page.locator(".own-option").first().click();
  } else if (await free.count()) await press(page, free.nth((await free.count()) >> 1));
  else if (await page.locator(".tray-pair button").count()) await page.locator(".tray-pair button").first().click();
  else return false;
  return true;
}

for (const modules of MODULES)
  (modules.length ? longTest : test)(
    `Metro with ${modules.join(", ") || "no module"} says nothing that is not in the catalogue`,
    async ({ page }) => {
      const heard = complaints(page);
      await begin(page, { modules });
      expect(await bareOn(page)).toEqual([]);
      for (let turn = 0; turn < (LONG ? 8 : 3) && (await attempt(page)); turn++) {
        expect(await bareOn(page)).toEqual([]);
        const confirm = page.locator(".tray-actions .primary:enabled");
        if (await confirm.count()) await confirm.click();
        // A decision is stored before it is shown.
        await expect(confirm).toHaveCount(0);
      }
      expect(await bareOn(page)).toEqual([]);
      await openSheets(page);
      expect(heard).toEqual([]);
    },
  );

longTest("the solo game says nothing that is not in the catalogue", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page, { players: [["Ada", "person"]], modules: ["solo"] });
  await page.goto("/new/metro?lang=brackets&seed=brackets");
  await page.locator(".setup-end .primary").click();
  await expect(page.locator(".metro-drawing, .map-drawing").first()).toBeVisible();
  for (let turn = 0; turn < 3 && (await attempt(page)); turn++) {
    expect(await bareOn(page)).toEqual([]);
    await page.locator(".tray-actions .primary:enabled").click();
  }
  expect(await bareOn(page)).toEqual([]);
  expect(heard).toEqual([]);
});

longTest("On the Underground says nothing that is not in the catalogue", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { game: "underground" });
  expect(await bareOn(page)).toEqual([]);
  await page.locator('[data-spot^="block"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("button.slot")).toHaveCount(1);
  expect(await bareOn(page)).toEqual([]);
  for (const tab of await page.locator(".beside-map .tab").all()) {
    await tab.click();
    expect(await bareOn(page)).toEqual([]);
  }
  for (let turn = 0; turn < 3; turn++) {
    await expect(page.locator(".thinking")).toHaveCount(0);
    await page.keyboard.press("e");
    await expect(page.locator(".trip-choice").or(page.locator(".line-choice")).first()).toBeVisible();
    expect(await bareOn(page)).toEqual([]);
    const send = page.locator(".tray-actions .primary:enabled");
    while (await page.locator(".trip-choice").count()) {
      await page
        .locator(".trip-option")
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      await send.click({ timeout: 1000 }).catch(() => undefined);
    }
  }
  await expect(page.locator(".thinking")).toHaveCount(0);
  expect(await bareOn(page)).toEqual([]);
  await openSheets(page);
  expect(heard).toEqual([]);
});

longTest("the pages around tables say nothing that is not in the catalogue", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, {});
  for (const path of [
    "/",
    "/new/metro",
    "/new/underground",
    "/settings",
    "/lobby",
    "/nowhere",
    "/table/nowhere",
    "/rules/metro",
  ]) {
    await page.goto(`${path}?lang=brackets`);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator(".loading")).toHaveCount(0);
    for (const details of await page.locator("details").all()) await details.locator("summary").first().click();
    // Other tests leave tables with bots on the server, which names them as records do.
    expect(await bareOn(page, ["Drifter", "Random"]), path).toEqual([]);
  }
  expect(heard).toEqual([]);
});

longTest("a table of the server that waits says nothing that is not in the catalogue", async ({ page, baseURL }) => {
  const heard = complaints(page);
  const asked = async (method: string, path: string, data: object): Promise<unknown> =>
    (await page.request.fetch(`${baseURL}api/${path}`, { method, data })).json();
  await asked("PUT", "me", { name: "Ada" });
  const { id } = (await asked("POST", "tables", {
    game: "metro",
    setup: { seats: 3, modules: ["paris"] },
    seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "planner" }],
    control: { kind: "live", initial: 600_000, increment: 5_000 },
    assist: "none",
    isPublic: false,
    seat: 0,
    nonce: "0".repeat(32),
  })) as { readonly id: string };
  for (const path of [`/at/${id}?`, "/?", "/settings?", "/new/metro?where=online&"]) {
    await page.goto(`${path}lang=brackets`);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator(".loading, .skeleton")).toHaveCount(0);
    await expect(page.locator(".gathering, .table-item, .you-section, .clock-figures").first()).toBeVisible();
    // The server names devices after the browser and its system.
    expect(await bareOn(page, ["Chrome Linux"]), path).toEqual([]);
  }
  await page.request.fetch(`${baseURL}api/tables/${id}`, { method: "DELETE" });
  expect(heard).toEqual([]);
});

for (const record of [
  "metro/modules/paris.record",
  "metro/modules/stock-corporations.record",
  "underground/2006/2-seats.record",
])
  longTest(`result and review of ${record} say nothing that is not in the catalogue`, async ({ page }) => {
    const text = readFileSync(new URL(`../../../corpus/${record}`, import.meta.url), "utf8");
    const names = [...text.matchAll(/\[Seat\d "([^"]+)"\]/g)].map(([, name]) => name!);
    await page.goto("/?lang=brackets");
    await page.getByRole("button", { name: /Import a game/ }).click();
    await page.locator("dialog textarea").fill(text);
    await page.locator("dialog .primary").click();
    await expect(page).toHaveURL(/\/table\//);
    const table = page.url();
    await expect(page.locator(".metro-drawing, .map-drawing").first()).toBeVisible();
    expect(await bareOn(page, names)).toEqual([]);
    await page.goto(`${table}/result?lang=brackets&work=2`);
    await expect(page.locator(".result")).toBeVisible();
    expect(await bareOn(page, names)).toEqual([]);
    await page.goto(`${table}/review?lang=brackets&work=2`);
    await expect(page.locator(".review-page")).toBeVisible();
    await expect(page.locator(".review-progress")).toHaveCount(0, { timeout: 30_000 });
    for (const details of await page.locator("details").all()) await details.locator("summary").first().click();
    await page.getByRole("radio", { name: "All moves" }).check();
    await page.locator(".graph-panel header button").last().click();
    await expect(page.locator(".graph-table")).toBeVisible();
    expect(await bareOn(page, names)).toEqual([]);
    await page.locator(".verdict-buttons .primary").click();
    await expect(page.locator(".try-row").first()).toBeVisible();
    await page.locator(".try-row").first().click();
    expect(await bareOn(page, names)).toEqual([]);
  });
