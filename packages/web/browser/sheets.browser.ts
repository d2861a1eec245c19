/** Sheets that open over the table and close again; imports and exports. */
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { begin, clickSquare, playByMouse, playNow, prepare, targets, tilesPlaced, title, yourTurn } from "./table.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("going back closes an open sheet first, and leaves the table only then", async ({ page }) => {
  await prepare(page);
  await page.goto("/");
  await playNow(page);
  await yourTurn(page);
  const table = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Scores" }).click();
  await expect(page.getByRole("dialog")).toContainText("Total");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(table);
  // Closed by its button, it leaves nothing behind to go back through.
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate("Boolean(history.state)")).toBe(false);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Import a game" })).toBeVisible();
});

test("the menu is in groups, and abandoning stands apart", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["This game", "Help and settings", "This table"]);
  await expect(dialog.locator(".menu").getByRole("button", { name: /Abandon/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Abandon game" }).click();
  await expect(page.getByRole("button", { name: "Keep playing" })).toBeVisible();
});

test("a file that is far too large is refused at once, by its size", async ({ page }) => {
  await prepare(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  // Made in the page, and never read: a text of that size would be refused by what brings it there.
  await page.evaluate(`(() => {
    const file = new File([], "game.json");
    Object.defineProperty(file, "size", { value: 60_000_000 });
    Object.defineProperty(file, "text", { value: () => { window.wasRead = true; return Promise.resolve(""); } });
    const input = document.querySelector("input[type=file]");
    Object.defineProperty(input, "files", { value: [file] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
  await expect(page.getByRole("alert")).toContainText("This is 60 MB");
  expect(await page.evaluate("window.wasRead")).toBeUndefined();
});

test("the record of a running game says before that it does not come back in; the whole table does", async ({
  page,
}) => {
  await begin(page);
  await playByMouse(page, 3);
  await yourTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("dialog")).toContainText("not open it here again");
  const record = await page.getByRole("dialog").getByRole("textbox").inputValue();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Whole table" }).click();
  const whole = await readFile(await (await saving).path(), "utf8");
  for (const [text, opens] of [
    [record, false],
    [whole, true],
  ] as const) {
    await page.goto("/");
    await page.getByRole("button", { name: "Import a game" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    if (opens) await expect.poll(() => tilesPlaced(page)).toBe(2);
    else await expect(page.getByRole("alert")).toContainText("exported during the game");
  }
});

test("a table deleted in one window leaves the list of another", async ({ context, page }) => {
  await begin(page);
  await page.goto("/");
  await expect(page.locator(".table-item, .turn-card")).toHaveCount(1);
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: /^Delete/ }).click();
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.locator(".table-item, .turn-card")).toHaveCount(0);
});

test("placing by a second tap is offered at the first game, and the square of a refusal is marked", async ({
  page,
}) => {
  // Not any game: there are tiles that fit nowhere so early.
  await page.goto("/new/metro?seed=browser");
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(title(page)).toHaveText("Your turn");
  await clickSquare(page, "d4");
  await expect(page.locator(".refused-mark")).toBeVisible();
  await expect(page.getByText("Place with a second tap?")).toHaveCount(0);
  await playByMouse(page, 3);
  await expect.poll(() => tilesPlaced(page), { timeout: 20_000 }).toBe(2);
  await yourTurn(page);
  const offer = page.getByRole("region", { name: "Place with a second tap?" });
  await expect(page.locator(".news")).toBeInViewport({ ratio: 0.9 });
  await offer.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Place with a second tap?")).toHaveCount(0);
  // The bot's move is shown first, and only then where the tile may go.
  await expect.poll(async () => (await targets(page)).length).toBeGreaterThan(2);
  const name = (await targets(page))[2] ?? "";
  await clickSquare(page, name);
  await expect(page.locator(".ledger")).toBeVisible();
  await clickSquare(page, name);
  await expect.poll(() => tilesPlaced(page)).toBeGreaterThan(2);
});
