/** On the Underground with twice the usual text, by the browser's own font size: nothing is cut off, and all is in reach. */
import { expect, test } from "@playwright/test";
import config from "../playwright.config.ts";
import { begin, longTest, yourTurn } from "./table.ts";
import { buildByMouse, drafted, finishTurn, PAIR } from "./underground.ts";

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"] },
});

/** Texts of the bar, the destinations, the legend and the turn that are cut off, or lie where no scrolling leads. */
const CUT = `[...document.querySelectorAll(".table-bar *, .destination-row *, .map-legend *, .tray *")].flatMap((each) => {
  const own = [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
  const style = getComputedStyle(each);
  if (!own.length || !each.checkVisibility() || style.visibility === "hidden" || style.clipPath !== "none") return [];
  const range = document.createRange();
  range.selectNodeContents(each);
  let { left, right, top, bottom } = range.getBoundingClientRect();
  for (let box = each; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(box);
    if (display === "contents") continue;
    // Text for screen readers.
    if (clipPath !== "none") return [];
    const edge = box.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY)) ({ top, bottom } = edge);
    if (/auto|scroll/.test(overflowX)) ({ left, right } = edge);
    // A line of text is higher than its letters.
    const isCut = [
      /hidden|clip/.test(overflowX) && Math.max(edge.left - left, right - edge.right) > 1,
      /hidden|clip/.test(overflowY) && Math.max(edge.top - top, bottom - edge.bottom) > 4,
    ].includes(true);
    if (isCut) return [each.textContent];
  }
  return left < -1 || right > innerWidth + 1 ? [each.textContent] : [];
})`;

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
      expect(await page.evaluate(CUT)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      expect((await page.locator(".map-drawing").boundingBox())?.height).toBeGreaterThan(height / 3);
      await buildByMouse(page, 0);
      await expect(drafted(page)).toHaveCount(1);
      expect(await page.evaluate(CUT)).toEqual([]);
      await finishTurn(page);
      await yourTurn(page);
      // It would cover the map.
      await expect(page.locator(".map-recap").filter({ visible: true })).toHaveCount(0);
      expect(await page.evaluate(CUT)).toEqual([]);
    },
  );
