/** Finished games are shown to others: by link, as pictures, on paper. */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { complaints, prepare } from "./table.ts";

const record = readFileSync(new URL("../../../corpus/metro/tables/time.record", import.meta.url));
const link = (step: number): string => `/shared?at=${step}#${deflateRawSync(record).toString("base64url")}`;

test("a link opens the game at its move, and its pictures and its page can be had", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto(link(5));
  await expect(page).toHaveURL(/\/table\/s\w+\?at=5$/);
  await expect(page.locator(".status-progress")).toHaveAttribute("title", /^Move 5\b/);
  const { pathname } = new URL(page.url());

  await page.goto(`${pathname}/result`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("img")).toBeVisible();
  await sheet.getByRole("slider").fill("5");
  await expect(sheet.getByLabel("The link")).toHaveValue(/\/shared\?at=5#[\w-]+$/);
  await accessible(page);
  for (const [name, ending] of [
    ["Save PNG", "png"],
    ["Save moving SVG", "svg"],
    ["Save GIF", "gif"],
  ] as const) {
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }
  await sheet.getByRole("link", { name: "Page to print" }).click();
  await expect(page.getByRole("img", { name: "The board at the end" })).toBeVisible();
  await accessible(page);
  expect(heard).toEqual([]);
});

test("a link that was cut short says so", async ({ page }) => {
  await prepare(page);
  await page.goto(link(3).slice(0, -60));
  await expect(page.getByRole("status").filter({ hasText: "cut short" })).toBeVisible();
});
