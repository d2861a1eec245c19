/** After one visit everything that needs no server works without a network. */
import { expect, test } from "@playwright/test";
import { clickSquare, playNow, prepare, targets, title, yourTurn } from "./table.ts";

test.use({ serviceWorkers: "allow" });

test("after one visit there are games, rules, puzzles and reviews without a network", async ({ page, context }) => {
  await prepare(page);
  await page.goto("/settings");
  await expect(page.getByText("All of it is on this device")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);

  await page.goto("/");
  await playNow(page);
  await yourTurn(page);
  const [where = ""] = await targets(page);
  await clickSquare(page, where);
  await page.getByRole("button", { name: "Place it" }).click();
  await yourTurn(page);
  await page.reload();
  await yourTurn(page);
  await expect(page.locator(`[role=gridcell][aria-label^="${where},"]`)).not.toHaveAttribute(
    "aria-label",
    /may be covered/,
  );
  const table = new URL(page.url()).pathname;

  await page.goto("/rules/underground");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules");
  await page.goto("/puzzles/metro/today");
  await expect(page.locator(".stage svg:visible").first()).toBeVisible();
  await page.goto("/new/underground");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(title(page)).toHaveText(/turn/i);
  await page.goto(`${table}/review`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
