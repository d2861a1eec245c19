import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible, accessibleInBoth } from "./axe.ts";
import { beginAt, nearlyVisited } from "./positions.ts";
import { begin, complaints, logged, LONG, longTest, settled, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import { actionsLeft, blocks, buildBlock, buildByMouse, finishTurn, lines, PAIR } from "./underground.ts";

test("part of a game by touch at 360 by 640", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const heard = complaints(page);
  await begin(page, PAIR);
  for (let turn = 0; turn < 2; turn++) {
    await yourTurn(page);
    const wanted = lines(page).nth(turn);
    if ((await wanted.getAttribute("aria-pressed")) !== "true") await wanted.tap();
    for (let piece = 0; piece < 2; piece++) {
      const before = await actionsLeft(page);
      await buildBlock(page, 3 + piece, (spot) => page.touchscreen.tap(spot.x, spot.y));
      await nothingScrollsAway(page);
      await expect.poll(() => actionsLeft(page)).toBe(before - 1);
    }
    await expect(page.locator(".oracle-lines")).toContainText(/He'd (ride|walk)/);
    await finishTurn(page);
  }
  await yourTurn(page);
  await theMapServesThePhone(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Scores" }).tap();
  await expect(page.getByRole("dialog")).toContainText("National rail");
  expect(heard).toEqual([]);
  await context.close();
});

/** Tokens and signs are in sight, an arrow leads to the passenger, and the whole map fills the screen. */
async function theMapServesThePhone(page: Page): Promise<void> {
  for (const part of [".player-tokens", ".destination-chip .sign-small", ".outlook b", ".map-small"])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Show the whole map" }).tap();
  await expect.poll(() => page.locator(".map-drawing").boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  // A tap on the turned map means the station under it.
  const morden = await page.locator('[data-spot="morden"]').boundingBox();
  await page.touchscreen.tap(morden!.x + morden!.width / 2, morden!.y + morden!.height / 2);
  await expect(page.locator(".station-card")).toContainText("Morden");
  await expect(page.locator(".is-whole")).toHaveCount(0);
  // Morden is far from him.
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await page.getByRole("button", { name: "Show the passenger" }).tap();
  await expect(page.getByRole("button", { name: "Show the passenger" })).toHaveCount(0);
}

/** The page fits the screen, and status, map, answers and buttons are in sight while a decision is open. */
async function nothingScrollsAway(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(640);
  for (const part of [".status-line", ".map-drawing", ".tray .primary", ".line-button", ".destination-chip"])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.95 });
}

const FIVE: Plan = {
  game: "underground",
  players: [
    ["You", "person"],
    ["A", "random"],
    ["B", "random"],
    ["C", "random"],
    ["D", "random"],
  ],
};

test("a turn and the end of a game by keyboard alone", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, FIVE);
  await yourTurn(page);
  await page.keyboard.press("2");
  await expect(lines(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('[data-spot="euston"]')).toBeFocused();
  await page.keyboard.press(".");
  const block = page.locator('[data-spot^="block"]:focus');
  await expect(block).toHaveCount(1);
  const built = await block.getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await expect.poll(() => actionsLeft(page)).toBe(3);
  // After building, the focus is at the line's new end.
  const end = page.locator("[data-spot]:focus");
  await expect(end).toHaveCount(1);
  const [name = ""] = (await end.getAttribute("aria-label"))?.split(",") ?? [];
  expect(built).toContain(name);
  await page.keyboard.press(".");
  await page.keyboard.press("Enter");
  await expect.poll(() => actionsLeft(page)).toBe(2);
  await page.keyboard.press("k");
  await expect.poll(() => actionsLeft(page)).toBe(1);
  await page.keyboard.press("u");
  await expect.poll(() => actionsLeft(page)).toBe(2);
  // The others may have moved, and been told of, before anybody looks.
  await page.evaluate(`(() => {
    const status = document.querySelector('[role="status"]');
    window.saidSoFar = "";
    new MutationObserver(() => (window.saidSoFar += status.textContent)).observe(status, {
      subtree: true, childList: true, characterData: true,
    });
  })()`);
  await page.keyboard.press("e");
  await settled(page);
  for (; await page.locator(".trip-choice").isVisible(); await settled(page)) {
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => page.evaluate<string>("window.saidSoFar")).toContain("You built white");
  await yourTurn(page);
  await page.keyboard.press("Home");
  await expect(title(page)).toHaveText("Viewing history");
  await page.keyboard.press("End");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("take a token");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await beginAt(page, FIVE, nearlyVisited(6));
  for (let turn = 0; await yourTurn(page); turn++) {
    expect(turn).toBeLessThan(30);
    await page.keyboard.press("e");
    await settled(page);
    for (; await page.locator(".trip-choice").isVisible(); await settled(page)) {
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
    }
  }
  await page.getByRole("button", { name: "Result" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
  expect(heard).toEqual([]);
});

longTest("a reload loses nothing; the table is listed, exported and imported", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, PAIR);
  await buildByMouse(page, 4);
  await finishTurn(page);
  await yourTurn(page);
  await buildByMouse(page, 1);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const log = await logged(page);
  await page.getByRole("button", { name: "Destinations", exact: true }).click();
  const open = await page.locator(".open-destinations").first().textContent();
  await page.reload();
  await yourTurn(page);
  await expect.poll(() => actionsLeft(page)).toBe(3);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  expect(await logged(page)).toBe(log);
  await page.getByRole("button", { name: "Destinations", exact: true }).click();
  expect(await page.locator(".open-destinations").first().textContent()).toBe(open);
  await page.goto("/");
  await expect(page.locator(".table-item, .turn-card")).toContainText("On the Underground");
  await expect(page.locator(".table-item, .turn-card")).toContainText(/\d+ destinations? visited/);
  await page.locator(".table-item, .turn-card").getByRole("link").click();
  await yourTurn(page);
  for (const kind of LONG ? ["As text", "As JSON", "Whole table"] : ["Whole table"]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: kind, exact: true }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    await page.goto("/");
    await page.getByRole("button", { name: "Import a game" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.locator(".map-drawing")).toBeVisible();
    expect(await page.locator(".open-destinations").first().textContent()).toBe(open);
  }
  expect(heard).toEqual([]);
});

