import { expect, test } from "@playwright/test";
import { begin, playByMouse, tilesPlaced, title } from "./table.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("two people at one screen pass it on, and hands stay hidden", async ({ page }) => {
  await begin(page, {
    players: [
      ["Ada", "person"],
      ["Bo", "person"],
    ],
  });
  await expect(title(page)).toHaveText("Ada's turn");
  await expect(page.locator(".hand-tile")).toHaveCount(1);
  const first = await playByMouse(page, 3);

  await expect(title(page)).toHaveText("Bo's turn");
  await expect(page.locator(".hand-tile")).toHaveCount(0);
  await expect(page.getByText("Hands are hidden. Pass the screen to Bo.")).toBeVisible();
  await page.getByRole("button", { name: "I'm Bo" }).click();
  await expect(page.locator(".hand-tile")).toHaveCount(1);
  await expect(page.locator(".recap")).toContainText(`Ada placed a tile at ${first}`);
  await playByMouse(page, 5);
  await page.getByRole("button", { name: "I'm Ada" }).click();
  await expect(title(page)).toHaveText("Ada's turn");

  // Ada's last move is followed by Bo's: he has to agree.
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("dialog")).toContainText("Bo must agree");
  await page.getByRole("button", { name: "Everybody agrees" }).click();
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await expect(title(page)).toHaveText("Ada's turn");
});
