import { expect, test } from "@playwright/test";
import { prepare, yourTurn } from "./table.ts";

test("a table is set up by hand, checked, and remembered", async ({ page }) => {
  await prepare(page);
  await page.goto("/new?seed=setup");
  await page.getByRole("button", { name: "Add a seat" }).click();
  await page.getByRole("radio", { name: "Drifter" }).check();
  await page.getByRole("button", { name: /^Seat 2:/ }).click();
  await page.getByRole("textbox", { name: "Seat 2: Name" }).fill("Zoë");
  await page.getByRole("radio", { name: "Planner" }).check();
  await expect(page.getByRole("radio", { name: /Hints/ })).toHaveCount(0);
  await page.getByRole("radio", { name: "Lines", exact: true }).check();
  await page.getByText("More rules of this table").click();
  await page.getByRole("radio", { name: "Three" }).check();
  await expect(page.locator(".remark.is-changed")).toContainText("Tiles in hand: Three");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await yourTurn(page);
  await expect(page.locator(".hand-tile")).toHaveCount(3);
  await page.goto("/new");
  await expect(page.getByRole("button", { name: "Seat 2: Zoë Planner, level 5" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Seat 3: Drifter bot, level 1" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Lines", exact: true })).toBeChecked();
});

test("settings are kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