test("two people at one screen take turns with nothing to hide", async ({ page }) => {
  await begin(page, {
    game: "underground",
    players: [
      ["Ada", "person"],
      ["Bo", "person"],
    ],
  });
  await expect(title(page)).toHaveText("Ada's turn");
  await buildByMouse(page, 5);
  await finishTurn(page);
  await expect(title(page)).toHaveText("Bo's turn");
  await expect(page.locator(".turn-begins")).toHaveText("Bo, it's your turn");
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(page.locator(".news:visible")).toContainText(/Ada.*1 piece/);
  await page.getByRole("button", { name: "Take a token for one action" }).click();
  await expect(page.locator(".turn-begins")).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(title(page)).toHaveText("Bo's turn");
  await expect.poll(() => actionsLeft(page)).toBe(4);
});

longTest("the table and the result are accessible in both themes", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, PAIR);
  await buildByMouse(page, 4);
  await accessibleInBoth(page);
  for (const tab of ["Log", "Lines"]) {
    await page.getByRole("button", { name: tab, exact: true }).click();
    await accessibleInBoth(page);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: /and end$/ }).click();
  await accessibleInBoth(page);
  await finishTurn(page);
  await yourTurn(page);
  for (const sheet of ["Scores", "Lines", "Destinations", "Find a station", "Legend"]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: sheet, exact: true }).click();
    await accessibleInBoth(page);
    await page.getByRole("button", { name: "Close", exact: true }).click();
  }
  expect(await blocks(page).count()).toBeGreaterThan(0);

  await page.goto("/new/underground?seed=axe");
  for (const seat of [1, 2]) {
    await page.getByRole("button", { name: new RegExp(`^Player ${seat}:`) }).click();
    await page.getByRole("group", { name: "Player" }).getByRole("radio", { name: "Drifter" }).check();
  }
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(title(page)).toHaveText("The game is over", { timeout: 30_000 });
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/wins|share/);
  await accessibleInBoth(page);
});

for (const [width, height, declare] of [
  [320, 568, test],
  [740, 360, longTest],
  [820, 1180, test],
] as const)
  declare(`everything needed is in sight and accessible at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, PAIR);
    await buildByMouse(page, 1);
    for (const part of [".status-line", ".map-drawing", ".tray .primary", ".line-button", ".destination-chip"])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    if (width > 800) {
      expect((await page.locator(".stage").boundingBox())?.height).toBeGreaterThanOrEqual(0.6 * height);
      await expect(page.locator(".open-destinations:visible")).toHaveCount(0);
    }
    await page.getByRole("button", { name: "0 of 55 destinations visited" }).click();
    await expect(page.getByRole("dialog")).toContainText("In the pile · 51");
    await page.keyboard.press("Escape");
    await accessible(page);
  });
