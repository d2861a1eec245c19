/** Puzzles: the daily one from home, solved and missed, offline, and what is remembered. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { begin, clickSquare, complaints, prepare, targets } from "./table.ts";

/** The square that a puzzle of Metro is solved on, read from what the page itself fetched. */
async function answerOf(page: Page): Promise<string> {
  // After a wrong answer the best square is the one with the tile.
  return (await page.locator('[role=gridcell][aria-selected="true"]').getAttribute("aria-label"))?.split(",")[0] ?? "";
}

/** The page's day, so that midnight cannot come in between. */
async function onADay(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, 15, 12));
}

async function answer(page: Page, name: string): Promise<void> {
  await clickSquare(page, name);
  await page.getByRole("button", { name: "Place it" }).click();
  await expect(page.locator(".puzzle-verdict")).toBeVisible();
}

test("the daily puzzle stands on home, is answered without a network, missed and then solved", async ({
  page,
  context,
}) => {
  const heard = complaints(page);
  await onADay(page);
  await prepare(page);
  // The page loads this a while after it opens, and offline would complain about it.
  const offline = page.waitForResponse(/\/notices-[^/]*\.(?:css|js)$/);
  await page.goto("/");
  const card = page.locator(".other-way", { hasText: "Daily puzzle" });
  await expect(card).toContainText("One move beats all others.");
  await offline;
  await accessible(page);
  await card.getByRole("link", { name: "Solve" }).click();
  await expect(page.locator(".puzzle-task")).toContainText(/^You are \w+, with one tile to place\. /);
  await expect(page.locator(".puzzle .metro-drawing")).toBeVisible();
  await context.setOffline(true);
  const all = await targets(page);
  await answer(page, all[0] ?? "");
  // The tile moves from the square of a wrong answer to the best one.
  const isRight = (await page.locator(".puzzle-verdict").textContent())?.includes("Correct!");
  if (!isRight) await expect.poll(() => answerOf(page)).not.toBe(all[0]);
  const best = await answerOf(page);
  expect(all).toContain(best);
  if (!isRight) await expect(page.locator(".puzzle-verdict")).toContainText("Not the best move.");
  await expect(page.locator(".verdict-reason")).toContainText(best);
  await expect(page.locator(".heat-square").first()).toBeVisible();
  await accessible(page);
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator(".puzzle-task")).toBeVisible();
  await answer(page, best);
  await expect(page.locator(".puzzle-verdict")).toContainText("Correct!");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.locator(".puzzle-link.is-solved")).toHaveCount(1);
  expect(heard).toEqual([]);
});

test("a day that was solved counts, and home says so", async ({ page }) => {
  await onADay(page);
  await begin(page);
  await page.goto("/puzzles/metro/today");
  await expect(page.locator(".puzzle-task")).toBeVisible();
  const [first = ""] = await targets(page);
  await answer(page, first);
  const best = await answerOf(page);
  // As if today had not been yet.
  await page.evaluate("localStorage.removeItem('interchange/puzzles')");
  await page.reload();
  await expect(page.locator(".puzzle-task")).toBeVisible();
  await answer(page, best);
  await page.goto("/");
  await expect(page.locator(".today-card")).toContainText("Solved. Back tomorrow.1 day in a row");
});

test("puzzles of On the Underground are answered with a piece on the map", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/puzzles/underground");
  await expect(page.locator(".puzzle-link").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Certain answer", "By expectation"]);
  await accessible(page);
  await page.locator(".puzzle-link").first().click();
  await expect(page.locator(".puzzle-task")).toContainText(/^Your lines are .* You have 1 action left/);
  await expect(page.locator(".puzzle-task")).toContainText(/travels\. Score \d points this turn\.$/);
  await expect(page.getByRole("list", { name: "Legend" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit answer" })).toBeDisabled();
  await page.locator(".token-button").click();
  await page.getByRole("button", { name: "Submit answer" }).click();
  await expect(page.locator(".puzzle-verdict")).toContainText("Not the best move.");
  await expect(page.locator(".puzzle-verdict")).toContainText("is sure to bring");
  await expect(page.locator(".map-worth.is-best")).toHaveCount(1);
  await accessible(page);
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page.locator(".puzzle-task")).toBeVisible();
  // What a piece of two brings at once is no reason for the rides.
  await page.goto("/puzzles/underground/2-ride-1");
  await expect(page.locator(".puzzle-task")).toContainText("Make the passenger use your lines 6 times this turn.");
  await page.locator(".token-button").click();
  await page.getByRole("button", { name: "Submit answer" }).click();
  await expect(page.locator(".puzzle-verdict")).toContainText("is sure to bring 6 points");
  await expect(page.locator(".verdict-reason")).toHaveCount(0);
  expect(heard).toEqual([]);
});
