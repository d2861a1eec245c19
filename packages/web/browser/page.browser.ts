import { expect, test } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { begin, prepare, yourTurn } from "./table.ts";

test("a table is set up by hand, checked, and remembered", async ({ page }) => {
  await prepare(page);
  await page.goto("/new?seed=setup");
  await page.getByRole("button", { name: "Add player" }).click();
  await page.getByRole("radio", { name: "Drifter" }).check();
  await page.getByRole("button", { name: /^Player 2:/ }).click();
  await page.getByRole("textbox", { name: "Player 2: Name" }).fill("Zoë");
  await page.getByRole("radio", { name: "Planner" }).check();
  await page.getByRole("radio", { name: "Lines", exact: true }).check();
  await page.getByText("More rules", { exact: true }).click();
  await page.getByRole("radio", { name: "Three" }).check();
  await expect(page.locator(".remark.is-changed")).toContainText("Tiles in hand: Three");
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await yourTurn(page);
  await expect(page.locator(".hand-tile")).toHaveCount(3);
  await page.goto("/new");
  await expect(page.getByRole("button", { name: "Player 2: Zoë Planner, level 6" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Player 3: Drifter bot, level 2" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Lines", exact: true })).toBeChecked();
});

test("settings are kept, in groups of which a phone opens the first", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const loud = page.getByRole("radio", { name: "Loud" });
  await expect(loud).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeVisible();
  await expect(loud).toBeHidden();
  await page.locator("summary", { hasText: "At the table" }).click();
  await expect(loud).toBeVisible();
});

test("a palette that is chosen changes the colours of seats, here and at tables, and stays", async ({ page }) => {
  const fills = (badges: Locator): Promise<readonly string[]> =>
    badges.evaluateAll((all) =>
      all.map((badge) => badge.ownerDocument.defaultView?.getComputedStyle(badge).fill ?? ""),
    );
  await page.goto("/settings");
  const shown = page.locator(".palette-shown .badge rect");
  await expect(shown).toHaveCount(6);
  const standard = await fills(shown);
  await page.getByRole("radio", { name: "Red–green colour blindness" }).check();
  await expect.poll(() => fills(shown)).not.toEqual(standard);
  const chosen = await fills(shown);
  expect(chosen.filter((fill, at) => fill === standard[at])).toEqual([]);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Red–green colour blindness" })).toBeChecked();
  await expect.poll(() => fills(shown)).toEqual(chosen);

  await begin(page);
  const players = page.locator(".players .badge rect");
  const seats = await fills(players);
  expect(seats).toHaveLength(2);
  for (const fill of seats) expect(chosen).toContain(fill);

  await page.goto("/settings");
  await page.getByRole("radio", { name: "Standard" }).check();
  await expect.poll(() => fills(shown)).toEqual(standard);
});

test("colours of one's own are warned about, stay, and give way to the palette again", async ({ page }) => {
  await page.goto("/settings");
  const shown = page.locator(".palette-shown .badge rect").nth(1);
  const blue = page.getByLabel("blue", { exact: true });
  const before = await blue.inputValue();
  const back = page.getByRole("button", { name: "Reset to palette" });
  await expect(back).toBeDisabled();
  await blue.fill("#aa00aa");
  await expect(shown).toHaveCSS("fill", "rgb(170, 0, 170)");
  const warning = page.getByRole("status").filter({ hasText: "can't tell these apart" });
  await expect(warning).toHaveCount(0);
  await blue.fill("#0b8a66");
  await expect(warning).toContainText("blue and green");
  await page.reload();
  await expect(blue).toHaveValue("#0b8a66");
  await expect(shown).toHaveCSS("fill", "rgb(11, 138, 102)");
  await back.click();
  await expect(blue).toHaveValue(before);
  await expect(warning).toHaveCount(0);
  await expect(shown).not.toHaveCSS("fill", "rgb(11, 138, 102)");
});

test("a table that takes long to load shows the outline of a board, and nothing at all before 300 ms", async ({
  page,
}) => {
  await begin(page);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/metro-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const skeleton = page.getByRole("status", { name: "Setting up the board…" });
  await expect(skeleton).toBeVisible();
  // All of it at one moment: on a slow machine the outline may give way to another while it is looked at.
  const seen = (): Promise<{ shown: number[]; width: number; height: number }> =>
    skeleton.evaluate((outline) => {
      const shown = [0, 300, 500].map((time) => {
        // Restarts the animation: on a slow machine it may be over.
        outline.style.animation = "none";
        outline.getBoundingClientRect();
        outline.style.animation = "";
        const [fade] = outline.getAnimations();
        if (!fade) throw new Error("it shows at once");
        fade.pause();
        fade.currentTime = time;
        return Number(outline.ownerDocument.defaultView?.getComputedStyle(outline).opacity);
      });
      const { width, height } = outline.querySelector(".skeleton-board")!.getBoundingClientRect();
      return { shown, width, height };
    });
  await expect(async () => {
    const { shown, width, height } = await seen();
    expect(shown).toEqual([0, 0, 1]);
    expect(Math.abs(width - height)).toBeLessThan(1);
    expect(height).toBeGreaterThan(300);
  }).toPass({ timeout: 10_000 });
  letGo();
  await expect(page.locator(".stage svg:visible").first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});
