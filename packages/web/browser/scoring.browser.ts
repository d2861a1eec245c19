/** Scoring as a moment: a train along the line that ended, points that fly to the total, and sound that is offered once. */
import { expect, test } from "@playwright/test";
import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { squareName } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import { LONDON, underground } from "@interchange/underground";
import type { View as UndergroundView } from "@interchange/underground";
import { forecastOf } from "../src/games/underground/desk/forecast.ts";
import { futureOf, withActions } from "../src/games/underground/desk/imagined.ts";
import { BOT_PAUSES } from "../src/kit/settings.ts";
import { beginAt } from "./positions.ts";
import { clickSquare, complaints, DUEL, restingMiddle, yourTurn } from "./table.ts";
import { finishTurn, oracle, PAIR } from "./underground.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** A placement that ends the player's first line in the centre. */
function ending(view: View): { readonly cell: number; readonly points: number } | undefined {
  if (view.points[0]) return undefined;
  for (const move of metro.moves(view)) {
    if (move.type !== "place" || move.turn) continue;
    const { changes, gains } = preview(metro.sceneOf(view), view, move.tile, move);
    const isMine = changes.some(({ earner, factor }) => earner?.kind === "seat" && earner.seat === 0 && factor > 1);
    if (isMine) return { cell: move.cell, points: gains[0]! };
  }
  return undefined;
}

test("a train counts its tiles, points fly to the total, any key shows the end, and sound is offered once", async ({
  page,
}) => {
  const heard = complaints(page);
  const settings = { motion: "normal", botPace: "slow", doubleTap: false };
  await page.addInitScript(
    `if (!localStorage.length) localStorage.setItem("interchange/settings", '${JSON.stringify(settings)}');`,
  );
  let found: ReturnType<typeof ending>;
  await beginAt(page, DUEL, (view: View) => (found = ending(view)) !== undefined);
  await yourTurn(page);
  const { cell, points } = found!;
  const total = page.locator('.players [data-total="seat 0"]');
  const before = Number(await total.textContent());
  // Time moves only when the test moves it. The bot does not answer, since what it scored would never end.
  await page.evaluate(`
    performance.now = () => 0;
    const soon = setTimeout;
    globalThis.setTimeout = (act, pause) => soon(act, pause >= ${BOT_PAUSES.slow / 3} ? 1e8 : pause);
  `);
  await clickSquare(page, squareName(cell));
  await page.getByRole("button", { name: "Place it" }).click();
  await expect(page.locator(".metro-drawing.is-traced .lit").first()).toBeAttached();
  await expect(page.locator(".run-count").first()).toBeHidden();

  const offer = page.getByRole("region", { name: "Turn on sound?" });
  await expect(offer).toBeHidden();
  // A turn ends after 1.5 s at most. Until its points arrive, the total stands still.
  const seen = await page.evaluate<readonly string[]>(`(async () => {
    const seen = new Set();
    for (let time = 0; time < 1500 && !seen.has("flying-points"); time += 50) {
      performance.now = () => time;
      // Two frames later it is drawn.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const part of ["run-count", "run-ring", "flying-points"]) {
        const drawn = document.querySelector("." + part);
        if (drawn && getComputedStyle(drawn).visibility === "visible" && drawn.style.opacity !== "0") seen.add(part);
      }
    }
    return [...seen];
  })()`);
  expect(seen).toEqual(["run-count", "run-ring", "flying-points"]);
  await expect(total).toHaveText(String(before));
  await expect(page.locator(".player.earning")).toHaveCount(1);
  // Nothing waits for it: a key shows the end at once.
  await page.keyboard.press("Shift");
  await expect(page.locator(".flying-points, .run")).toHaveCount(0);
  await expect(total).toHaveText(String(before + points));

  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "No" }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(total).toBeVisible();
  await expect(offer).toBeHidden();
  expect(heard).toEqual([]);
});

/** A block of the chosen line where a piece sends the passenger another way, with points for somebody. */
function turningBlock(view: UndergroundView): number {
  if (view.stage !== "build" || view.pieces.length < 20) return -1;
  const wayOf = (seen: UndergroundView): string | undefined => {
    const [only, ...more] = forecastOf(seen)?.options ?? [];
    return more.length ? undefined : only && only.way.flatMap(({ stations }) => stations).join();
  };
  const now = wayOf(view);
  if (now === undefined || !forecastOf(view)?.options[0]?.scores.length) return -1;
  const move = underground.moves(view).find((each) => {
    if (each.type !== "build" || each.line !== view.lines[view.turn]?.[0]) return false;
    const way = wayOf(withActions(view, futureOf(view, [each])));
    return way !== undefined && way !== now;
  });
  if (move?.type !== "build") return -1;
  return LONDON.blocks.findIndex(({ between }) => between.join() === move.between.join());
}

test("in On the Underground a new route is drawn, and points fly from the station to the total of whoever earns them", async ({
  page,
}) => {
  const heard = complaints(page);
  let turning = -1;
  await beginAt(page, { ...PAIR, motion: "normal" }, (view: UndergroundView) => (turning = turningBlock(view)) >= 0);
  await yourTurn(page);
  // The route is drawn along its way when a piece changes it.
  await page.evaluate(`{
    const { animate } = Element.prototype;
    window.animated = new Set();
    Element.prototype.animate = function (...how) {
      animated.add(this.getAttribute("class"));
      return animate.apply(this, how);
    };
  }`);
  const { x, y } = await restingMiddle(page.locator(`[data-spot="block ${turning}"]`));
  await page.mouse.click(x, y);
  await expect.poll(() => page.evaluate("animated.has('map-way-band')")).toBe(true);
  // Points that have set off stay in the air.
  await page.evaluate("performance.now = () => 0");
  await finishTurn(page);
  await expect(page.locator(".flying-points").first()).toBeAttached();
  await expect(page.locator(".player.earning").first()).toBeVisible();
  // The forecast is not ahead of the map: it leads to destinations that are face up there.
  const [open = ""] = (await page.locator(".beside-map").innerText()).split(/in the pile/i);
  for (const to of await oracle(page).locator(".trip-head b").allTextContents()) expect(open).toContain(to);
  await page.keyboard.press("Shift");
  await expect(page.locator(".flying-points, .player.earning")).toHaveCount(0);
  expect(heard).toEqual([]);
});
