/** Plays at a table with modules. */
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { clickSquare, settled, targets, yourTurn } from "./table.ts";

export const decision = (page: Page): Locator => page.locator(".own-decision");
export const confirm = (page: Page): Locator => page.locator(".own-confirm .primary");

/** Squares that may be chosen for something other than a tile. */
export async function choosable(page: Page): Promise<readonly string[]> {
  return page
    .locator('[role=gridcell][aria-label$="you can choose it"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")?.split(",")[0] ?? ""));
}

/** Does whatever comes next: decides, places a tile, or draws another. Returns whether the game goes on. */
export async function playOn(page: Page, choice: number): Promise<boolean> {
  if (!(await yourTurn(page))) return false;
  if (await decision(page).isVisible()) await decide(page, choice);
  else await placeOrDraw(page, choice);
  return true;
}

/** Picks one of the choices, on its button or on the board, and confirms it. */
export async function decide(page: Page, choice: number): Promise<void> {
  await settled(page);
  const options = page.locator(".own-option");
  const count = await options.count();
  const squares = await choosable(page);
  if (squares.length) await clickSquare(page, squares[choice % squares.length] ?? "");
  else if (count) await options.nth(choice % count).click();
  await expect(confirm(page)).toBeEnabled();
  await confirm(page).click();
}

async function placeOrDraw(page: Page, choice: number): Promise<void> {
  const squares = await targets(page);
  if (squares.length) {
    await clickSquare(page, squares[(choice * 7) % squares.length] ?? "");
    await page.getByRole("button", { name: "Place it" }).click();
  } else if (await page.getByRole("button", { name: "Draw another" }).isVisible())
    await page.getByRole("button", { name: "Draw another" }).click();
  else await page.getByRole("button", { name: "Pass" }).click();
}
