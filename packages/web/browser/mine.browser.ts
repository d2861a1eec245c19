/** The page with all your games: search, statistics and achievements. */
import { readFileSync } from "node:fs";
import { readRecord } from "@interchange/tabletop";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { openTable } from "./founded.ts";
import { complaints, prepare, title } from "./table.ts";

/** A finished game: the second seat is a person's, the others are bots'. */
async function bring(page: Page, path: string, bot: string): Promise<void> {
  const read = readRecord(readFileSync(new URL(`../../../corpus/${path}.record`, import.meta.url), "utf8"));
  if (!read.ok) throw new Error(read.problem.reason);
  const { record } = read;
  await openTable(page, {
    game: record.game,
    setup: record.setup,
    sitters: record.seats.map((_, seat) =>
      seat === 1 ? { name: "Ada", mind: { kind: "person" } } : { name: `Bot ${seat + 1}`, mind: { kind: "bot", bot } },
    ),
    control: { kind: "none" },
    luck: { kind: "seeded", seed: path },
    before: { record, seen: [], tookBack: 0 },
    terms: { assist: "ledger" },
  });
  await expect(title(page)).toHaveText("The game is over");
}

test("one's games are found by filters, counted in plots, and say what they have shown", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto("/mine");
  await expect(page.getByText("No games yet.")).toBeVisible();

  await bring(page, "metro/bigbox/2-seats", "inspector");
  await bring(page, "metro/modules/london", "tourist");
  await bring(page, "underground/2006/2-seats", "drifter");
  await page.goto("/");
  // Nothing waits here, so a new game comes first, and the last one shows its board.
  await expect(page.locator(".home > .start-bar .play-go.primary")).toBeVisible();
  await expect(page.locator(".start-bar ~ .back .turn-card img")).toBeVisible();
  await expect(page.locator(".turn-card").getByRole("heading")).toHaveText(/^You (won|lost) by \d+$/);
  await accessible(page);
  await page.getByRole("link", { name: "All games and statistics" }).click();
  await expect(page.locator(".mine > [role=status]")).toHaveText("3 games");
  await page.getByLabel("City or module").selectOption("London");
  await expect(page.locator(".table-item")).toHaveCount(1);
  await expect(page).toHaveURL(/\?module=london$/);
  await page.reload();
  await expect(page.locator(".mine > [role=status]")).toHaveText("1 game");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByLabel("Result").selectOption("Won");
  await expect(page.locator(".table-item")).toContainText(["130"]);
  await accessible(page);

  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("radio", { name: "Metro" }).check();
  const totals = page.locator(".mine-totals");
  await expect(totals).toContainText("37 tiles");
  const plot = page.getByRole("region", { name: "Points per game by source" });
  await plot.getByText("Show as table").press("Enter");
  await expect(plot.getByRole("row", { name: "Centre ×2" })).toBeVisible();
  await accessible(page);
  await totals.getByRole("link", { name: "View: 37 tiles" }).click();
  await expect(page).toHaveURL(/\/table\/\w+\?at=59$/);
  await expect(page.getByText("Viewing history")).toBeVisible();

  await page.goto("/mine/achievements");
  const inspector = page.locator(".feat", { hasText: "Ticket checked" });
  await expect(inspector).toHaveClass(/is-earned/);
  await expect(page.locator(".feat", { hasText: "Top of the ladder" })).toContainText("Not yet");
  await accessible(page);
  await inspector.getByRole("link", { name: "View game" }).click();
  await expect(page.locator(".new-feats")).toContainText("Ticket checked");
  expect(heard).toEqual([]);
});
