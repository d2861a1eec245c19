/** The first visit: a game that plays itself beside a promise, and how to begin. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { PHONE, somebody } from "./people.ts";
import { refusals } from "./refusals.ts";
import { complaints, prepare } from "./table.ts";

const time = (page: Page): Promise<number> =>
  page.evaluate<number>("document.querySelector('.show-board svg').getCurrentTime()");
const jumpTo = (page: Page, seconds: number): Promise<void> =>
  page.evaluate(`document.querySelector(".show-board svg").setCurrentTime(${seconds})`);
const totals = (page: Page): Promise<readonly string[]> => page.locator(".show-total b").allTextContents();

test("a finished game plays itself, is paused by a button, and another one follows it", async ({ page }) => {
  const heard = complaints(page);
  const refused = await refusals(page);
  await prepare(page, { players: [["You", "person"]], motion: "normal" });
  await page.goto("/");
  const board = page.getByRole("img", { name: "A finished game of Metro" });
  await expect(page.getByRole("heading", { level: 1, name: "Keep your lines running." })).toBeVisible();
  // It begins by itself: the points start at nothing and grow.
  await expect.poll(() => totals(page)).toEqual(["0", "0", "0"]);
  await jumpTo(page, 14);
  await expect.poll(async () => (await totals(page)).some((each) => each !== "0")).toBe(true);
  await expect(page.locator(".show-caption")).toContainText(/From a real game: line \d+/);

  // In the order in which one reads: learn, play, another bot, the game, and then what is below.
  await page.getByRole("link", { name: "Learn in 3 minutes" }).focus();
  const order: string[] = [];
  for (let tab = 0; tab < 4; tab++) {
    await page.keyboard.press("Tab");
    order.push(await page.evaluate<string>("document.activeElement.ariaLabel ?? document.activeElement.textContent"));
  }
  expect(order).toEqual(["Play", "Change", "Metro", "Pause"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expect.poll(() => page.evaluate("document.querySelector('.show-board svg').animationsPaused()")).toBe(true);
  const stopped = await time(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => time(page)).toBeGreaterThan(stopped);

  await jumpTo(page, 999);
  await expect.poll(() => totals(page)).toEqual(["71", "60", "77"]);
  await expect(page.locator(".show-total")).toHaveCount(2, { timeout: 30_000 });
  await expect(board.locator("svg")).toBeVisible();
  expect(heard).toEqual([]);
  expect(await refused()).toEqual([]);
});

test("with less motion the finished board stands still, also of the other game, and every way to play is there", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect.poll(() => totals(page)).toEqual(["71", "60", "77"]);
  expect(await page.evaluate("document.querySelector('.show-board svg').animationsPaused()")).toBe(true);
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await page.getByRole("radio", { name: "On the Underground" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Take him where you want." })).toBeVisible();
  await expect.poll(async () => (await totals(page)).length).toBe(3);
  await expect(page.locator(".begin")).toContainText("the easiest bot.");
  await expect(page.locator(".other-way", { hasText: "Join a table" })).toContainText(/Nobody is waiting|waiting for/);
  await accessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await accessible(page);
  await page.getByRole("button", { name: "Make a table" }).click();
  await expect(page.getByRole("dialog").getByRole("radiogroup", { name: "Players" })).toBeVisible();
  await page.keyboard.press("Escape");
  // The first game is commented on, and says so. The next one is not, and both are pictured on home.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Comments" })).toBeVisible();
  await page.goto("/");
  await page.locator(".play-go").click();
  await expect(page).toHaveURL(/\/table\//);
  await page.goto("/");
  await expect(page.locator(".turn-picture img")).toBeVisible();
  await expect(page.locator(".table-icon img")).toBeVisible();
});

test("in German, pages of somebody with a name fit on a phone", async ({ browser }) => {
  const page = await somebody(browser, { ...PHONE, locale: "de" });
  await page.request.put("/api/me", { data: { name: "Wilhelmine" } });
  for (const [path, heading] of [
    ["/", "Metro"],
    ["/join", "Mit Code beitreten"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(heading, { exact: true }).first()).toBeVisible();
    expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(360);
  }
  await page.goto("/");
  await expect(page.locator(".bar nav > :nth-child(3)")).toBeInViewport({ ratio: 1 });
});
