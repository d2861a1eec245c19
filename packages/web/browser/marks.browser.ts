/** The marks on the board, and how to tell them apart without colour. */
import { expect, test } from "@playwright/test";
import { beginAt, withTiles } from "./positions.ts";
import { playOn } from "./modules.ts";
import { begin, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 360, height: 640 }, colorScheme: "dark" });

const FOUR: Plan = {
  players: [
    ["You", "person"],
    ["Bo", "greedy"],
    ["Cy", "greedy"],
    ["Dee", "random"],
  ],
};

test("numbers, owners, patterns and open squares can be told on a phone", async ({ page }) => {
  await beginAt(page, FOUR, withTiles(24));
  await yourTurn(page);
  // A text, since this file is compiled for Node.
  const [units = 0, font = 0, width = 0] = await page.evaluate<readonly number[]>(`(() => {
    const svg = document.querySelector(".metro-drawing");
    const { fontSize } = getComputedStyle(svg.querySelector(".station text"));
    return [svg.viewBox.baseVal.width, Number.parseFloat(fontSize), svg.getBoundingClientRect().width];
  })()`);
  expect((font * width) / units).toBeGreaterThanOrEqual(11);

  const finished = page.locator(".lines .is-finished");
  expect(await finished.count()).toBeGreaterThan(0);
  for (const line of await finished.all()) await expect(line.locator(".line-dash").first()).toBeAttached();
  const scored = page.locator(".station.is-scored");
  for (const station of await scored.filter({ has: page.locator("text") }).all()) {
    await expect(station.locator(".done")).toBeAttached();
    await expect(station.locator(".symbol")).toBeAttached();
  }
  const fillOf = (selector: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).fill`);
  expect(await fillOf(".square.is-target > rect")).not.toBe(await fillOf(".square:not(.is-target) > rect"));
});

test("a tourist has a body, a hat and a head, which no seat's sign has", async ({ page }) => {
  await begin(page, { ...FOUR, modules: ["paris"] }, "pictures");
  await playOn(page, 1);
  await yourTurn(page);
  const shapes = await page
    .locator(".metro-drawing .tourist")
    .evaluateAll((all) => all.map((tourist) => tourist.querySelectorAll(".tourist-body, circle").length));
  expect(shapes.length).toBeGreaterThan(10);
  expect(new Set(shapes)).toEqual(new Set([3]));
});

test("with forced colours the frame says who acts", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await begin(page, FOUR, "pictures");
  await yourTurn(page);
  const frames = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll(".player button")].map((button) => getComputedStyle(button).borderTopWidth)`,
  );
  expect(frames).toEqual(["3px", "1px", "1px", "1px"]);
});
