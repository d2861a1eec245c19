import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { beginAt, withTiles } from "./positions.ts";
import { begin, complaints, SIX, square, targets, tilesPlaced, title, yourTurn } from "./table.ts";

test("half a game of Metro by keyboard alone, to its result", async ({ page }) => {
  const heard = complaints(page);
  await beginAt(page, SIX, withTiles(30));
  for (let turn = 0; await yourTurn(page); turn++) {
    expect(turn).toBeLessThan(12);
    const before = await tilesPlaced(page);
    let squares = await targets(page);
    if (!squares.length) {
      await page.keyboard.press("d");
      await expect(page.getByText("place the tile you drew")).toBeVisible();
      squares = await targets(page);
    }
    await walkTo(page, squares[(turn * 5) % squares.length] ?? "");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/place it on/)).toBeVisible();
    if (turn === 0) {
      await page.keyboard.press("Escape");
      await expect(page.getByText(/place it on/)).toBeHidden();
      await page.keyboard.press("Enter");
      // The button goes out of use once it is pressed: the board has the focus then, and it is never lost.
      await page.getByRole("button", { name: "Place it" }).press("Enter");
      await expect(page.locator(".stage :focus")).toHaveCount(1);
    } else await page.keyboard.press("Enter");
    await expect.poll(() => tilesPlaced(page)).toBeGreaterThan(before);
  }
  await expect(page.getByRole("status").first()).toContainText(/the game is over/i);
  await page.getByRole("button", { name: "Result" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
  expect(heard).toEqual([]);
});

test("keys draw, take back, trace, look back and open what there is", async ({ page }) => {
  await begin(page);
  await walkTo(page, (await targets(page))[5] ?? "");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => tilesPlaced(page)).toBeGreaterThan(0);
  await yourTurn(page);
  await page.keyboard.press("d");
  await expect(page.getByText("place the tile you drew")).toBeVisible();
  // The tile was seen: the page asks first.
  await page.keyboard.press("u");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, undo" }).press("Enter");
  await expect(page.getByText("place your tile, or draw another")).toBeVisible();
  await page.keyboard.press("l");
  await page.keyboard.press("t");
  await expect(page.locator(".traced")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("draw another tile");
  await expect(page.getByRole("dialog")).toContainText("command box");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(title(page)).toHaveText("Viewing history");
  await page.keyboard.press("End");
  await expect(title(page)).toHaveText("Your turn");
  await expect(page.getByRole("status").first()).toContainText(/placed a tile on|undone/);
  // The command box also opens over the board, and returns the focus.
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Command" })).toBeFocused();
  await page.keyboard.type("hand");
  await page.keyboard.press("Enter");
  await expect(page.locator(".command-answer")).toContainText("Your tile");
  await page.keyboard.press("Escape");
  await expect(page.locator(".command-bar")).toHaveCount(0);
});

/** Walks over the board with the arrow keys, from wherever the cursor is. */
async function walkTo(page: Page, name: string): Promise<void> {
  const here = async (): Promise<string> =>
    page.evaluate('document.activeElement?.getAttribute("aria-label")?.split(",")[0] ?? ""');
  // The first arrow finds the board, once that listens.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    expect(await here()).toMatch(/^(?:[a-h][1-8]|station \d+)$/);
  }).toPass();
  const [column, row] = [name.charCodeAt(0), Number(name[1])];
  for (let steps = 0; steps < 24; steps++) {
    const at = await here();
    if (at === name) break;
    // Stations have names of another kind; away from them the board is down or up.
    const [atColumn, atRow] = /^[a-h][1-8]$/.test(at) ? [at.charCodeAt(0), Number(at[1])] : [0, 9];
    const key = atRow < row ? "ArrowDown" : atRow > row ? "ArrowUp" : atColumn < column ? "ArrowRight" : "ArrowLeft";
    await page.keyboard.press(key);
    // The cursor moves with the next drawing, and a busy machine takes its time for that.
    await expect.poll(here).not.toBe(at);
  }
  await expect(square(page, name)).toBeFocused();
}
