/**
 * Compares pictures of boards in key states with those in `pictures/`. They are taken in the boards' gallery, where
 * every position is always the same, and without text, since fonts render differently everywhere. To update them: `npm
 * run test:browser -- gallery --update-snapshots`, and look at what changed.
 */
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { LONG } from "./table.ts";

/**
 * A pixel may differ a little, as edges do from browser to browser, but not as grey track does from the tile it lies on;
 * and one in a thousand may differ more.
 */
const TOLERANCE = { threshold: 0.15, maxDiffPixelRatio: 0.001 };
const PICTURES = {
  light: ["metro-tiles", "metro-seats", "metro-ghost", "map-trip"],
  dark: ["metro-traced"],
} as const;

test.skip(!LONG, "in npm run test:all");
test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 640, height: 560 } });

let gallery: ViteDevServer;
test.beforeAll(async () => {
  gallery = await createServer({
    root: fileURLToPath(new URL("../../boards", import.meta.url)),
    configFile: fileURLToPath(new URL("../../boards/vite.config.ts", import.meta.url)),
    cacheDir: fileURLToPath(new URL("../../../.cache/gallery", import.meta.url)),
    logLevel: "error",
    // Imports are served as they are: nothing is bundled while a page waits, and nothing reloads.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: "localhost", port: 0, hmr: false, watch: null },
  });
  await gallery.listen();
});
test.afterAll(() => gallery.close());

async function hang(page: Page, theme: keyof typeof PICTURES): Promise<void> {
  const [address = ""] = gallery.resolvedUrls?.local ?? [];
  await page.goto(`${address}?only=${PICTURES[theme].join(",")}&theme=${theme}`);
  await page.addStyleTag({ content: "text, .specimen button { visibility: hidden !important }" });
  for (const name of PICTURES[theme]) await expect(page.locator(`#${name} .specimen svg`).first()).toBeVisible();
}

const picture = (page: Page, name: string) => page.locator(`#${name} .specimen`).screenshot({ animations: "disabled" });

test("boards look as they did, in the light, and a single tile that lies the wrong way is noticed", async ({
  page,
}) => {
  await hang(page, "light");
  for (const name of PICTURES.light) expect.soft(await picture(page, name)).toMatchSnapshot(`${name}.png`, TOLERANCE);

  const tiles = page.locator("#metro-tiles .tile-face");
  const tracks = await tiles.evaluateAll((all) =>
    all.map((tile) => [...tile.querySelectorAll(".track")].map((track) => track.getAttribute("d") ?? "")),
  );
  // One that looks different when it is turned: straight track one way only.
  const isDown = (track: string): boolean => /^M(\S+) \S+L\1 \S+$/.test(track);
  const isAcross = (track: string): boolean => /^M\S+ (\S+)L\S+ \1$/.test(track);
  const turned = tracks.findIndex((each) => each.some(isDown) && !each.some(isAcross));
  expect(turned).toBeGreaterThanOrEqual(0);
  await tiles.nth(turned).evaluate((tile) => tile.setAttribute("style", "rotate: 90deg"));
  expect(await picture(page, "metro-tiles")).not.toMatchSnapshot("metro-tiles.png", TOLERANCE);
});

test("boards look as they did, in the dark", async ({ page }) => {
  await hang(page, "dark");
  for (const name of PICTURES.dark) expect.soft(await picture(page, name)).toMatchSnapshot(`${name}.png`, TOLERANCE);
});

test("the gallery shows all that there is, and nothing in it fails", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  const [address = ""] = gallery.resolvedUrls?.local ?? [];
  await page.goto(address);
  await expect(page.locator("#map-five svg").first()).toBeVisible({ timeout: 30_000 });
  const empty = await page
    .locator("figure")
    .evaluateAll((all) => all.filter((each) => !each.querySelector("svg, li")).map(({ id }) => id));
  expect(empty).toEqual([]);
  expect(await page.locator("figure").count()).toBeGreaterThan(35);
  expect(failures).toEqual([]);
});
