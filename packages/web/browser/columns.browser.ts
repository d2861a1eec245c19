/** The columns beside the board: players and details on the left, the current turn and chat on the right. */
import { expect, test } from "@playwright/test";
import { beginLate, withTiles } from "./late.ts";
import { begin, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const SIX: Plan["players"] = ["You", "Bo", "Cy", "Dee", "Eli", "Flo"].map((name, seat) => [
  name,
  seat ? "random" : "person",
]);

test("log and unseen tiles are at hand with modules and six seats, and own figures are not cut off", async ({
  page,
}) => {
  const plan = { players: SIX, modules: ["numbered-stations", "central-stations", "berlin"] };
  await beginLate(page, plan, withTiles(18), "columns");
  await yourTurn(page);
  await expect(page.locator(".log-entry").first()).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: /^Unseen tiles/ }).click();
  await expect(page.locator(".bag li").first()).toBeInViewport({ ratio: 0.9 });
  const talk = await page.locator(".talk").boundingBox();
  expect((talk?.y ?? 0) + (talk?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(talk?.height).toBeGreaterThan(170);

  const own = page.locator(".player.acting small");
  await expect(own).toContainText(/your turn · tickets -?\d+ · \d lines/);
  const cut = await own.evaluate((text) => [
    text.scrollWidth > text.clientWidth,
    text.scrollHeight > text.clientHeight,
    text.getBoundingClientRect().bottom > (text.closest("button")?.getBoundingClientRect().bottom ?? 0),
  ]);
  expect(cut).toEqual([false, false, false]);
  await expect(page.locator(".terms")).toContainText("Numbered stations");
});

test("a table without help counts no tiles for anybody", async ({ page }) => {
  await begin(page, { players: SIX, assist: "none" }, "columns");
  await yourTurn(page);
  await expect(page.getByText("Nothing has happened yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Unseen tiles/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const items = page.getByRole("dialog").getByRole("button");
  await expect(items.filter({ hasText: "Scores" })).toBeVisible();
  await expect(items.filter({ hasText: "Unseen tiles" })).toHaveCount(0);
});

test("a solo game says what it is played for", async ({ page }) => {
  await begin(page, { players: [["You", "person"]], modules: ["solo"] }, "columns");
  await yourTurn(page);
  await expect(page.locator(".recap")).toContainText("Its profit is your score.");
  await expect(page.locator(".own-panel")).toContainText("Your goal");
});
