/** The review of a game: the value of every move, on the board, in words and as a graph. */
import { readFileSync } from "node:fs";
import { gameNamed } from "@interchange/games";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { openRecord } from "./founded.ts";
import { begin, Guest } from "./online.ts";
import { complaints, longTest, prepare } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const recordOf = (path: string): string =>
  readFileSync(new URL(`../../../corpus/${path}.record`, import.meta.url), "utf8");

const METRO = recordOf("metro/bigbox/2-seats");
const UNDERGROUND = recordOf("underground/2006/2-seats");

/** Opens a record and returns its table. */
async function bringIn(page: Page, record: string): Promise<string> {
  await prepare(page);
  await openRecord(page, record);
  return new URL(page.url()).pathname;
}

/** Opens its review, with so little work that nobody has to wait. */
async function look(page: Page, table: string, work = 1): Promise<void> {
  await page.goto(`${table}/review?work=${work}`);
  // The bar is not there before the page is, either.
  await expect(page.locator(".review-page")).toBeVisible();
  await expect(page.locator(".review-progress")).toHaveCount(0, { timeout: 30_000 });
  // It opens at what cost most.
  await expect(page.locator("#verdict ~ .glyph")).toHaveText(/\?[?!]/);
}

const heading = (page: Page) => page.locator("#verdict");

for (const { name, record, called, declare } of [
  { name: "Metro", record: METRO, called: /^Move \d+, (Ada|Bo): ([a-h]\d|draws)/, declare: test },
  { name: "On the Underground", record: UNDERGROUND, called: /^Move \d+, (Ada|Bo): /, declare: longTest },
]) {
  declare(`a game of ${name} is valued, stepped through and read as a table`, async ({ page }) => {
    const heard = complaints(page);
    const table = await bringIn(page, record);
    await look(page, table);
    await expect(heading(page)).toHaveText(called);
    await expect(page.locator(".swing-line")).toHaveCount(1);
    await expect(page.locator(".luck-panel")).toContainText(/(won|lost) by \d+|It was a tie/);
    // The board's facts are open, the analysis' figures folded.
    const facts = page.locator(".side-by-side");
    await expect(facts.first()).toContainText("Points right away");
    await expect(facts.last()).toBeHidden();
    await page.getByText("Figures", { exact: true }).click();
    await expect(facts.last()).toContainText(/±/);

    // Keys, buttons and the graph lead to the same moves.
    const slider = page.getByRole("slider");
    await page.keyboard.press("Home");
    await expect(slider).toHaveAttribute("aria-valuenow", "1");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuenow", "2");
    await page.getByRole("button", { name: "Next move" }).first().click();
    await expect(slider).toHaveAttribute("aria-valuenow", "3");
    // A whole round: to the turns of the same seat.
    const seat = called.exec((await heading(page).textContent()) ?? "")?.[1] ?? "";
    await page.keyboard.press("ArrowDown");
    await expect(slider).not.toHaveAttribute("aria-valuenow", "3");
    await expect(heading(page)).toContainText(seat);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(slider).toHaveAttribute("aria-valuenow", "1");
    await page.keyboard.press("n");
    await expect(page.locator("#verdict ~ .glyph")).toHaveText(/\?[?!]/);
    const before = await slider.getAttribute("aria-valuenow");
    await page.getByRole("radio", { name: "All moves" }).check();
    await page.locator(".move-row").last().click();
    await expect(slider).not.toHaveAttribute("aria-valuenow", before ?? "");
    await page.getByRole("radio", { name: "Chance to win" }).check();
    await expect(page.locator(".swing-tick").first()).toContainText("%");

    await page.getByRole("button", { name: "Show as table" }).click();
    const rows = page.locator(".graph-table tbody tr");
    await expect(rows).toHaveCount(await page.locator(".move-row").count());
    await rows.nth(4).getByRole("button").click();
    await expect(rows.nth(4)).toHaveAttribute("aria-current", "step");
    expect(heard).toEqual([]);
  });
}

test("other moves are tried on the position, and it is played on from there", async ({ page }) => {
  const table = await bringIn(page, METRO);
  await look(page, table);
  await page.getByRole("button", { name: "Try another move" }).click();
  const tries = page.locator(".try-row");
  await expect(tries.first()).toBeVisible();
  await tries.nth(1).click();
  await expect(page.locator(".try-row[aria-pressed=true]")).toHaveCount(1);
  await expect(page.locator(".verdict-words")).toContainText(/^(The (same )?tile on [a-h]\d|You draw)/);
  await page.keyboard.press("Escape");
  await expect(heading(page)).toHaveText(/^Move/);
  const number = Number(/Move (\d+)/.exec((await heading(page).textContent()) ?? "")?.[1]);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  expect(new URL(page.url()).pathname).not.toBe(table);
  await expect(page.locator(".status-progress")).toHaveAttribute("title", new RegExp(`Move ${number - 1}\\b`));
});

