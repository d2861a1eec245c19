/** The page to print is one page of paper, however long the game was. */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { prepare } from "./table.ts";

for (const [what, path] of [
  ["a game of Metro with all its tiles", "metro/first/end-always-draw"],
  ["a game of Metro whose shuffle is proved", "metro/tables/sealed-taken-back"],
  ["a game of Metro with a city", "metro/modules/paris-row-arranged"],
  ["a game of On the Underground", "underground/2006/4-seats"],
] as const)
  test(`${what} is printed on one page`, async ({ page }) => {
    await prepare(page);
    const record = readFileSync(new URL(`../../../corpus/${path}.record`, import.meta.url));
    await page.goto(`/shared#${deflateRawSync(record).toString("base64url")}`);
    await page.locator(".shared-bar button").click();
    const kept = page.locator(".shared-bar a");
    await page.goto(`${await kept.getAttribute("href")}/print`);
    const board = page.getByRole("img", { name: "The board at the end" });
    await expect(board).toBeVisible();
    await board.evaluate((image) => (image as unknown as { readonly decode: () => Promise<void> }).decode());
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    // All of it is there, and the last move is on the paper.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".printed-moves li").last()).toBeVisible();
  });

/** Pages of a PDF, whose objects Chromium writes as plain text. */
function pagesOf(file: Buffer): number {
  return file.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
