/** Sharing finished games: by link, as pictures, on paper. */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import STORED from "../src/table/share/links.json" with { type: "json" };
import { accessible } from "./axe.ts";
import { complaints, prepare, title } from "./table.ts";

const record = readFileSync(new URL("../../../corpus/metro/tables/time.record", import.meta.url));
/** As shared by someone who was the only person at the table. */
const AGAINST_BOTS = readFileSync(
  new URL("../../../corpus/metro/bigbox/4-seats.record", import.meta.url),
  "utf8",
).replace(/(?<=\[Seat1 ")[^"]*/, "You");
const POINTS = /\[Result "([^"]*)"/.exec(AGAINST_BOTS)?.[1]?.split(" ") ?? [];
const linkTo = (game: Buffer, step?: number): string =>
  `/shared${step === undefined ? "" : `?at=${step}`}#${deflateRawSync(game).toString("base64url")}`;
const link = (step: number): string => linkTo(record, step);

test("a link opens the game at its move, and its pictures and its page can be had", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto(link(0));
  await expect(page.locator(".status-progress")).toHaveAttribute("title", /^Move 0\b/);
  await page.goto(link(5));
  await expect(page).toHaveURL(/\/shared\?at=5#/);
  await expect(page.locator(".status-progress")).toHaveAttribute("title", /^Move 5\b/);
  await page.getByRole("button", { name: "Go to end" }).click();
  await page.getByRole("button", { name: "Result" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("img")).toBeVisible();
  await sheet.getByRole("slider").fill("0");
  await expect(sheet.getByLabel("Link address")).toHaveValue(/\/shared\?at=0#/);
  await sheet.getByRole("slider").fill("5");
  await expect(sheet.getByLabel("Link address")).toHaveValue(/\/shared\?at=5#2\.[\w-]+$/);
  await accessible(page);
  for (const [name, ending] of [
    ["Save PNG", "png"],
    ["Save animated SVG", "svg"],
    ["Save GIF", "gif"],
  ] as const) {
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }
  await sheet.getByRole("link", { name: "Printable page" }).click();
  await expect(page.getByRole("img", { name: "Final board" })).toBeVisible();
  await accessible(page);
  expect(heard).toEqual([]);
});

test("a link without a move opens the end, with names, title and points, and is kept only by Keep", async ({
  page,
}) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto(linkTo(Buffer.from(AGAINST_BOTS)));
  await expect(title(page)).toHaveText("The game is over");
  const players = page.locator(".players");
  await expect(players).toContainText("Player 1");
  await expect(players).not.toContainText("You");
  await expect(page).toHaveTitle(/^Player 1, .+ · Interchange$/);
  for (const points of POINTS) await expect(players).toContainText(points);
  await expect(page.getByText("Shared with you: Player 1, Bo, Cy and Dee")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo move" })).toHaveCount(0);
  await accessible(page);
  const address = page.url();

  // Its result and its review survive a reload.
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page).toHaveURL(/\/table\/s\w+\/result\?work=1$/);
  await page.reload();
  await expect(page.locator("main")).toContainText("Player 1");
  await page.goto(page.url().replace("/result?", "/review?"));
  await expect(page.locator("main")).toContainText("Player 1");

  // Viewing it, even again, adds nothing to your own games.
  await page.goto(address);
  await page.reload();
  await expect(title(page)).toHaveText("The game is over");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Learn in 3 minutes" })).toBeVisible();
  await expect(page.locator(".table-item, .turn-card")).toHaveCount(0);

  await page.goto(address);
  const bar = page.getByRole("complementary", { name: "Shared game" });
  await bar.getByRole("button", { name: "Save", exact: true }).click();
  await expect(bar).toContainText("Saved to your games.");
  await page.goto("/");
  await expect(page.locator(".table-item, .turn-card")).toHaveCount(1);
  await page.goto(address);
  await expect(bar.getByRole("link", { name: "Open" })).toBeVisible();
  expect(heard).toEqual([]);
});

for (const [version, address] of [
  [1, link(3)],
  [2, `/shared#${STORED[0]?.links[1]}`],
] as const)
  test(`a link of version ${version} that was cut short says so`, async ({ page }) => {
    await prepare(page);
    await page.goto(address.slice(0, -60));
    await expect(page.getByRole("status").filter({ hasText: /part of (it|this link) is missing/i })).toBeVisible();
  });
