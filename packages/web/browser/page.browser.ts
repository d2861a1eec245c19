import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { begin, clickSquare, complaints, playByMouse, prepare, targets, title, yourTurn } from "./table.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const [path, heading] of [
      ["/", "Interchange"],
      ["/new", "Set up a table"],
      ["/new/underground", "Set up a table"],
      ["/rules", "Rules"],
      ["/rules/underground", "Rules"],
      ["/settings", "Settings"],
      ["/nowhere", "Nothing here"],
      ["/table/none", "No such table in this browser"],
    ] as const)
      test(`${path} is accessible and complains about nothing`, async ({ page }) => {
        const heard = complaints(page);
        await prepare(page);
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await accessible(page);
        expect(heard).toEqual([]);
      });

    for (const [width, height] of [
      [1440, 900],
      [360, 640],
    ] as const)
      test(`the table is accessible at ${width} by ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await begin(page);
        await playByMouse(page, 2);
        await yourTurn(page);
        await clickSquare(page, (await targets(page))[4] ?? "");
        await expect(page.locator(".ledger")).toBeVisible();
        await accessible(page);
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Lines", exact: true }).click();
        await expect(page.locator(".strips")).toBeVisible();
        await accessible(page);
      });

    test("the result is accessible", async ({ page }) => {
      await begin(page, {
        players: [
          ["A", "greedy"],
          ["B", "random"],
          ["C", "random"],
        ],
      });
      await expect(title(page)).toHaveText("The game is over", { timeout: 20_000 });
      await page.getByRole("button", { name: "Result" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/wins|share/);
      await accessible(page);
    });
  });
}

test("a table is set up by hand, checked, and remembered", async ({ page }) => {
  await prepare(page);
  await page.goto("/new?seed=setup");
  await page.getByRole("button", { name: "Add a seat" }).click();
  await page.getByRole("radio", { name: "Drifter" }).check();
  await page.getByRole("button", { name: /^Seat 2:/ }).click();
  await page.getByRole("textbox", { name: "Seat 2: Name" }).fill("Zoë");
  await page.getByRole("radio", { name: "Planner" }).check();
  await expect(page.getByRole("radio", { name: /Hints/ })).toHaveCount(0);
  await page.getByRole("radio", { name: "Lines", exact: true }).check();
  await page.getByText("More rules of this table").click();
  await page.getByRole("radio", { name: "Three" }).check();
  await expect(page.locator(".remark.is-changed")).toContainText("Tiles in hand: Three");
  await page.getByRole("button", { name: "Begin" }).click();
  await yourTurn(page);
  await expect(page.locator(".hand-tile")).toHaveCount(3);
  await page.goto("/new");
  await expect(page.getByRole("button", { name: "Seat 2: Zoë Planner, level 5" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Seat 3: Drifter bot, level 1" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Lines", exact: true })).toBeChecked();
});

test("settings are kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
