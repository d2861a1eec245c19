/**
 * Pictures of boards in key states, held against those in `pictures/`. They are taken in the gallery of the boards,
 * where every position is the same every time, and without text, since fonts are drawn differently everywhere. To take
 * them anew: `npm run test:browser -- gallery --update-snapshots`, and look at what changed.
 */
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";

/** A pixel may differ that much, as edges do from browser to browser; and one in a thousand may differ more. */
const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.001 };
const PICTURES = [
  ["metro-tiles", "light"],
  ["metro-seats", "light"],
  ["metro-ghost", "light"],
  ["metro-traced", "dark"],
  ["metro-over", "light"],
  ["map-trip", "light"],
  ["map-five", "dark"],
] as const;

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 640, height: 560 } });

let gallery: ViteDevServer;
test.beforeAll(async () => {
  gallery = await createServer({
    root: fileURLToPath(new URL("../../boards", import.meta.url)),
    configFile: fileURLToPath(new URL("../../boards/vite.config.ts", import.meta.url)),
    cacheDir: `${tmpdir()}/interchange-gallery`,
    logLevel: "error",
    // What is imported comes as it is: nothing is put together while a page waits for it, and nothing reloads.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: "localhost", port: 0, hmr: false, watch: null },
  });
  await gallery.listen();
});
test.afterAll(() => gallery.close());

async function hang(page: Page, name: string, theme: string): Promise<Page> {
  const [address = ""] = gallery.resolvedUrls?.local ?? [];
  await page.goto(`${address}?only=${name}&theme=${theme}`);
  await page.addStyleTag({ content: "text, .specimen button { visibility: hidden !important }" });
  await expect(page.locator(`#${name} .specimen svg`).first()).toBeVisible();
  return page;
}

const picture = (page: Page, name: string) => page.locator(`#${name} .specimen`).screenshot({ animations: "disabled" });

for (const [name, theme] of PICTURES)
  test(`${name} looks as it did, ${theme}`, async ({ page }) => {
    await hang(page, name, theme);
    await expect(async () => expect(await picture(page, name)).toMatchSnapshot(`${name}.png`, TOLERANCE)).toPass({
      timeout: 10_000,
    });
  });

test("a single tile that lies the wrong way is noticed", async ({ page }) => {
  await hang(page, "metro-ghost", "light");
  await page
    .locator(".tiles .tile")
    .first()
    .evaluate((tile) => tile.setAttribute("style", "transform-origin: 50px 50px; transform: rotate(90deg)"));
  expect(await picture(page, "metro-ghost")).not.toMatchSnapshot("metro-ghost.png", TOLERANCE);
});

test("the gallery shows all that there is, and nothing in it fails", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  const [address = ""] = gallery.resolvedUrls?.local ?? [];
  await page.goto(address);
  await expect(page.locator("#map-five svg").first()).toBeVisible();
  const figures = await page.locator("figure").all();
  expect(figures.length).toBeGreaterThan(35);
  for (const figure of figures) await expect(figure.locator(".specimen :is(svg, li)").first()).toBeAttached();
  expect(failures).toEqual([]);
});
