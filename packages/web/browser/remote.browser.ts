/** A table whose host seems to be elsewhere, over a link that can be cut; and two windows at one table. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { begin, clickSquare, complaints, playByMouse, targets, tilesPlaced, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const FRIENDS: Plan = {
  players: [
    ["Ada", "person"],
    ["Bo", "person"],
  ],
};

const simulation = (page: Page, call: string): Promise<unknown> => page.evaluate(`simulation.${call}`);

/** A table at which Ada sits here and Bo elsewhere. */
async function beginApart(page: Page): Promise<void> {
  await begin(page, FRIENDS);
  await page.goto(`${page.url()}?link=simulated`);
  await expect(title(page)).toHaveText("Ada's turn");
}

/** Puts the tile somewhere without asking what becomes of it. */
async function place(page: Page, choice: number): Promise<void> {
  const squares = await targets(page);
  await clickSquare(page, squares[choice % squares.length] ?? "");
  await page.getByRole("button", { name: "Place it" }).click();
}

test("a decision made without a connection is kept, and played once when there is one", async ({ page }) => {
  const heard = complaints(page);
  await beginApart(page);
  await simulation(page, "cut()");
  await expect(title(page)).toHaveText("Connecting…");
  await simulation(page, "mend()");
  await expect(title(page)).toHaveText("Ada's turn");
  for (const loss of ["on the way there", "on the way back"]) {
    const before = await tilesPlaced(page);
    await simulation(page, `lose("${loss}")`);
    await place(page, 4);
    await expect(title(page)).toHaveText("Not sent yet");
    await expect.poll(() => tilesPlaced(page)).toBe(before);
    await simulation(page, "mend()");
    await expect(title(page)).toHaveText("Bo's turn");
    await expect.poll(() => tilesPlaced(page)).toBe(before + 1);
    await simulation(page, `ask(0, { kind: "back" })`);
    await simulation(page, "answer(1, true)");
    await expect(title(page)).toHaveText("Ada's turn");
  }
  expect(heard).toEqual([]);
});

test("somebody who is away, or gone, is waited for, and a seat changes hands", async ({ page }) => {
  await beginApart(page);
  await place(page, 2);
  await expect(page.locator(".status-line")).toContainText("waiting for Bo");
  await simulation(page, 'presence(1, "away")');
  await expect(page.locator(".status-line")).toContainText("Bo is away");
  await simulation(page, 'presence(1, "gone")');
  await expect(page.locator(".status-line")).toContainText("Bo is offline");
  await simulation(page, 'presence(1, "here")');
  await simulation(page, 'ask(0, { kind: "replace", seat: 1, sitter: { name: "Eve", mind: { kind: "person" } } })');
  await simulation(page, "answer(1, true)");
  await expect(title(page)).toHaveText("Eve's turn");
  await expect(page.locator(".players")).toContainText("Eve");
  await expect(page.locator(".players")).not.toContainText("Bo");
});

test("a request is shown and answered, and a pause is one for everybody", async ({ page }) => {
  await beginApart(page);
  await simulation(page, 'ask(1, { kind: "pause" })');
  await expect(title(page)).toHaveText("Bo asks");
  await expect(page.locator(".status-line")).toContainText("pause the game?");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(title(page)).toHaveText("Ada's turn");
  // There is one request a turn.
  await place(page, 2);
  await expect(title(page)).toHaveText("Bo's turn");
  await simulation(page, 'ask(1, { kind: "pause" })');
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(title(page)).toHaveText("Game paused");
  await simulation(page, 'ask(1, { kind: "resume" })');
  await expect(title(page)).toHaveText("Bo's turn");
});

test("of two windows that move at the same moment one is applied and one is told", async ({ context, page }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await yourTurn(other);
  const windows = [page, other];
  for (const [index, each] of windows.entries()) await clickSquare(each, (await targets(each))[index * 5] ?? "");
  // The answer of a bot may follow at once: what the line of the status said is written down.
  for (const each of windows)
    await each.evaluate(`
      globalThis.said = [];
      const line = document.querySelector(".status-line");
      new MutationObserver(() => said.push(line.textContent)).observe(line, { subtree: true, childList: true, characterData: true });
    `);
  // At the very same moment by the clock, before either can have heard of the other.
  const moment = Date.now() + 1500;
  for (const each of windows)
    await each.evaluate(`
      const place = [...document.querySelectorAll("button")].find((button) => button.textContent === "Place it");
      setTimeout(() => place.click(), ${moment} - Date.now());
    `);
  await expect.poll(() => Date.now()).toBeGreaterThan(moment);
  for (const each of windows) {
    await yourTurn(each);
    await expect.poll(() => tilesPlaced(each)).toBe(2);
  }
  const stale = await Promise.all(
    windows.map((each) => each.evaluate<boolean>('said.some((text) => text.includes("continued in another window"))')),
  );
  expect(stale.filter(Boolean)).toHaveLength(1);
  expect(await other.locator(".log").textContent()).toBe(await page.locator(".log").textContent());
  await page.reload();
  await yourTurn(page);
  await expect.poll(() => tilesPlaced(page)).toBe(2);
  await playByMouse(page, 3);
  await expect.poll(() => tilesPlaced(other)).toBe(4);
});

test("a table deleted in one window is gone in every other, and stays so", async ({ context, page }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: /^Delete/ }).click();
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(title(page)).toHaveText("Table deleted");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Table not found in this browser");
  await other.reload();
  await expect(other.locator(".table-item, .turn-card")).toHaveCount(0);
});
