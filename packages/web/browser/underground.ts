/** Plays On the Underground. */
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { settled, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

export const PAIR: Plan = {
  game: "underground",
  players: [
    ["You", "person"],
    ["Collector", "greedy"],
  ],
};

/** The blocks where something may be built. */
export const blocks = (page: Page): Locator => page.locator('[data-spot^="block"]');

export const lines = (page: Page): Locator => page.locator(".line-button[aria-pressed]");

export const oracle = (page: Page): Locator => page.locator(".oracle");

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Blocks that may be built and are in sight, in the order of the city. */
export async function blocksInSight(page: Page): Promise<readonly Spot[]> {
  // A text, since this file is compiled for Node, which knows no elements.
  return page.evaluate(`(() => {
    const pane = document.querySelector(".map-drawing").getBoundingClientRect();
    return [...document.querySelectorAll('[data-spot^="block"]')]
      .map((spot) => spot.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .filter(({ x, y }) => x > pane.left + 10 && x < pane.right - 10 && y > pane.top + 10 && y < pane.bottom - 10)
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".map-drawing"));
  })()`);
}

/** Builds on a block of the map; where more than one piece could be meant, the first. */
export async function buildBlock(page: Page, choice: number, tap: (spot: Spot) => Promise<void>): Promise<void> {
  const spots = await blocksInSight(page);
  const spot = spots[choice % spots.length];
  if (!spot) throw new Error("no block in sight");
  const before = await drafted(page).count();
  await tap(spot);
  const which = page.locator(".which button").first();
  await expect(which.or(drafted(page).nth(before)).first()).toBeVisible();
  if (await which.isVisible()) await which.click();
  await expect(drafted(page)).toHaveCount(before + 1);
}

/** The slots of the turn that are filled and can be emptied. */
export const drafted = (page: Page): Locator => page.locator("button.slot");

export const byMouse = (page: Page) => (spot: Spot) => page.mouse.click(spot.x, spot.y);

export const buildByMouse = (page: Page, choice: number): Promise<void> => buildBlock(page, choice, byMouse(page));

/** Actions that are left in the turn. */
export async function actionsLeft(page: Page): Promise<number> {
  const said = await page.locator(".status-line").textContent();
  return Number(/(\d) actions? left/.exec(said ?? "")?.[1] ?? 0);
}

/** Ends the turn; where trips are equal, the first will do. */
export async function finishTurn(page: Page): Promise<void> {
  const end = page.getByRole("button", { name: /^(End turn|Take \d tokens? and end)$/ });
  const send = page.getByRole("button", { name: "Send him there" });
  if (await end.isVisible()) await end.click();
  for (await settled(page); await send.isVisible(); await settled(page)) {
    if (await send.isDisabled()) await page.locator(".trip-option").first().click();
    await send.click();
  }
}

/** Plays to the end: some turns with builds, the others with tokens only. Returns how many turns it took. */
export async function playToTheEnd(page: Page, building: number): Promise<number> {
  let turns = 0;
  for (; await yourTurn(page); turns++) {
    expect(turns).toBeLessThan(60);
    if (turns < building) {
      const wanted = lines(page).nth(turns % (await lines(page).count()));
      if ((await wanted.getAttribute("aria-pressed")) !== "true") await wanted.click();
      for (let piece = 0; piece < 3; piece++)
        if ((await blocksInSight(page)).length) await buildByMouse(page, turns + 2 * piece);
    }
    await finishTurn(page);
  }
  return turns;
}
