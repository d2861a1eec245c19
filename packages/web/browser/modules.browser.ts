import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible, accessibleInBoth } from "./axe.ts";
import { asked, beginAt, withTiles } from "./positions.ts";
import { choosable, confirm, decide, decision, playOn } from "./modules.ts";
import {
  begin,
  clickSquare,
  complaints,
  longTest,
  prepare,
  sheetLeft,
  SIX,
  square,
  takeBack,
  targets,
  tilesPlaced,
  title,
  yourTurn,
} from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const DUEL: Plan["players"] = [
  ["You", "person"],
  ["Bo", "random"],
];

/** Opens the result, and checks that the points of every account are those of its sources. */
async function sourcesAddUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
  for (const panel of await page.locator(".each-seats .panel").all()) {
    const total = Number(await panel.locator("h3 span").textContent());
    const parts = await panel.locator(".bar-points").allTextContents();
    expect(
      parts.map((each) => Number(each.replace("×2", "").replace("\u2212", "-"))).reduce((sum, each) => sum + each, 0),
    ).toBe(total);
  }
}

test("a module introduces itself at its first table, once, and again when asked to", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { players: DUEL, modules: ["berlin"], isIntroducing: true });
  const tour = page.getByRole("complementary", { name: "Introduction" });
  await expect(tour).toContainText("There's a tourist on each of sixteen squares.");
  await expect(page.locator(".stage")).toHaveAttribute("data-lit", "pieces");
  await accessible(page);
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.locator(".own-panel.is-lit")).toHaveAccessibleName("Berlin");
  await tour.getByRole("button", { name: "Got it" }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await yourTurn(page);
  await expect(tour).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Modules", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Introduction" }).click();
  await expect(tour).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tour).toHaveCount(0);
  expect(heard).toEqual([]);
});

for (const [modules, reached, reads, declare] of [
  // Stock corporations alone never ask for anything.
  [["stock-corporations"], withTiles(54), /company's line \d+ ended/, longTest],
  [["paris"], asked(48, /^paris\./), /tourist went to/, longTest],
  [["st-petersburg"], asked(54, /^petersburg\./), /tourist came to/, test],
  [["stock-corporations", "central-stations", "paris"], asked(54, /^paris\./), /tourist went to/, longTest],
] as const)
  declare(
    `a game with ${modules.join(", ")} ends with a result that says where the points came from`,
    async ({ page }) => {
      const heard = complaints(page);
      await beginAt(page, { players: SIX.players, modules }, reached);
      await yourTurn(page);
      await expect(decision(page)).toBeVisible({ visible: modules.join() !== "stock-corporations" });
      await accessible(page);
      for (let turn = 0; await playOn(page, turn); turn++) expect(turn).toBeLessThan(20);
      await expect.poll(() => tilesPlaced(page)).toBe(60);
      await page.locator(".status-progress").click();
      await expect(page.getByRole("dialog").locator(".log")).toContainText(reads);
      await expect(page.getByRole("dialog").locator(".log-entry").first()).toContainText(/the game is over/i);
      await page.getByRole("button", { name: "Close", exact: true }).click();
      await sourcesAddUp(page);
      await accessible(page);
      await page.getByRole("button", { name: "Rematch" }).click();
      await expect(page.locator(".own-panel").first()).toBeVisible();
      expect(heard).toEqual([]);
    },
  );

test("a share is exchanged only when confirmed, and the exchange is taken back", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { players: DUEL, modules: ["stock-corporations"] });
  const open = page.getByRole("button", { name: /Exchange your 20% share for the face-up/ });
  const colour = /the face-up (\w+) one/.exec((await open.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await open.click();
  await expect(confirm(page)).toContainText(`for the face-up ${colour}`);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("button", { name: "Place it" })).toBeVisible();
  await open.click();
  await page.keyboard.press("Enter");
  await confirm(page).click();
  await yourTurn(page);
  await expect(page.locator(".piles").getByLabel(`20% of ${colour}`)).toBeVisible();
  await expect(page.locator(".news")).toContainText("Bo");
  await takeBack(page);
  await expect(open).toHaveAttribute("aria-label", new RegExp(`the face-up ${colour} one`));
  expect(heard).toEqual([]);
});

test("the ledger says what a tile would do to the shares", async ({ page }) => {
  await beginAt(page, { players: DUEL, modules: ["stock-corporations"] }, withTiles(12));
  await yourTurn(page);
  for (const name of await targets(page)) {
    await clickSquare(page, name);
    if (!(await page.locator(".ledger .row-points").filter({ hasText: "+" }).count())) continue;
    await expect(page.locator(".ledger .row").filter({ hasText: "+" }).first()).toContainText("company");
    await expect(page.locator(".ledger .swing")).toContainText(/Your shares/);
    return;
  }
  throw new Error("no square ended a line");
});

test("a tourist joins others on the board, by keyboard alone, and a wrong square is explained", async ({ page }) => {
  const plan: Plan = { players: DUEL, modules: ["paris"], options: { "paris-adjacent": "corners" } };
  await beginAt(page, plan, asked(0, /^paris\.join/));
  await yourTurn(page);
  const [name = ""] = await choosable(page);
  const other = page.locator('[role=gridcell][aria-label*="tourist"]:not([aria-label$="you can choose it"])').last();
  const wrong = (await other.getAttribute("aria-label"))?.split(",")[0] ?? "";
  await clickSquare(page, wrong);
  await expect(page.getByRole("alert")).toContainText("There are tourists on a neighbouring square");
  await page.getByRole("button", { name: /Rule PA\.5/ }).click();
  await expect(page.locator("#rule-PA\\.5")).toBeInViewport();
  await page.keyboard.press("Escape");
  await square(page, name).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".status-line")).toContainText(`joins the tourists on ${name}?`);
  await page.keyboard.press("Escape");
  await expect(confirm(page)).toBeDisabled();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.locator(".status-progress").click();
  await expect(page.getByRole("dialog").locator(".log")).toContainText(`joined the tourists on ${name}`);
});

