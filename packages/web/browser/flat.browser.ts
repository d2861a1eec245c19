import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { begin, clickSquare, complaints, settled, targets } from "./table.ts";
import type { Plan } from "./table.ts";
import { blocksInSight, PAIR } from "./underground.ts";

test.use({ viewport: { width: 1180, height: 820 } });

test("a tablet that lies flat has a panel for everybody that faces them, and is played on from there", async ({
  page,
}) => {
  const heard = complaints(page);
  const names = ["Ada", "Bo", "Cleo", "Dmitri"];
  await begin(page, { players: names.map((name) => [name, "person"] as const) });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Table mode" }).click();
  const phones = page.getByRole("link", { name: "Set up a table for phones" });
  await expect(phones).toHaveAttribute("href", "/new/metro?where=online");
  await page.getByRole("button", { name: "Start table mode" }).click();
  const table = page.getByRole("region", { name: "Table mode" });
  await expect(table).toBeVisible();
  const panel = (name: string) => table.getByRole("region", { name, exact: true });
  for (const [at, rotate] of ["none", "90deg", "180deg", "-90deg"].entries())
    await expect(panel(names[at] ?? "")).toHaveCSS("rotate", rotate);
  // Nothing covers the board, and no panel covers another.
  const board = (await page.locator(".stage").boundingBox())!;
  expect(board.height).toBeGreaterThan(760);
  for (const name of names) {
    const box = (await panel(name).boundingBox())!;
    expect(box.x + box.width <= board.x + 1 || box.x >= board.x + board.width - 1).toBe(true);
  }
  await accessible(page);

  await panel("Ada").getByRole("button", { name: "I'm Ada" }).click();
  await expect(panel("Ada").getByRole("button", { name: "Place it" })).toBeDisabled();
  const [first = ""] = await targets(page);
  await clickSquare(page, first);
  await panel("Ada").getByRole("button", { name: "Place it" }).click();
  await settled(page);
  // The next one takes the screen from where they sit, also after a reload.
  await page.reload();
  await panel("Bo").getByRole("button", { name: /Bo/ }).click();
  await expect(panel("Bo").getByRole("button", { name: "Place it" })).toBeVisible();

  await table.getByRole("button", { name: "Exit table mode" }).click();
  await expect(table).toHaveCount(0);
  await expect(page.locator(".table-bar")).toBeVisible();
  expect(heard).toEqual([]);
});

test("On the Underground is played on a tablet that lies flat, each building from their side", async ({ page }) => {
  const heard = complaints(page);
  const names = ["Ada", "Bo", "Cleo"];
  const plan: Plan = { ...PAIR, players: names.map((name) => [name, "person"] as const) };
  await begin(page, plan);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Table mode" }).click();
  await page.getByRole("button", { name: "Start table mode" }).click();
  const table = page.getByRole("region", { name: "Table mode" });
  const panel = (name: string) => table.getByRole("region", { name, exact: true });
  for (const [at, rotate] of ["none", "90deg", "-90deg"].entries())
    await expect(panel(names[at] ?? "")).toHaveCSS("rotate", rotate);
  // The map has the middle for itself, as high as the screen.
  const map = (await page.locator(".map-drawing").boundingBox())!;
  expect(map.height).toBeGreaterThan(700);
  for (const name of names) {
    const box = (await panel(name).boundingBox())!;
    expect(box.x + box.width <= map.x + 1 || box.x >= map.x + map.width - 1).toBe(true);
  }
  await accessible(page);

  const [spot] = await blocksInSight(page);
  await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0);
  const [slot, which] = [panel("Ada").locator("button.slot"), panel("Ada").locator(".which button").first()];
  await expect(slot.or(which)).toBeVisible();
  if (await which.isVisible()) await which.click();
  await expect(slot).toBeVisible();
  const end = panel("Ada").getByRole("button", { name: "Take 3 tokens and end" });
  await expect(end).toBeInViewport();
  await end.click();
  const send = panel("Ada").getByRole("button", { name: "Send him there" });
  for (await settled(page); await send.isVisible(); await settled(page)) {
    if (await send.isDisabled()) await panel("Ada").locator(".trip-option").first().click();
    await send.click();
  }
  await expect(panel("Bo").getByRole("button", { name: "Take 4 tokens and end" })).toBeVisible();
  await expect(panel("Ada").locator(".tray")).toHaveCount(0);
  await table.getByRole("button", { name: "Exit table mode" }).click();
  await expect(page.locator(".table-bar")).toBeVisible();
  expect(heard).toEqual([]);
});