test("valuing is stopped and goes on, and the second visit has all of it at once, also without a network", async ({
  page,
  context,
}) => {
  const table = await bringIn(page, METRO);
  await page.goto(`${table}/review?work=400`);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator(".review-progress")).toContainText("Stopped");
  // No verdict before it is final.
  await expect(page.locator(".move-list")).toContainText("Still thinking");
  await expect(page.locator(".mark-counts")).toHaveCount(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator(".review-progress")).toContainText("Still thinking");
  await page.goto(table);
  await look(page, table);
  await page.goto(`${table}/result`);
  // Whatever a review needs has been here once.
  await expect(page.locator(".story-card")).toHaveCount(3);
  await context.setOffline(true);
  const link = page.getByRole("link", { name: "Review" });
  await link.evaluate((element) => element.setAttribute("href", `${element.getAttribute("href")}?work=1`));
  await link.click();
  await expect(page.locator(".mark-counts").first()).toBeVisible();
  await expect(page.locator(".review-progress")).toHaveCount(0);
  await context.setOffline(false);
});

test("the end page tells the move that got away, and plays it from there", async ({ page }) => {
  const table = await bringIn(page, METRO);
  await page.goto(`${table}/result?work=1`);
  const card = page.locator(".story-card").filter({ hasText: "The one that got away" });
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(/on move \d+$/, { timeout: 60_000 });
  const number = /on move (\d+)/.exec((await card.textContent()) ?? "")?.[1];
  await expect(page.locator(".story-card").last().getByText("How sure is this?")).toBeVisible();
  await card.getByRole("button", { name: "Play it from here" }).click();
  await expect(page.locator(".status-line")).toContainText(`You're replaying move ${number}. The real game is kept.`);
});

for (const { name, record } of [
  { name: "Metro", record: METRO },
  { name: "On the Underground", record: UNDERGROUND },
])
  longTest(`a review of ${name} can be read by everybody, in both themes, also on a phone`, async ({ page }) => {
    const table = await bringIn(page, record);
    await look(page, table);
    await accessible(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator(".swing-line")).toBeVisible();
    // Nothing sticks out, and the steps are at the thumb.
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    const slider = page.getByRole("slider");
    const at = Number(await slider.getAttribute("aria-valuenow"));
    await page.locator(".review-bar").getByRole("button", { name: "Previous move" }).click();
    await expect(slider).toHaveAttribute("aria-valuenow", String(at - 1));
    await page.getByRole("button", { name: "Show as table" }).click();
    await expect(page.locator(".graph-table tbody tr").first()).toBeVisible();
    // How to read it, in whole.
    await page.getByRole("button", { name: "How to read this" }).click();
    const reading = page.locator(".review-reading p");
    await reading.last().scrollIntoViewIfNeeded();
    await expect(reading.last()).toBeInViewport({ ratio: 1 });
    // With the table and that in it.
    await accessible(page);
  });

test("the server makes the review of its tables; it is called off there, and made here when that is wanted", async ({
  browser,
  baseURL,
}) => {
  const address = baseURL?.replace(/\/$/, "") ?? "";
  const ada = await Guest.come(browser, address, "Ada");
  const { id } = await begin([ada], ["drifter"]);
  const { engine } = await gameNamed("metro")!.load();
  const seated = await ada.elsewhere(id, engine);
  await seated.until(() => seated.status?.toAct === 0);
  const [move] = engine.moves(seated.view) as readonly unknown[];
  await seated.command(0, [engine.notation.writeMove(move)]);
  await seated.request({ kind: "ask", seat: 0, request: { kind: "resign" } });
  await seated.until(() => seated.status?.isOver === true);
  seated.close();
  const { page } = ada;
  await page.goto(`${address}/at/${id}/review`);
  const progress = page.locator(".review-progress");
  await expect(progress).toContainText(/server/);
  await progress.getByRole("button", { name: "Stop" }).click();
  await expect(progress).toContainText("Stopped");
  await expect.poll(() => ada.ask<object>("GET", `/api/tables/${id}/review`)).toEqual({ state: "none" });
  await progress.getByRole("button", { name: "Continue" }).click();
  await progress.getByRole("button", { name: "Analyse here" }).click();
  await expect.poll(() => ada.ask<object>("GET", `/api/tables/${id}/review`)).toEqual({ state: "none" });
  await expect(progress).toContainText("Still thinking, ");
  await ada.close();

  // A spectator without a name gets a review made by the page, and asks the server for nothing that it would refuse.
  const stranger = await (await browser.newContext()).newPage();
  const refused: string[] = [];
  stranger.on("response", (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await stranger.goto(`${address}/at/${id}/review`);
  await expect(stranger.locator(".review-progress")).toContainText("Still thinking, ");
  expect(refused).toEqual([]);
});