const PEOPLE: Plan["players"] = [
  ["Ada", "person"],
  ["Bea", "person"],
];

test("two people at one screen arrange their rows, one after the other", async ({ page }) => {
  await begin(page, { players: PEOPLE, modules: ["paris"], options: { "paris-row": "arranged" } });
  await page.getByRole("button", { name: "I'm Ada" }).click();
  for (let landmark = 0; landmark < 5; landmark++) await decide(page, landmark);
  await page.getByRole("button", { name: "I'm Bea" }).click();
  for (let landmark = 0; landmark < 5; landmark++) await decide(page, 0);
  await page.getByRole("button", { name: "I'm Ada" }).click();
  await expect(page.locator(".paris-row.own .landmark")).toHaveCount(6);
});

test("shares stay hidden while the screen is passed on, even where hands are open", async ({ page }) => {
  await begin(page, { players: PEOPLE, modules: ["stock-corporations"], options: { "open-hands": "yes" } });
  await expect(title(page)).toHaveText("Ada's turn");
  await expect(page.locator(".others .card-back")).toHaveCount(8);
  await page.getByRole("button", { name: "I'm Ada" }).click();
  await expect(page.locator(".others .card-back")).toHaveCount(4);
  const [name = ""] = await targets(page);
  await clickSquare(page, name);
  await page.getByRole("button", { name: "Place it" }).click();
  await expect(title(page)).toHaveText("Bea's turn");
  await expect(page.locator(".piles").getByRole("columnheader", { name: "Yours" })).toHaveCount(0);
  await expect(page.locator(".others .card-back")).toHaveCount(8);
  await page.getByRole("button", { name: "I'm Bea" }).click();
  await expect(page.locator(".others .card-back")).toHaveCount(4);
});

test("a table with modules is set up by hand, and what does not go together says why", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto("/new/metro?seed=modules");
  await page.getByRole("checkbox", { name: "Stock corporations" }).check();
  await page.getByRole("radio", { name: /^Paris/ }).check();
  const solo = page.getByRole("checkbox", { name: "Solo" });
  await expect(solo).toBeDisabled();
  await expect(page.locator(".picture-card").filter({ has: solo })).toContainText("not with");
  await page.getByText("More rules", { exact: true }).click();
  await page.getByRole("radio", { name: /Corners too/ }).check();
  await expect(page.locator(".remark.is-changed")).toContainText("Paris – Neighbouring squares: Corners too");
  await accessible(page);
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(page.locator(".own-panel")).toHaveCount(2);
  await page.getByRole("region", { name: "Paris" }).getByRole("button", { name: "Rules" }).click();
  await expect(page.locator("#rule-PA\\.1")).toBeVisible();
  await page.keyboard.press("Escape");
  await sheetLeft(page);

  await page.goto("/new/metro");
  await expect(page.getByRole("radio", { name: /^Paris/ })).toBeChecked();
  await page.getByRole("button", { name: /^First game/ }).click();
  await page.getByRole("checkbox", { name: "Solo" }).check();
  await expect(page.getByRole("button", { name: /^Player \d:/ })).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Solo" }).uncheck();
  await expect(page.getByRole("button", { name: /^Player \d:/ })).toHaveCount(2);
  await page.getByRole("button", { name: /^Surprise me/ }).click();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(page.locator(".metro-drawing")).toBeVisible();
  expect(heard).toEqual([]);
});

test("the rules of every module are in the page", async ({ page }) => {
  await page.goto("/rules");
  const modules = page.getByRole("navigation", { name: "Metro modules" }).getByRole("link");
  await expect(modules.nth(2)).toBeVisible();
  await modules.filter({ hasText: "St. Petersburg" }).click();
  await expect(page.locator("#rule-SP\\.4")).toBeVisible();
  await accessible(page);
});

longTest("a game with modules survives a reload, and goes out and in again as a record", async ({ page }) => {
  await beginAt(page, { players: DUEL, modules: ["stock-corporations", "st-petersburg"] }, withTiles(12));
  for (let turn = 0; turn < 2; turn++) await playOn(page, turn);
  await yourTurn(page);
  const panels = await page.locator(".own-panels").textContent();
  await page.reload();
  await yourTurn(page);
  expect(await page.locator(".own-panels").textContent()).toBe(panels);
  const placed = await tilesPlaced(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Whole table" }).click();
  const whole = readFileSync(await (await saving).path(), "utf8");
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(whole);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await yourTurn(page);
  await expect.poll(() => tilesPlaced(page)).toBe(placed);
});

test("on a phone the panel is one tap away, and nothing scrolls away, in both themes", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await begin(page, { players: DUEL, modules: ["stock-corporations", "paris"] });
  await yourTurn(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(640);
  for (const part of [".status-line", ".metro-drawing", ".tray .primary", ".hand-tile"])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.95 });
  await accessibleInBoth(page);
  await page.getByRole("button", { name: "Exchange a share" }).tap();
  await expect(page.getByRole("dialog")).toContainText("Your row");
  await accessibleInBoth(page);
  await page.getByRole("button", { name: /Exchange your 30% share for the top/ }).tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(confirm(page)).toContainText("for the top share");
  await accessibleInBoth(page);
  await confirm(page).tap();
  await yourTurn(page);
  await expect(page.locator(".news")).toContainText("Bo");
  await context.close();
});
