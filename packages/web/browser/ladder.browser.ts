/** The ladder of bots on home and at the table. */
import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { playNow, yourTurn } from "./table.ts";

test("home offers seven bots by face, at the rung that fits, and remembers another that is chosen", async ({
  page,
}) => {
  await page.addInitScript(`
    if (localStorage.getItem("interchange/rung-metro") === null)
      localStorage.setItem("interchange/rung-metro", '{"rung":3,"losses":0,"at":0}');
    localStorage.setItem("interchange/settings", '{"theme":"system","motion":"off","botPace":"off","doubleTap":false}');
  `);
  await page.goto("/");
  await expect(page.locator(".begin")).toContainText("Against Collector.");
  await page.getByRole("button", { name: "Change" }).click();
  const row = page.getByRole("radiogroup", { name: "Choose your opponent" });
  await expect(row.getByRole("radio")).toHaveCount(7);
  await expect(row.getByRole("radio", { name: "Collector" })).toBeChecked();
  await expect(page.locator(".bot-says")).toContainText("Collector · level 4 of 7");
  await expect(page.locator(".bot-says")).toContainText("move up a level");
  await accessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(row.getByText("7", { exact: true })).toBeVisible();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  for (const card of await row.locator("label").all())
    expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.getByRole("radio", { name: "Tourist" }).check();
  await expect(page.locator(".begin")).toContainText("Against Tourist.");
  await playNow(page);
  await yourTurn(page);
  await page.goto("/");
  await expect(row.getByRole("radio", { name: "Tourist" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Play Tourist" })).toBeVisible();
  // The other game has a rung of its own.
  await page.getByRole("radio", { name: "On the Underground" }).check();
  await expect(row.getByRole("radio", { name: "Trainee" })).toBeChecked();
  // The full setup opens with what was chosen here.
  await row.getByRole("radio", { name: "Commuter" }).check();
  await page.locator(".bot-says").getByRole("link", { name: "All options" }).click();
  await expect(page.locator(".seat-card").nth(1)).toContainText("Commuter");
});
