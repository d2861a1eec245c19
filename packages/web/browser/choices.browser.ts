/** Modules' decisions on a phone, with a view of what they are about and what each choice scores. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { asked, beginAt } from "./positions.ts";
import { confirm } from "./modules.ts";
import { square, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 360, height: 640 } });

const PLAYERS: Plan["players"] = [
  ["You", "person"],
  ["Bo", "random"],
  ["Cy", "random"],
];

/** Whether no card is cut off at the side. */
async function isWhole(page: Page): Promise<void> {
  const widths = await page
    .locator(".own-option")
    .evaluateAll((cards) =>
      cards.map((card) => [card.scrollWidth - card.clientWidth, card.getBoundingClientRect().right]),
    );
  for (const [over = 0, right = 0] of widths) {
    expect(over).toBeLessThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
}

test("a tourist is seated with the row, the square and the outcome in sight", async ({ page }) => {
  await beginAt(page, { players: PLAYERS, modules: ["paris"] }, asked(24, /^paris\.seat/));
  await yourTurn(page);
  expect(await page.locator(".paris-run").count()).toBeGreaterThan(1);
  const cards = page.locator(".own-option");
  const count = await cards.count();
  for (const card of await cards.all())
    await expect(card).toHaveText(/^[A-F].+(longest run grows \d+\s→\s\d+|outside your longest run)[+−]?\d+$/);
  await isWhole(page);
  // The whole row, with a letter on each space to choose from; and the board enlarged to where the tourist stands.
  await expect(page.locator(".own-choices .paris-space.offered")).toHaveCount(count);
  await expect(page.locator(".metro-drawing.is-zoomed")).toBeVisible();
  await cards.first().click();
  await expect(page.locator(".own-choices h3")).toContainText(/so far → /);
  await expect(confirm(page)).toHaveText(/^Send \w+ to /);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
});

test("a central station is set with the line in sight that it brings", async ({ page }) => {
  await beginAt(page, { players: PLAYERS, modules: ["central-stations"] }, asked(18, /^central\./));
  await yourTurn(page);
  await page.getByRole("button", { name: "Place your station" }).click();
  const cards = page.locator(".own-option");
  await expect(cards.first()).toHaveText(/line/);
  for (const card of await cards.all())
    await expect(card).toHaveText(/^[A-H]beside [a-h]\d.*line (not started|of \d+ tiles?)/);
  await isWhole(page);
  await expect(page.locator(".metro-drawing.is-zoomed")).toBeVisible();
  await expect(page.locator(".own-letters g")).toHaveCount(await cards.count());
  await expect(square(page, "d4")).toBeInViewport();
  await cards.nth(1).click();
  await expect(page.locator(".own-way")).toBeAttached();
});
