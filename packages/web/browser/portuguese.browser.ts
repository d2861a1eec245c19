/**
 * Both games in Brazilian Portuguese on a phone, for a browser that asks for it: nothing is wider than the screen, and
 * nothing is in English.
 */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { CITY_NAMES, STATION_NAMES } from "./placeNames.ts";
import { complaints, LONG, prepare, restingMiddle, settled } from "./table.ts";
import type { Plan } from "./table.ts";

test.skip(!LONG, "in npm run test:all");
test.use({ viewport: { width: 360, height: 640 }, locale: "pt-BR" });

const PLAYERS: Plan["players"] = [
  ["Ana", "person"],
  ["Beto", "random"],
];

/** Words that English says all the time and Portuguese never. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|of|and|your|you|with|is|are|this|that|it|at|in|from|to|by|turn|tiles?|lines?|squares?|stations?|place|draw|points?|players?|game|board|table|rules?|moves|nobody|none|free|open|back|level)(?![\p{L}-])/iu;

/** Everything that can be read or heard, except names. A string, since this file is compiled for Node. */
const SAID = `(() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("script, noscript, code, svg")) texts.push(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const element of document.querySelectorAll("[" + name + "]")) texts.push(element.getAttribute(name));
  return [...new Set(texts)];
})()`;

const NAMES = ["On the Underground", "Cable Car", "English", ...CITY_NAMES, ...STATION_NAMES].toSorted(
  (one, other) => other.length - one.length,
);

/** Whether everything is in Portuguese and fits the screen. */
async function isGood(page: Page, where: string): Promise<void> {
  await expect(page.locator(".loading")).toHaveCount(0);
  const said = await page.evaluate<readonly string[]>(SAID);
  const english = said.filter((text) => ENGLISH.test(NAMES.reduce((rest, name) => rest.replaceAll(name, " "), text)));
  expect(english, where).toEqual([]);
  expect(await page.evaluate<number>("document.documentElement.scrollWidth"), where).toBeLessThanOrEqual(360);
}

async function begin(page: Page, plan: Omit<Plan, "players">): Promise<void> {
  await prepare(page, { players: PLAYERS, ...plan });
  await page.goto(`/new/${plan.game ?? "metro"}?seed=portuguese`);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await isGood(page, "setup");
  await page.getByRole("button", { name: "Iniciar partida" }).click();
  await expect(page.locator(".metro-drawing, .map-drawing").first()).toBeVisible();
}

test("Metro is played in Portuguese on a phone", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { modules: ["stockholm", "central-stations"] });
  const title = page.locator(".status-line b");
  const free = page.locator('[role=gridcell][aria-label$="você pode colocar a sua peça aqui"]');
  for (let turn = 0; turn < 3; turn++) {
    await settled(page);
    await expect(title).toHaveText("Sua vez");
    await expect(free.first()).toBeVisible();
    const { x, y } = await restingMiddle(free.nth((await free.count()) >> 1));
    await page.mouse.click(x, y);
    await isGood(page, `tile ${turn}`);
    await page.getByRole("button", { name: "Colocar", exact: true }).click();
  }
  await settled(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Registro", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Você colocou uma peça em");
  await isGood(page, "log");
  expect(heard).toEqual([]);
});

test("On the Underground is played in Portuguese on a phone", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { game: "underground" });
  await expect(page.locator(".status-line b, .status b").first()).toHaveText("Sua vez");
  await page.locator('[data-spot^="block"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("button.slot")).toHaveCount(1);
  await isGood(page, "a piece");
  await page.getByRole("button", { name: "Pegar 3 fichas e encerrar" }).click();
  await expect(page.locator(".trip-choice").or(page.getByText("restam 4 ações")).first()).toBeVisible();
  await isGood(page, "a trip");
  await page.getByRole("button", { name: "Menu" }).click();
  await isGood(page, "menu");
  expect(heard).toEqual([]);
});

test("pages around the tables are in Portuguese on a phone", async ({ page }) => {
  const heard = complaints(page);
  for (const path of ["/", "/settings", "/lobby", "/puzzles", "/rules/metro", "/rules/underground", "/nowhere"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await isGood(page, path);
  }
  expect(heard).toEqual([]);
});
