/** Two people at one screen: no hand is visible before its owner has taken the screen, however the page is opened. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { begin, playByMouse, sheetLeft, tilesPlaced, title } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const PAIR: Plan = {
  players: [
    ["Ada", "person"],
    ["Bo", "person"],
  ],
  // A hand of three, so that tiles that were seen stay in hand when the turn ends.
  options: { "hand-size": "3" },
};

const hand = (page: Page) => page.locator(".hand-tile");
const claim = (page: Page, name: string) => page.getByRole("button", { name: `I'm ${name}` });

/** Notes every moment in which a hand is on the page, however short. */
const WATCH = `
  globalThis.handShown = false;
  new MutationObserver(() => { if (document.querySelector(".hand-tile")) globalThis.handShown = true; })
    .observe(document, { childList: true, subtree: true });`;

async function start(page: Page, plan: Plan = PAIR): Promise<void> {
  await page.addInitScript(WATCH);
  await begin(page, plan);
}

/** Takes the screen; returns the tiles in hand. */
async function takeScreen(page: Page, name: string): Promise<readonly string[]> {
  await claim(page, name).click();
  await expect(hand(page)).toHaveCount(3);
  const labels = await hand(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.split(", ")[1] ?? "");
}

/** From here on no hand may be visible until someone takes the screen. */
const forget = (page: Page): Promise<void> => page.evaluate("void (globalThis.handShown = false)");

async function expectCurtain(page: Page, name: string): Promise<void> {
  await expect(claim(page, name)).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  expect(await page.evaluate("globalThis.handShown")).toBe(false);
}

test("two people at one screen pass it on, and hands stay hidden", async ({ page }) => {
  await start(page);
  await expectCurtain(page, "Ada");
  await expect(page.getByText("Hands are hidden. Pass the screen to Ada.")).toBeVisible();
  await takeScreen(page, "Ada");
  await expect(title(page)).toHaveText("Ada's turn");
  const first = await playByMouse(page, 3);

  await expect(title(page)).toHaveText("Bo's turn");
  await forget(page);
  await expectCurtain(page, "Bo");
  await takeScreen(page, "Bo");
  await expect(page.locator(".news")).toContainText(new RegExp(`Ada.*${first}`));
  await playByMouse(page, 5);
  await expect(title(page)).toHaveText("Ada's turn");
  await forget(page);
  await expectCurtain(page, "Ada");
  await takeScreen(page, "Ada");
});

test("a take-back that all agree on shows nobody's hand, whoever has the screen", async ({ page }) => {
  await start(page);
  await takeScreen(page, "Ada");
  await playByMouse(page, 3);
  // Bo has the screen in his hands, but has not said so yet.
  await expect(claim(page, "Bo")).toBeVisible();
  await forget(page);
  await page.getByRole("button", { name: "Undo move" }).click();
  await expect(page.getByRole("dialog")).toContainText("Bo must agree");
  await page.getByRole("button", { name: "Everyone agrees" }).click();
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await expectCurtain(page, "Ada");

  await takeScreen(page, "Ada");
  await playByMouse(page, 3);
  await takeScreen(page, "Bo");
  await playByMouse(page, 5);
  await takeScreen(page, "Ada");
  await page.getByRole("button", { name: "Undo move" }).click();
  await page.getByRole("button", { name: "Everyone agrees" }).click();
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await forget(page);
  await expectCurtain(page, "Ada");
});

