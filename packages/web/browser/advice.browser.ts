/** Advice at tables with hints: the value of squares and blocks, the reasons, and none of it elsewhere. */
import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { begin, clickSquare, complaints, DUEL, prepare, targets, title, yourTurn } from "./table.ts";
import { drafted, PAIR } from "./underground.ts";

const ADVISED = { ...DUEL, assist: "hints" } as const;

test("tables below hints have no advice, and fetch nothing of it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await begin(page, { ...DUEL, assist: "ledger" });
  await yourTurn(page);
  await clickSquare(page, (await targets(page))[0] ?? "");
  await expect(page.locator(".ledger")).toBeVisible();
  await expect(page.locator(".advice, .advice-chip, .heat")).toHaveCount(0);
  expect(fetched.filter((url) => /\/bring-/.test(url))).toEqual([]);
});

test("with hints every square says what it is worth, to the eye and to the ear, and the best has a reason", async ({
  page,
}) => {
  const heard = complaints(page);
  await begin(page, ADVISED);
  await expect(page.locator(".advice-chip")).toHaveText("Hints on");
  await expect(page.locator(".heat-square").first()).toBeVisible();
  const worth = await page.locator(".heat-square text").first().textContent();
  expect(worth).toMatch(/^[+−]?\d+\.\d$/);
  await expect(page.locator('[role=gridcell][aria-label*="worth "]').first()).toBeVisible();
  const panel = page.getByRole("region", { name: "Hints" });
  await expect(panel.locator(".advice-headline")).toHaveText(/\w/);
  await expect(panel.locator(".advice-row").first()).toContainText("±");
  await expect(page.getByRole("region", { name: "Outlook for your lines" }).locator("li").first()).toBeVisible();
  await accessible(page);
  expect(heard).toEqual([]);
});

test("a row of the advice puts the tile there, and the ledger says what its lines may become", async ({ page }) => {
  await begin(page, ADVISED);
  // While it thinks the rows may change places: whichever is first when it is clicked is meant.
  await page.locator("button.advice-row").first().click();
  await expect(page.locator('[role=gridcell][aria-selected="true"]')).toHaveCount(1);
  await expect(page.locator(".ledger")).toBeVisible();
  await expect(page.locator(".row-may").first().or(page.locator(".ledger .quiet")).first()).toBeVisible();
  await page.getByRole("button", { name: "Place it" }).click();
  // Evaluation stops once the decision is made, and starts for the next one.
  await yourTurn(page);
  await expect(page.locator(".heat-square").first()).toBeVisible();
});

test("decisions of modules are weighed too", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { ...ADVISED, modules: ["stock-corporations"] });
  await yourTurn(page);
  await expect(page.locator(".advice-headline")).toHaveText(/\w/);
  await expect(page.locator(".advice-row").first()).toBeVisible();
  expect(heard).toEqual([]);
});

test("on a phone the board has the numbers, one line the reason, and a sheet the rest", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await begin(page, ADVISED);
  const short = page.locator(".advice-short");
  await expect(page.locator(".heat-square").first()).toBeVisible();
  await expect(short).toContainText(/\d\.\d/);
  await accessible(page);
  await short.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator(".advice-row").first()).toBeVisible();
  await accessible(page);
  await sheet.locator("button.advice-row").first().click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[role=gridcell][aria-selected="true"]')).toHaveCount(1);
});

test("whoever saves data is asked before advice is fetched", async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } });");
  await begin(page, ADVISED);
  await expect(page.getByRole("button", { name: "Show hints" })).toBeVisible();
  await expect(page.locator(".heat-square")).toHaveCount(0);
  await page.getByRole("button", { name: "Show hints" }).click();
  await expect(page.locator(".heat-square").first()).toBeVisible();
});

test("setup offers advice, and the table says that it has it", async ({ page }) => {
  await prepare(page, ADVISED);
  await page.goto("/new/metro?seed=browser");
  await expect(page.getByRole("radio", { name: /Hints/ })).toBeChecked();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await yourTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toContainText("Help: hints");
});

test("On the Underground the best blocks say what they are worth, and a turn has a plan", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { ...PAIR, assist: "hints" });
  await expect(page.locator(".advice-chip")).toHaveText("Hints on");
  await expect(page.locator(".map-worth").first()).toBeVisible();
  await expect(page.locator(".map-worth.is-best")).toHaveCount(1);
  await expect(page.locator('[data-spot^="block"][aria-label*="worth "]').first()).toBeAttached();
  const panel = page.getByRole("region", { name: "Hints" });
  await expect(panel.locator(".advice-headline")).toHaveText(/\w/);
  await expect(panel.locator(".advice-plan li").first()).toBeVisible();
  await accessible(page);
  // Evaluated again with the drafted pieces.
  await page
    .getByRole("button", { name: /^Take a token/ })
    .first()
    .click();
  await expect(drafted(page)).toHaveCount(1);
  await expect(page.locator(".map-worth").first()).toBeVisible();
  await expect(title(page)).toHaveText("Your turn");
  expect(heard).toEqual([]);
});
