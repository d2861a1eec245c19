/** The rules as pages: searched, with examples on real boards, and read over a table without losing anything. */
import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { begin, clickSquare, complaints, longTest, targets, yourTurn } from "./table.ts";

test("rules are searched by keyboard, and each has an address", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/rules/metro");
  const field = page.getByRole("searchbox", { name: "Search the rules" });
  await field.fill("centre counts double");
  const found = page.locator(".rules-found a");
  await expect(found.first()).toContainText("4.5");
  await expect(found.first().locator("mark").first()).toBeVisible();
  await accessible(page);
  await field.press("ArrowDown");
  await expect(found.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rules\/metro#rule-4\.5$/);
  await expect(page.locator(".rule.marked")).toContainText("4.5");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "4 Lines and points" }).click();
  await expect(page).toHaveURL(/#section-4$/);
  await expect(page.getByRole("heading", { name: "4 Lines and points" })).toBeInViewport();
  await field.fill("xyzzy");
  await expect(page.locator(".rules-search [role=status]")).toContainText("xyzzy");
  await expect(found).toHaveCount(0);
  await field.fill("taxi");
  await found.filter({ hasText: "LO.4" }).first().click();
  await expect(page).toHaveURL(/\/rules\/metro\/london#rule-LO\.4$/);
  await expect(page.locator(".rule.marked")).toContainText("taxi");
  expect(heard).toEqual([]);
});

test("rules begin with the game in a minute and end with folded codes for scripts", async ({ page }) => {
  const heard = complaints(page);
  for (const game of ["metro", "underground"]) {
    await page.goto(`/rules/${game}`);
    const minute = page.getByRole("region", { name: "In a minute" });
    await expect(minute.getByRole("listitem")).toHaveCount(6);
    await accessible(page, ".minute");
    const scripts = page.locator(".rules-scripts");
    await expect(scripts.locator("table")).toBeHidden();
    await scripts.locator("summary").click();
    await expect(scripts.locator("table")).toBeVisible();
  }
  await page.goto("/rules/metro/paris");
  await expect(page.locator("#rule-PA\\.1")).toBeVisible();
  await expect(page.getByRole("region", { name: "In a minute" })).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("an example is stepped through on the board, and squares are tried there", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/rules/metro#rule-4.5");
  const twice = page.locator("#example-twice-over");
  await expect(twice).toContainText("Step 1 of 2");
  await expect(twice).toContainText("Yellow's line");
  await twice.getByRole("button", { name: "Next" }).click();
  await expect(twice.getByRole("status")).toContainText("14 points");
  await accessible(page, "#example-twice-over");
  await page.goto("/rules/metro#rule-3.4");
  const one = page.locator("#example-one-tile");
  await one.getByRole("gridcell", { name: /^b1,/ }).press("Enter");
  await expect(one.getByRole("status")).toContainText("may not go on b1");
  await expect(one.getByRole("link", { name: "Rule 3.4" })).toBeVisible();
  expect(heard).toEqual([]);
});

longTest("examples of modules show what modules show, and those of the map the way", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/rules/metro/paris#rule-PA.8");
  const row = page.locator("#example-paris-row");
  await row.getByRole("button", { name: "Count" }).click();
  await expect(row.getByRole("status")).toContainText("11 points");
  await accessible(page, "#example-paris-row");
  await page.goto("/rules/underground#rule-4.3");
  const way = page.locator("#example-goldhawk-road");
  await expect(way.getByRole("status")).toContainText("He goes here");
  await way.getByRole("button", { name: "Next" }).click();
  await expect(way.getByRole("status")).toContainText("to Oxford Circus");
  await accessible(page, "#example-goldhawk-road");
  expect(heard).toEqual([]);
});

test("a rule is read over the table, from word to word, and the decision stays", async ({ page }) => {
  await begin(page);
  await yourTurn(page);
  const [square = ""] = await targets(page);
  await clickSquare(page, square);
  const term = page.locator(".ledger .term-word").first();
  await term.click();
  const note = page.locator(".term-note");
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(page.locator(".ledger")).toBeVisible();
  await term.click();
  await accessible(page, ".term");
  // Whatever looks at all of the page may have scrolled it, which lets the words go.
  if (!(await note.isVisible())) await term.click();
  await note.getByRole("link", { name: /^Rule / }).click();
  const sheet = page.getByRole("dialog", { name: "Rules" });
  await expect(sheet.locator(".rule.marked")).toBeVisible();
  await sheet.locator('a[data-rule="7.1"]').first().click();
  await expect(sheet.locator(".rule.marked")).toContainText("numbered");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator(".ledger")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place it" })).toBeEnabled();
});
