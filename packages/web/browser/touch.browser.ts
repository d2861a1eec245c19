import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { begin, complaints, longTest, middleOf, targets, tilesPlaced, yourTurn } from "./table.ts";

for (const [width, height, declare] of [
  [360, 640, longTest],
  [320, 568, test],
] as const) {
  declare(`part of a game by touch at ${width} by ${height}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const heard = complaints(page);
    await begin(page, {
      players: [
        ["You", "person"],
        ["A", "greedy"],
        ["B", "greedy"],
        ["C", "random"],
      ],
    });
    for (let turn = 0; turn < 2; turn++) {
      await yourTurn(page);
      const before = await tilesPlaced(page);
      const squares = await targets(page);
      const name = squares[(turn * 7) % squares.length] ?? "";
      await tap(page, name);
      await expect(page.getByText(`place it on ${name}?`)).toBeVisible();
      await nothingScrollsAway(page, width, height);
      await page.getByRole("button", { name: "Place it" }).tap();
      await expect.poll(() => tilesPlaced(page)).toBeGreaterThan(before);
    }
    await yourTurn(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Scores" }).tap();
    await expect(page.getByRole("dialog")).toContainText("Total");
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(heard).toEqual([]);
    await context.close();
  });
}

async function tap(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(page, name);
  await page.touchscreen.tap(x, y);
}

/** The page fits the screen, and status, board, ledger and button are in sight while a decision is open. */
async function nothingScrollsAway(page: Page, width: number, height: number): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(height);
  for (const part of [".status-line", ".metro-drawing", ".ledger", ".tray .primary", ".hand-tile"])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: part === ".ledger" ? 0.3 : 0.95 });
}
