/** The solo game: one seat, from setup to result. */
import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { asked, beginAt, withTiles } from "./positions.ts";
import { confirm } from "./modules.ts";
import {
  begin,
  clickSquare,
  complaints,
  longTest,
  playByMouse,
  prepare,
  targets,
  tilesPlaced,
  title,
  yourTurn,
} from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const ALONE: Plan = { players: [["You", "person"]], modules: ["solo"] };

const number = (written: string | null): number => Number((written ?? "").replace("\u2212", "-"));

test("a solo game is set up and played by cards", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto("/new/metro?seed=alone");
  await page.getByRole("checkbox", { name: "Solo" }).check();
  await page.getByText("More rules", { exact: true }).click();
  await page.getByRole("radio", { name: /^Challenge/ }).check();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(title(page)).toHaveText("Your turn");
  await accessible(page);
  await expect(page.locator(".player")).toHaveCount(1);
  const panel = page.getByRole("region", { name: "Solo" });
  await expect(panel.getByRole("row")).toHaveCount(9);

  for (let turn = 0; turn < 3; turn++) {
    await yourTurn(page);
    const colour = /extend an? (\w+) line/.exec((await page.locator(".status-line").textContent()) ?? "")?.[1] ?? "";
    await expect(panel).toContainText(new RegExp(`Extend an? ${colour} line`));
    const squares = await targets(page);
    expect(squares.length).toBeGreaterThan(0);
    await clickSquare(page, squares[turn % squares.length] ?? "");
    await expect(page.locator(".ledger .row").filter({ hasText: `the ${colour} company` })).not.toHaveCount(0);
    await page.getByRole("button", { name: "Place it" }).click();
  }
  await yourTurn(page);
  await expect.poll(() => tilesPlaced(page)).toBe(3);
  expect(heard).toEqual([]);
});

longTest("a solo game has a score instead of a winner, and is remembered", async ({ page }) => {
  const heard = complaints(page);
  await beginAt(page, { ...ALONE, options: { "solo-scoring": "challenge" } }, withTiles(57));
  for (let turn = 0; await yourTurn(page); turn++) {
    expect(turn).toBeLessThan(12);
    await playByMouse(page, turn);
  }
  const panel = page.getByRole("region", { name: "Solo" });
  const score = number(await panel.locator(".solo-score dd").textContent());
  const profits = await panel.locator("tbody td:nth-child(2)").allTextContents();
  const all = profits.map((each) => Number(/\d+/.exec(each)?.[0]));
  expect(score).toBe(2 * Math.min(...all) - Math.max(...all));

  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`You score ${String(score).replace("-", "\u2212")} points?`),
  );
  await expect(page.locator(".totals")).toHaveCount(0);
  const accounts = page.locator(".each-seats .panel");
  await expect(accounts).toHaveCount(9);
  await expect(accounts.first()).toContainText("Solo: profit of the weakest company");
  await expect(accounts.first()).toContainText("Solo: gap to the strongest company");
  for (const account of await accounts.all()) {
    const total = number(await account.locator("h3 span").textContent());
    const parts = await account.locator(".bar-points").allTextContents();
    expect(parts.map((each) => number(each.replace("×2", ""))).reduce((sum, each) => sum + each, 0)).toBe(total);
  }
  const alone = page.getByRole("region", { name: "Your solo scores" });
  await expect(alone).toContainText("Your first solo game with this setup.");
  await expect(alone.getByRole("listitem")).toHaveCount(1);
  await accessible(page);

  await page.goto("/");
  await expect(page.locator(".today-alone")).toContainText("1 game");
  await expect(page.getByRole("radio", { name: "Solo" })).toBeChecked();
  await expect(page.locator(".table-item, .turn-card")).toContainText("finished");
  await page.getByRole("button", { name: "Play solo" }).click();
  await expect(title(page)).toHaveText("Your turn");
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  expect(heard).toEqual([]);
});

test("a tile that turns every line back is rejected, and the card stays", async ({ page }) => {
  await beginAt(page, ALONE, asked(0, /^solo\.reject/));
  await yourTurn(page);
  const prompt = (await page.locator(".status-line").textContent()) ?? "";
  const placed = await tilesPlaced(page);
  await page.locator(".tray").getByRole("button", { name: "Reject a tile" }).click();
  await expect(page.locator(".status-line")).toContainText("Reject this tile");
  await accessible(page);
  await confirm(page).click();
  await expect(page.locator(".status-line")).toHaveText(prompt);
  await expect.poll(() => tilesPlaced(page)).toBe(placed);
  await expect(page.locator(".log")).toContainText("You rejected a tile");
});

test("a square where no line of the card waits is explained", async ({ page }) => {
  await begin(page, ALONE);
  const allowed = await targets(page);
  const other = ["a1", "h1", "h8", "a8", "c1", "f1"].find((name) => !allowed.includes(name)) ?? "";
  await clickSquare(page, other);
  await expect(page.getByRole("alert")).toContainText("must extend an unfinished line of the company on the card");
  await page.getByRole("button", { name: /Rule SO\.4/ }).click();
  await expect(page.locator("#rule-SO\\.4")).toBeInViewport();
});

for (const [colorScheme, declare] of [
  ["light", longTest],
  ["dark", test],
] as const)
  declare(`alone on a phone in ${colorScheme} colours, with all in sight`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
    });
    const page = await context.newPage();
    await begin(page, ALONE);
    await yourTurn(page);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(640);
    for (const part of [".status-line", ".metro-drawing", ".tray .primary", ".hand-tile"])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.95 });
    await page.getByRole("button", { name: "Modules", exact: true }).tap();
    await expect(page.getByRole("dialog")).toContainText(/Extend an? \w+ line/);
    await accessible(page);
    await context.close();
  });
