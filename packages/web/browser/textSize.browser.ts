/** The page's own setting for very large text, on top of the browser's usual size. */
import { expect, test } from "@playwright/test";
import { cutTexts } from "./cutText.ts";
import { begin, yourTurn } from "./table.ts";
import { buildByMouse, drafted, oracle, PAIR } from "./underground.ts";

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [360, 640],
] as const)
  test(`very large text leaves the map and the forecast their room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, PAIR, "large");
    await yourTurn(page);
    await page.evaluate(`{
      const kept = JSON.parse(localStorage.getItem("interchange/settings"));
      localStorage.setItem("interchange/settings", JSON.stringify({ ...kept, textSize: "huge" }));
    }`);
    await page.reload();
    await yourTurn(page);
    expect(await page.evaluate("getComputedStyle(document.documentElement).fontSize")).toBe("23px");
    expect((await page.locator(".map-drawing").boundingBox())?.height).toBeGreaterThan(height / 3);
    await buildByMouse(page, 0);
    await expect(drafted(page)).toHaveCount(1);
    expect(await cutTexts(page, ".table-bar, .destination-row, .tray")).toEqual([]);
    if (width < 700) return;
    await expect(page.getByRole("button", { name: /and end$/ })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".outlook")).toBeInViewport({ ratio: 1 });
    await expect(oracle(page).locator(".trip-head").first()).toBeInViewport({ ratio: 1 });
  });
