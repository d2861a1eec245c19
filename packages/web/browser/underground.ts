/** Hands that play On the Underground. */
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

export const lines = (page: Page): Locator => page.locator(".line-button");

export const oracle = (page: Page): Locator => page.locator(".oracle");

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Blocks that may be built and are in sight, in the order of the city. */
export async function blocksInSight(page: Page): Promise<readonly Spot[]> {
  // A text, since this file is compiled for Node, which knows no elements.
  return page.evaluate(`(() => {
    const pane = document.querySelector(".london-drawing").getBoundingClientRect();
    return [...document.querySelectorAll('[data-spot^="block"]')]
      .map((spot) => spot.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .filter(({ x, y }) => x > pane.left + 10 && x < pane.right - 70 && y > pane.top + 10 && y < pane.bottom - 10);
  })()`);
}

/** Chooses a block on the map; where more than one piece could be meant, the first. */
export async function chooseBlock(page: Page, choice: number, tap: (spot: Spot) => Promise<void>): Promise<void> {
  const spots = await blocksInSight(page);
  const spot = spots[choice % spots.length];
  if (!spot) throw new Error("no block in sight");
  await tap(spot);
  const which = page.locator(".which button").first();
  const build = page.getByRole("button", { name: "Build it" });
  await expect(which.or(build).first()).toBeVisible();
  if (await which.isVisible()) await which.click();
}

export const byMouse = (page: Page) => (spot: Spot) => page.mouse.click(spot.x, spot.y);

export async function buildByMouse(page: Page, choice: number): Promise<void> {
  await chooseBlock(page, choice, byMouse(page));
  await page.getByRole("button", { name: "Build it" }).click();
  await settled(page);
}

/** Actions that are left in the turn. */
export async function actionsLeft(page: Page): Promise<number> {
  const said = await page.locator(".status-line").textContent();
  return Number(/(\d) actions? left/.exec(said ?? "")?.[1] ?? 0);
}

/** Ends the turn and sends the passenger wherever he wants to go. */
export async function finishTurn(page: Page): Promise<void> {
  const end = page.getByRole("button", { name: /^End turn/ });
  const send = page.getByRole("button", { name: "Send him there" });
  if (await end.isVisible()) await end.click();
  for (await settled(page); await send.isVisible(); await settled(page)) await send.click();
}

/** Plays to the end: some turns with builds, the others with tokens alone. Answers how many turns it took. */
export async function playToTheEnd(page: Page, building: number): Promise<number> {
  let turns = 0;
  for (; await yourTurn(page); turns++) {
    expect(turns).toBeLessThan(60);
    if (turns < building) {
      await lines(page)
        .nth(turns % (await lines(page).count()))
        .click();
      for (let piece = 0; piece < 3; piece++)
        if (await blocks(page).count()) await buildByMouse(page, turns + 2 * piece);
    }
    await finishTurn(page);
  }
  return turns;
}