test("a reload, another tab, and coming back from home show nobody's hand", async ({ page, context }) => {
  await start(page);
  const tiles = await takeScreen(page, "Ada");
  await page.reload();
  await expectCurtain(page, "Ada");
  for (const tile of tiles) expect(await page.content()).not.toContain(tile);
  await takeScreen(page, "Ada");
  const address = page.url();

  const other = await context.newPage();
  await other.addInitScript(WATCH);
  await other.goto(address);
  await expectCurtain(other, "Ada");
  // A move in the other tab brings no hand back to this one.
  await takeScreen(other, "Ada");
  await playByMouse(other, 3);
  await expect(claim(page, "Bo")).toBeVisible();
  await forget(page);
  await takeScreen(other, "Bo");
  await playByMouse(other, 5);
  await expectCurtain(page, "Ada");
  await other.close();

  await takeScreen(page, "Ada");
  await page.close();
  const again = await context.newPage();
  await again.addInitScript(WATCH);
  await again.goto("/");
  const goOn = again.locator(".table-item, .turn-card").getByRole("link", { name: /Continue/ });
  await goOn.click();
  await expectCurtain(again, "Ada");
  // Within the page, too.
  await takeScreen(again, "Ada");
  await again.locator(".table-bar .brand").click();
  await expect(goOn).toBeVisible();
  await forget(again);
  await goOn.click();
  await expectCurtain(again, "Ada");
});

test("nothing that can be opened before saying who one is shows a hand", async ({ page }) => {
  await start(page);
  const tiles = await takeScreen(page, "Ada");
  await playByMouse(page, 3);
  await expect(claim(page, "Bo")).toBeVisible();
  await forget(page);
  const expectNoHand = async (): Promise<void> => {
    await expect(hand(page)).toHaveCount(0);
    expect(await page.evaluate("globalThis.handShown")).toBe(false);
  };
  await page.getByRole("button", { name: "History" }).click();
  await expect(title(page)).toHaveText("Viewing history");
  await expectNoHand();
  await page.getByRole("button", { name: "Back to live" }).click();

  for (const sheet of ["Log", "Export", "Keyboard"]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: sheet, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    if (sheet === "Export") {
      // Of the six dealt tiles, a spectator knows the one that was played.
      const text = await page.getByRole("dialog").getByRole("textbox").inputValue();
      expect(text).toContain("Ada");
      expect(tiles.filter((tile) => text.includes(tile)).length).toBeLessThanOrEqual(1);
    }
    await expectNoHand();
    await page.keyboard.press("Escape");
    await sheetLeft(page);
  }
  await page.getByRole("button", { name: "Lines", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoHand();
  await page.keyboard.press("Escape");
  await sheetLeft(page);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Table mode" }).click();
  await page.getByRole("button", { name: "Start table mode" }).click();
  const flat = page.getByRole("region", { name: "Table mode" });
  await expect(flat.getByRole("button", { name: "I'm Bo" })).toBeVisible();
  await expectNoHand();
  await flat.getByRole("button", { name: "Exit table mode" }).click();

  const address = page.url();
  for (const part of ["result", "review", "print"]) {
    await page.goto(`${address}/${part}`);
    await expect(page.getByText(/^This game isn't over yet/)).toBeVisible();
    await expectNoHand();
  }
});

test("in text mode an answer that tells a hand goes with its owner", async ({ page }) => {
  await start(page, { ...PAIR, isText: true });
  const ask = async (text: string): Promise<void> => {
    const field = page.getByRole("textbox", { name: "Command" });
    await field.fill(text);
    await field.press("Enter");
    await expect(page.locator(".command-answer")).toContainText(`${text}:`);
  };
  await expectCurtain(page, "Ada");
  await ask("hand");
  await expect(page.locator(".command-answer")).not.toContainText("1 of 3");
  const tiles = await takeScreen(page, "Ada");
  await ask("hand");
  await expect(page.locator(".command-answer")).toContainText(tiles[1] ?? "");
  await ask("hand 1");
  await ask("a1");
  await expect(claim(page, "Bo")).toBeVisible();
  await expect(page.locator(".command")).not.toContainText(tiles[1] ?? "");
  await expect(page.locator(".command")).not.toContainText(tiles[2] ?? "");
  await takeScreen(page, "Bo");
  await expect(page.locator(".command")).not.toContainText(tiles[1] ?? "");
});
