/** The page to print is one page of paper, however long the game was. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { openRecord } from "./founded.ts";
import { longTest, prepare } from "./table.ts";

for (const [what, path, declare] of [
  ["a game of Metro with all its tiles", "metro/first/end-always-draw", longTest],
  ["a game of Metro whose shuffle is proved", "metro/tables/sealed-taken-back", test],
  ["a game of Metro with a city", "metro/modules/paris-row-arranged", longTest],
  ["a game of On the Underground", "underground/2006/4-seats", longTest],
] as const)
  declare(`${what} is printed on one page`, async ({ page }) => {
    await prepare(page);
    await openRecord(page, readFileSync(new URL(`../../../corpus/${path}.record`, import.meta.url), "utf8"));
    await page.goto(`${page.url()}/print`);
    const board = page.getByRole("img", { name: "Final board" });
    await expect(board).toBeVisible();
    await board.evaluate((image) => (image as unknown as { readonly decode: () => Promise<void> }).decode());
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    // All of it is there, and the last move is on the paper.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".printed-moves li").last()).toBeVisible();
    // Pictures and names, no codes of the record.
    const moves = page.locator(".printed-moves ol");
    await expect(moves.locator("svg").first()).toBeVisible();
    await expect(moves).not.toContainText(/[a-d]{4}[@^]|\w+[/:]\w|\w\.\w/);
  });

/** Pages of a PDF, whose objects Chromium writes as plain text. */
function pagesOf(file: Buffer): number {
  return file.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
