/** Twice the usual text, by the browser's own font size: nothing is cut off, and all is in reach. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import config from "../playwright.config.ts";
import { cutTexts } from "./cutText.ts";
import { beginAt, withTiles } from "./positions.ts";
import { begin, clickSquare, longTest, square, targets, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import { buildByMouse, drafted, finishTurn, PAIR } from "./underground.ts";

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"] },
});

const PARTS = ".table-bar, .destination-row, .map-legend, .tray";
const THREE: Plan = {
  players: [
    ["You", "person"],
    ["Commuter", "greedy"],
    ["Tourist", "random"],
  ],
};

const fits = async (page: Page, within?: string): Promise<void> => {
  expect(await cutTexts(page, within)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
};

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [360, 640],
] as const)
  (width === 360 ? test : longTest)(
    `very large text is not cut off at ${width} by ${height}, and a turn can be played`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await begin(page, PAIR, "large");
      await yourTurn(page);
      expect(await page.evaluate("getComputedStyle(document.documentElement).fontSize")).toBe("32px");
      await fits(page, PARTS);
      expect((await page.locator(".map-drawing").boundingBox())?.height).toBeGreaterThan(height / 3);
      await buildByMouse(page, 0);
      await expect(drafted(page)).toHaveCount(1);
      await fits(page, PARTS);
      await finishTurn(page);
      await yourTurn(page);
      // It would cover the map.
      await expect(page.locator(".map-recap").filter({ visible: true })).toHaveCount(0);
      await fits(page, PARTS);
    },
  );

test("on a phone, Metro is played with very large text, and all names are read", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await beginAt(page, THREE, withTiles(24));
  await yourTurn(page);
  await fits(page);
  expect((await page.locator(".stage").boundingBox())?.width).toBeGreaterThan(340);
  const [name = ""] = await targets(page);
  await square(page, name).scrollIntoViewIfNeeded();
  await clickSquare(page, name);
  await fits(page);
  await page.getByRole("button", { name: "Place it" }).click();
  await yourTurn(page);
  await fits(page);
});

test("on a phone, text mode and the pages around the tables can be read with very large text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await beginAt(page, { ...THREE, isText: true }, withTiles(24));
  await yourTurn(page);
  await fits(page);
  for (const path of [
    "/",
    "/settings",
    "/rules",
    "/new/metro",
    "/puzzles",
    "/learn",
    "/learn/metro",
    "/learn/underground",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await fits(page);
  }
});
