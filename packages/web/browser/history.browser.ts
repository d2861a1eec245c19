/** Looking back, in a running game and in the record of a finished one. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { beginAt, withTiles } from "./positions.ts";
import { begin, DUEL, playByMouse, prepare, tilesPlaced, title, yourTurn } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const RECORD = readFileSync(new URL("../../../corpus/metro/bigbox/2-seats.record", import.meta.url), "utf8");

async function importRecord(page: Page, text: string): Promise<void> {
  await prepare(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(title(page)).toHaveText("Viewing history");
}

test("history says what the decision was, and the log goes with it", async ({ page }) => {
  await beginAt(page, DUEL, withTiles(16));
  await yourTurn(page);
  await page.keyboard.press("Home");
  await expect(title(page)).toHaveText("Viewing history");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tilesPlaced(page)).toBe(1);
  const told = page.locator(".history .sentences");
  const shown = page.locator(".log-entry.shown");
  await expect(told).toContainText(/placed a tile on [a-h]\d/);
  await expect(shown.getByRole("button")).toHaveText((await told.textContent()) ?? "");
  // The first of sixteen, at the far end of the list.
  await expect(shown).toBeInViewport();
  await expect(page.getByText(/live/i)).toHaveCount(1);
});

test("a record is not told before it is reached, and there is nothing live about it", async ({ page }) => {
  await importRecord(page, RECORD);
  await expect(page.locator(".log-entry")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tilesPlaced(page)).toBe(1);
  await expect(page.locator(".log-entry")).toHaveCount(1);
  await expect(page.getByText(/live/i)).toHaveCount(0);
  // The move's evaluation is one click away.
  await expect(page.getByRole("link", { name: "Review" })).toHaveAttribute("href", /\/review\?entry=\d+$/);
  // Played through, as fast as was chosen; a key stops it.
  await page.getByLabel("Speed").selectOption("8×");
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(() => tilesPlaced(page)).toBeGreaterThan(2);
  await page.keyboard.press("v");
  await expect(page.getByRole("button", { name: "Replay" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Speed")).toHaveValue("8");
  await page.getByRole("button", { name: "Go to end" }).click();
  await expect(title(page)).toHaveText("The game is over");
  await expect(page.locator(".news")).toContainText("Winner");
  await page.keyboard.press(",");
  const last = page.locator(".log-entry").first();
  await expect(last).toContainText(/the game is over/i);
  // The rule behind an entry can be read over the table.
  await last.hover();
  await last.getByRole("link", { name: "Rule 5.2" }).click();
  await expect(page.getByRole("dialog", { name: "Rules" }).locator(".rule.marked")).toContainText("most points");
});

test("since the last turn tells of the others also after drawing another tile", async ({ page }) => {
  await begin(page);
  await playByMouse(page, 3);
  await yourTurn(page);
  const news = page.locator(".news");
  await expect(news).toContainText(/Collector.*(?:tiles|[a-h]\d)/);
  const before = await news.textContent();
  await page.getByRole("button", { name: "Draw another" }).click();
  await expect(page.locator(".tray")).toContainText("The tile you drew");
  await expect(news).toHaveText(before ?? "");
});
