/** The ledger on a phone, where there is room for few lines. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { beginAt, withTiles } from "./positions.ts";
import { clickSquare, longTest, targets, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 360, height: 640 } });

const PLAYERS: Plan["players"] = [
  ["You", "person"],
  ["Planner", "random"],
  ["Collector", "greedy"],
  ["Drifter", "random"],
];

/** Rows that end where they can be seen, all rows, and how many more the ledger speaks of. */
function rowsOn(page: Page) {
  return page.locator(".ledger").evaluate((ledger) => {
    const bottom = ledger.querySelector(".ledger-foot")?.getBoundingClientRect().top ?? 0;
    const rows = [...ledger.querySelectorAll(".row")];
    const seen = rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length;
    const more = Number(/\d+/.exec(ledger.querySelector(".ledger-more")?.textContent ?? "")?.[0] ?? 0);
    return { rows: rows.length, seen, more };
  });
}

for (const [name, options, declare] of [
  ["one tile", {}, test],
  ["three tiles that may be turned", { "hand-size": "3", orientation: "free" }, longTest],
] as const)
  declare(
    `with ${name}, shows every line or says how many more there are, and marks those that end short`,
    async ({ page }) => {
      await beginAt(page, { players: PLAYERS, options }, withTiles(36));
      await yourTurn(page);
      let [most, marked] = [0, 0];
      for (const square of await targets(page)) {
        await clickSquare(page, square);
        await expect(page.locator(".ledger")).toBeVisible();
        await expect
          .poll(async () => {
            const { rows, seen, more } = await rowsOn(page);
            most = Math.max(most, rows);
            return rows - seen - more;
          }, square)
          .toBe(0);
        // Whose loss it is stands in words, and in sight.
        await expect(page.locator(".ledger .swing")).toBeInViewport({ ratio: 0.9 });
        await expect(page.locator(".ledger .swing")).toContainText(/Right away.*(gains?|stay the same|nobody scores)/);
        // Marked are lines that end short of what they might become.
        const open = page.locator(".ledger .row").filter({ hasText: "stays open" });
        await expect(open.locator(".row-short")).toHaveCount(0);
        const short = page.locator(".ledger .row-short");
        if (await short.count()) {
          marked++;
          await expect(short.first()).toHaveText(/ends early \d+ of the \d+ unseen tiles would make it longer/);
        }
        await page.keyboard.press("Escape");
      }
      expect(most).toBeGreaterThan(1);
      expect(marked).toBeGreaterThan(0);
    },
  );
