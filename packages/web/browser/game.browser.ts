import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { beginAt, withTiles } from "./positions.ts";
import {
  begin,
  clickSquare,
  complaints,
  DUEL,
  playByMouse,
  restingMiddle,
  SIX,
  targets,
  tilesPlaced,
  title,
  yourTurn,
} from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a whole game against bots by mouse, to the result and the next game", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, SIX);
  for (let turn = 0; await yourTurn(page); turn++) {
    expect(turn).toBeLessThan(12);
    await playByMouse(page, turn * 7);
  }
  await expect(title(page)).toHaveText("The game is over");
  await expect.poll(() => tilesPlaced(page)).toBe(60);
  // The board says at once who won.
  const headline = (await page.locator(".ended b").textContent()) ?? "";
  expect(headline).toMatch(/win|share/);

  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page.locator(".total-points")).toHaveCount(6);
  await expect(page.locator(".story-card")).toContainText([/Your best line.*\+\d+/, /got away/, /Luck and skill/]);
  await page.getByText("Points in detail").click();
  const total = page.locator(".source-total");
  const points = (await total.allTextContents()).map(Number);
  expect(points).toHaveLength(6);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  for (const [seat, panel] of (await page.locator(".each-seats .panel").all()).entries()) {
    const lines = (await panel.locator(".bar-points").allTextContents()).map((each) => Number(each.replace("×2", "")));
    expect(lines.reduce((sum, each) => sum + each, 0)).toBe(points[seat]);
  }
  await expect(page.getByText(/Longest line: number \d+/)).toBeVisible();
  // The pieces of a bar are its player's points.
  for (const [seat, bar] of (await page.locator(".source-bar").all()).entries()) {
    const pieces = (await bar.locator(".source-piece span:first-child").allTextContents()).map(Number);
    expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(points[seat]);
  }
  // The board is at full strength, with the patterns of its owners.
  await expect(page.locator(".result-board .is-finished, .result-board .done")).toHaveCount(0);
  expect(await page.locator(".result-board .line-dash").count()).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "As text" })).toHaveValue(/\[Game "metro"\]/);
  await page.keyboard.press("Escape");
  await posterSaved(page);

  // The next seat begins.
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(title(page)).toHaveText("Your turn");
  await expect.poll(() => tilesPlaced(page)).toBe(5);
  expect(heard).toEqual([]);
});

/** Saves the poster as a picture and as a drawing that carries its typeface. */
async function posterSaved(page: Page): Promise<void> {
  const saved = async (button: string): Promise<Buffer> => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    return readFileSync(await (await download).path());
  };
  await page.getByRole("button", { name: "Poster" }).click();
  await expect(page.getByRole("img", { name: "The finished network as a poster" })).toBeVisible();
  const png = await saved("Save picture");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 3200]);
  const named = (await saved("Save SVG")).toString();
  expect(named).toContain("src:url(data:font/woff2;base64,");
  expect(named).toContain(">You</text>");
  await page.getByRole("checkbox", { name: "Names" }).uncheck();
  await page.getByRole("radio", { name: "Dark" }).check();
  const plain = (await saved("Save SVG")).toString();
  expect(plain).not.toContain(">You</text>");
  await page.keyboard.press("Escape");
}

test("the ledger says what a tile would do, and then it does", async ({ page }) => {
  const plan: Plan = {
    players: [
      ["You", "person"],
      ["A", "greedy"],
      ["B", "greedy"],
    ],
  };
  await beginAt(page, plan, withTiles(15));
  await yourTurn(page);
  // Look for a square that ends a line.
  for (const name of await targets(page)) {
    await clickSquare(page, name);
    const gains = page.locator(".ledger .row-points").filter({ hasText: "+" });
    if (!(await gains.count())) continue;
    const row = page.locator(".ledger .row").filter({ hasText: "+" }).first();
    const line = /Line (\d+)/.exec((await row.textContent()) ?? "")?.[1] ?? "";
    const gain = Number((await gains.first().textContent())?.slice(1));
    await expect(page.locator(".swing")).toContainText(/Right away.*(You get|gains?|nobody scores|stay the same)/);
    await page.getByRole("button", { name: "Place it" }).click();
    await yourTurn(page);
    await expect(page.locator(".log")).toContainText(
      new RegExp(`You placed a tile on ${name};.*line ${line} ended.*, ${gain} points?`),
    );
    await page.locator(".players").getByRole("button", { name: /^A / }).click();
    await expect(
      page.getByRole("row").filter({ has: page.getByRole("button", { name: `Follow line ${line}`, exact: true }) }),
    ).toContainText(String(gain));
    return;
  }
  throw new Error("no square ended a line");
});

test("a dragged tile becomes a ghost, steps back, and is placed only when confirmed", async ({ page }) => {
  await begin(page);
  const [name = ""] = await targets(page);
  const tile = page.getByRole("button", { name: /The tile in your hand/ });
  const { x, y } = (await tile.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 30, y + 30);
  await page.mouse.down();
  const cell = await page.locator(`[role=gridcell][aria-label^="${name},"]`).boundingBox();
  if (!cell) throw new Error("no square");
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText(`place it on ${name}?`)).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByText(`place it on ${name}?`)).toBeHidden();
  await expect.poll(() => tilesPlaced(page)).toBe(0);
});

