import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { begin, complaints, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import {
  actionsLeft,
  blocks,
  buildByMouse,
  byMouse,
  chooseBlock,
  finishTurn,
  lines,
  oracle,
  PAIR,
  playToTheEnd,
} from "./underground.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const FIVE: Plan = {
  game: "underground",
  players: [
    ["You", "person"],
    ["A", "greedy"],
    ["B", "random"],
    ["C", "greedy"],
    ["D", "random"],
  ],
};

for (const [name, plan, building] of [
  ["two", PAIR, 5],
  ["five", FIVE, 2],
] as const)
  test(`a whole game of ${name} seats to the result by source`, async ({ page }) => {
    test.setTimeout(60_000);
    const heard = complaints(page);
    await begin(page, plan);
    expect(await playToTheEnd(page, building)).toBeGreaterThan(3);
    await expect(title(page)).toHaveText("The game is over");
    await page.getByRole("button", { name: "Result" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
    const points = (await page.locator(".places .points").allTextContents()).map(Number);
    expect(points).toHaveLength(plan.players.length);
    const rows = await page.locator(".source-table tbody tr").all();
    expect(rows).toHaveLength(6);
    const sums = points.map(() => 0);
    for (const row of rows)
      for (const [seat, cell] of (await row.locator("td").allTextContents()).entries()) sums[seat]! += Number(cell);
    expect(sums).toEqual(points);
    await page.getByRole("button", { name: "Rematch" }).click();
    await yourTurn(page);
    await expect(page.locator(".status-progress")).toHaveText(/0 of 55/);
    expect(heard).toEqual([]);
  });

test("the oracle says where the passenger would go, and what a piece changes", async ({ page }) => {
  await begin(page, PAIR);
  await expect(oracle(page)).toContainText("Where he would go now");
  await expect(oracle(page)).toContainText("on foot");
  await expect(oracle(page)).toContainText("rule 4.3");
  const now = await oracle(page).innerText();
  await lines(page).first().click();
  // Beside the passenger, towards an open destination, a piece always changes his trip: find one that does.
  for (let choice = 0; choice < 60; choice++) {
    await chooseBlock(page, choice * 2, byMouse(page));
    await expect(page.locator(".tried")).toContainText(/pieces left then/);
    if (await page.getByText("The passenger's trip changes:").isVisible()) break;
    await page.keyboard.press("Escape");
  }
  const changed = page.locator(".incomes .changed").first();
  await expect(page.locator(".tried .leg").first()).toBeVisible();
  const says = await page.locator(".tried .leg").first().innerText();
  if (await changed.isVisible()) await expect(changed).toContainText(/\d → \d/);
  await page.getByRole("button", { name: "Build it" }).click();
  await expect(oracle(page)).toBeVisible();
  expect(await oracle(page).innerText()).not.toBe(now);
  expect(await oracle(page).innerText()).toContain(says.split("\n")[0]);
  await expect.poll(() => actionsLeft(page)).toBe(3);

  // Each step is taken back by itself.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => actionsLeft(page)).toBe(4);
  expect(await oracle(page).innerText()).toBe(now);
  await page.getByRole("button", { name: "Take a token" }).click();
  await expect(page.getByRole("button", { name: /^You .*1 token/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^You .*0 tokens/ })).toBeVisible();
});

test("a trip is chosen, confirmed and told", async ({ page }) => {
  await begin(page, PAIR);
  await page.getByRole("button", { name: /^End turn/ }).click();
  const choice = page.locator(".trip-choice");
  await expect(choice).toBeVisible();
  const to = (await choice.locator(".trip-option.chosen b").textContent()) ?? "";
  await page.getByRole("button", { name: "Send him there" }).click();
  await expect(page.locator(".log")).toContainText(`to ${to}`);
  await expect(page.locator(".log")).toContainText("You took 4 tokens");
  // Nothing was turned up yet: even the trip is taken back freely.
  if (await choice.isVisible()) {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(choice.locator(".trip-option.chosen b")).toHaveText(to);
    await page.getByRole("button", { name: "Send him there" }).click();
  }
  await finishTurn(page);
  await yourTurn(page);
  await expect(page.locator(".recap")).toContainText("Collector built");
  await page.locator(".log").getByRole("button").last().click();
  await expect(title(page)).toHaveText("Looking back");
  await page
    .getByRole("button", { name: /Live · your turn/ })
    .first()
    .click();
  await expect(title(page)).toHaveText("Your turn");
});

test("a block that may not be built is explained with its numbered rule", async ({ page }) => {
  await begin(page, PAIR);
  await lines(page).first().click();
  await buildByMouse(page, 3);
  expect(await blocks(page).count()).toBeLessThan(12);
  // On the map itself, in the middle of a block far from the line.
  const middle = await page.evaluate<readonly [number, number]>(`(() => {
    const [one, other] = ["greenwich", "lewisham"].map((id) =>
      document.querySelector('[data-spot="' + id + '"]').getBoundingClientRect());
    return [(one.left + one.right + other.left + other.right) / 4, (one.top + one.bottom + other.top + other.bottom) / 4];
  })()`);
  await page.mouse.click(...middle);
  await expect(page.getByRole("alert")).toContainText("Greenwich – Lewisham");
  await expect(page.getByRole("alert")).toContainText("A piece must touch its own line");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toBeHidden();
  // From the station finder to a station far from the line, and from there to the reason.
  await page.keyboard.press("f");
  await page.getByRole("searchbox").fill("beckt");
  await page.getByRole("dialog").getByRole("button", { name: "Beckton" }).click();
  await expect(page.locator(".station-card")).toContainText("terminus");
  await page.locator(".station-blocks button").first().click();
  await expect(page.getByRole("alert")).toContainText("A piece must touch its own line");
  await page.getByRole("button", { name: /Rule 3\.4/ }).click();
  await expect(page.locator("#rule-3\\.4")).toBeInViewport();
});

test("destinations, lines and connections are listed and lead to the map", async ({ page }) => {
  await begin(page, PAIR);
  await expect(page.locator(".destinations").first()).toContainText("51");
  await page.getByRole("button", { name: "Lines", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("not begun");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Destinations", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".pairs li")).toHaveCount(4);
  await dialog.locator(".pairs button").first().click();
  await expect(page.locator(".station-card")).toContainText("paired with");
});

for (const [how, skip] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a tap on the map", (page: Page) => page.locator(".london-drawing").click({ position: { x: 20, y: 20 } })],
] as const)
  test(`the passenger travels along his way, and ${how} skips it`, async ({ page }) => {
    await begin(page, { ...PAIR, motion: "slow" });
    await page.getByRole("button", { name: /^End turn/ }).click();
    await page.getByRole("button", { name: "Send him there" }).click();
    const travelling = page.locator(".london-drawing[data-travelling]");
    await expect(travelling).toHaveCount(1);
    await skip(page);
    await expect(travelling).toHaveCount(0, { timeout: 400 });
  });