test("a forbidden square is explained with its numbered rule", async ({ page }) => {
  await begin(page);
  await clickSquare(page, "e4");
  await expect(page.getByRole("alert")).toContainText("You can't place tiles in the centre");
  await clickSquare(page, "c3");
  await expect(page.getByRole("alert")).toContainText("There's no tile next to this square yet");
  await page.getByRole("button", { name: /Rule 3\.2/ }).click();
  const rule = page.locator("#rule-3\\.2");
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText("share a side with a tile");
});

test("the starting seat is drawn by lot, the log says who begins", async ({ page }) => {
  const heard = complaints(page);
  await begin(page, { ...DUEL, options: { start: "lot" } });
  await yourTurn(page);
  await expect(page.locator(".news, .log").filter({ hasText: /First player|first, chosen at random/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(/start=lot[\s\S]*\n=seat-[12] /);
  expect(heard).toEqual([]);
});

test("a line is traced from its station, its track, the scores and the log", async ({ page }) => {
  await beginAt(page, DUEL, withTiles(20));
  await yourTurn(page);
  const closing = page.locator(".log-entry").filter({ hasText: /line \d+ ended/ });
  const line = /line (\d+) ended/.exec((await closing.first().textContent()) ?? "")?.[1] ?? "";
  const traced = page.locator(".traced");
  const stop = page.getByRole("button", { name: "Stop following" });
  const letGo = async (): Promise<void> => {
    await stop.click();
    // The news takes its place, and a chip under the pointer lights its line.
    await page.mouse.move(2, 2);
    await expect(page.locator(".metro-drawing.is-traced")).toBeHidden();
  };

  await closing.first().getByRole("button").first().click();
  await expect(traced).toContainText(`Line ${line}`);
  const track = await middleOfTrack(page);
  await letGo();
  await page.keyboard.press("End");
  await expect(title(page)).toHaveText("Your turn");

  const sign = page
    .locator(".stage .station")
    .filter({ has: page.locator("text", { hasText: new RegExp(`^${line}$`) }) })
    .locator(".sign");
  const station = await restingMiddle(sign);
  for (const { x, y } of [station, track]) {
    // Pointing shows it for as long as one points, a tap until one lets go.
    await page.mouse.move(x, y, { steps: 4 });
    await expect(traced).toContainText(`Line ${line}`);
    await expect(stop).toBeHidden();
    await page.mouse.move(2, 2);
    await expect(traced).toBeHidden();
    await page.mouse.click(x, y);
    await expect(stop).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(traced).toContainText(`Line ${line}`);
    await letGo();
  }

  await page.locator(".players").getByRole("button", { name: /^You / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Follow line 1", exact: true }).click();
  await expect(traced).toContainText("Line 1");
  await expect(page.locator(".metro-drawing.is-traced")).toBeVisible();
  await letGo();
});

/** A point where the highlighted line has left its station and has not met another yet. */
async function middleOfTrack(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const halo = page.locator(".stage .line-halo").first();
  return halo.evaluate((path) => {
    const drawn = path as unknown as Drawn;
    const { x, y } = drawn.getPointAtLength(15).matrixTransform(drawn.getScreenCTM());
    return { x, y };
  });
}

/** The part of a path element that we use. This file is compiled for Node, which has no DOM types. */
interface Drawn {
  getPointAtLength(length: number): { matrixTransform(by: unknown): { readonly x: number; readonly y: number } };
  getScreenCTM(): unknown;
}

test("history steps back and returns to the live game", async ({ page }) => {
  await beginAt(page, DUEL, withTiles(6));
  await yourTurn(page);
  await page.keyboard.press("Home");
  await expect(title(page)).toHaveText("Viewing history");
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tilesPlaced(page)).toBe(2);
  // A round at a time, with two at the table.
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => tilesPlaced(page)).toBe(4);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => tilesPlaced(page)).toBe(2);
  await page.locator(".log").getByRole("button").first().click();
  await expect.poll(() => tilesPlaced(page)).toBe(6);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Live · your turn" }).click();
  await expect.poll(() => tilesPlaced(page)).toBe(6);
  await expect(title(page)).toHaveText("Your turn");
});

test("a tile can be turned, and one of three chosen, where the table allows", async ({ page }) => {
  await begin(page, { ...DUEL, options: { orientation: "free", "hand-size": "3" } });
  await expect(page.locator(".hand-tile")).toHaveCount(3);
  await page.keyboard.press("2");
  await expect(page.locator(".hand-tile").nth(1)).toHaveAttribute("aria-pressed", "true");
  await yourTurn(page);
  await playByMouse(page, 3);
  await yourTurn(page);
  await expect.poll(() => tilesPlaced(page)).toBe(2);
});

test("where hands are open, everybody's tiles are beside their names, in the scores and in text mode", async ({
  page,
}) => {
  await begin(page, { ...DUEL, options: { "open-hands": "yes", "hand-size": "2" } });
  const held = page.locator(".players .held");
  await expect(held).toHaveCount(1);
  await expect(held).toHaveText(/^has [a-d]{4} [a-d]{4}$/);
  await expect(held.locator("svg")).toHaveCount(2);
  const said = (await held.textContent()) ?? "";
  await page.locator(".players").getByRole("button").first().click();
  await expect(page.locator(".scores .held")).toHaveText(said);
});
