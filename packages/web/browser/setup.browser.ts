/** Setting up a table: presets, seats, pictures, the link to share, and problems. */
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { complaints, longTest, prepare, yourTurn } from "./table.ts";

const preset = (page: Page, name: string): Locator => page.locator(".preset").filter({ hasText: name });
const seats = (page: Page): Locator => page.locator(".seat-card");

test("one press sets up a table, shows it, and begins it", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto("/new/metro?seed=presets");
  await expect(preset(page, "First game")).toHaveAttribute("aria-pressed", "true");
  await preset(page, "Family").click();
  await expect(preset(page, "Family")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("checkbox", { name: "Central stations" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Paris" })).toBeChecked();
  await expect(page.locator("#your-table")).toHaveText("Metro with Paris and Central stations");
  // The board as it will look: a tourist on every inner square.
  await expect(page.locator(".board-picture .tourist")).toHaveCount(32);
  await page.getByText(/differences? from your box/).click();
  await expect(page.locator(".remark.is-ours").filter({ hasText: "The colours on the landmarks" })).toBeVisible();
  await page.getByRole("radio", { name: "First", exact: true }).check();
  await expect(page.locator(".remark.is-absent")).toHaveCount(2);
  await expect(preset(page, "Family")).toHaveAttribute("aria-pressed", "false");
  for (let tries = 0; tries < 3; tries++) {
    await preset(page, "Surprise me").click();
    await expect(page.locator("#your-table")).toContainText("Metro with");
  }
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await yourTurn(page);
  expect(heard).toEqual([]);
});

test("bots come with a face and a line about them, and seats choose their colours", async ({ page }) => {
  await prepare(page, {
    players: [
      ["You", "person"],
      ["Collector", "greedy"],
    ],
  });
  await page.goto("/new/metro?seed=seats");
  await seats(page).nth(1).click();
  // A bot that is not offered any more keeps its seat, with the face of the one that is offered instead.
  const minds = page.getByRole("radiogroup", { name: "Player 2: Played by" });
  await expect(minds.getByRole("radio")).toHaveCount(8);
  await expect(minds.getByRole("radio", { name: "Collector 4" })).toBeChecked();
  await minds.getByRole("radio", { name: "Drifter 2" }).check();
  await expect(page.locator(".seat-about")).toHaveText(/^Drifter, level 2 of 7, /);
  await expect(seats(page).nth(1)).toContainText("Drifter");
  const colours = page.getByRole("radiogroup", { name: "Player 2: Colour" });
  await colours.getByRole("radio", { name: "yellow" }).check();
  await seats(page).nth(0).click();
  await expect(
    page.getByRole("radiogroup", { name: "Player 1: Colour" }).getByRole("radio", { name: "blue" }),
  ).toBeChecked();
  await accessible(page);
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await yourTurn(page);
  await page.goto("/new/metro");
  await seats(page).nth(0).click();
  await expect(page.getByRole("radio", { name: "blue" })).toBeChecked();
  await page.getByRole("radio", { name: "random", exact: true }).check();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await yourTurn(page);
});

test("a link holds the whole setup, and what it asks for in vain is told", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prepare(page);
  await page.goto("/new/metro");
  await preset(page, "The full box").click();
  await seats(page).nth(1).click();
  await page.getByRole("textbox", { name: "Player 2: Name" }).fill("Zoë & Co");
  await page.getByText("More rules", { exact: true }).click();
  await page.getByRole("radio", { name: "Three", exact: true }).check();
  await page.getByRole("button", { name: "Copy link to this setup" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(link).toContain("/new/metro?edition=bigbox&modules=");

  await page.goto(link);
  await expect(preset(page, "The full box")).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("#your-table")).toHaveText("Metro with New York and Stock corporations");
  await expect(seats(page).nth(1)).toContainText("Zoë & Co");
  await expect(page.locator(".remark.is-changed")).toContainText("Tiles in hand: Three");
  // The address goes with the choices, so that it can be loaded again.
  await page.getByRole("radio", { name: "No city" }).check();
  await page.reload();
  await expect(page.locator("#your-table")).toHaveText("Metro with Stock corporations");

  // Looking something up keeps the choices.
  await page.goto("/new/metro");
  await page.getByRole("radio", { name: "Berlin" }).check();
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Berlin" })).toBeChecked();

  await page.goto("/new/metro?modules=paris,atlantis&hand-size=9&utm_source=x&person=Ada");
  await expect(page.getByRole("status").filter({ hasText: "were ignored" })).toContainText(
    "modules=atlantis, hand-size=9 and utm_source=x",
  );
  await expect(page.getByRole("radio", { name: "Paris" })).toBeChecked();
  // Another game is asked for nothing that was meant for this one.
  await page.getByRole("radio", { name: "On the Underground" }).check();
  await expect(page.locator("#your-table")).toHaveText("On the Underground");
  await expect(page.getByText("left out")).toHaveCount(0);
});

test("what is wrong is marked where it is, and the keyboard goes there", async ({ page }) => {
  await prepare(page, {
    players: [
      ["You", "person"],
      ["Bo", "random"],
      ["Cy", "random"],
    ],
    modules: ["numbered-stations"],
  });
  await page.goto("/new/metro?seed=wrong");
  await seats(page).nth(2).click();
  const name = page.getByRole("textbox", { name: "Player 3: Name" });
  await name.fill("bo");
  await seats(page).nth(2).click();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Two players have the same name. Change one of them.");
  await accessible(page);
  // A corrected field shows no problem any more.
  await name.pressSequentially("bo and a name that is far too long");
  await expect(name).toHaveValue("bobo and a name that is ");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByRole("alert")).toHaveCount(0);

  // Three numbers each are for two players: a third seat comes, and the rule does not fit.
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByText("More rules", { exact: true }).click();
  await page.getByRole("radio", { name: "Three from each side" }).check();
  await page.getByText("More rules", { exact: true }).click();
  await page.getByRole("button", { name: "Add player" }).click();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  const wrong = page.getByRole("radio", { name: "Three from each side" });
  await expect(wrong).toBeFocused();
  await expect(page.getByRole("radiogroup", { name: /Numbers per player/ })).toHaveAccessibleDescription(
    /doesn't work at this table. Two players only/,
  );
});

test("a table is set up by the keyboard alone, and what one rests on explains itself", async ({ page }) => {
  await prepare(page);
  await page.goto("/new/metro?seed=keys");
  await preset(page, "First game").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(preset(page, "The full box")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(seats(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Player 1: Name" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Player 1: Name" })).toBeFocused();
  const rails = page.getByRole("checkbox", { name: "Centre rails" });
  await rails.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".explained")).toContainText("Four tiles cover the centre.");
  await page.keyboard.press("Escape");
  await expect(page.locator(".explained")).toHaveCount(0);
  await page.keyboard.press(" ");
  await expect(rails).toBeChecked();
  await expect(page.locator(".picture-card").filter({ hasText: "Central stations" })).toContainText("not with Centre");
  await page.getByRole("radio", { name: "New York" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "St. Petersburg" })).toBeChecked();
  await page.getByRole("textbox", { name: "Player 1: Name" }).press("Enter");
  await yourTurn(page);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("holding a picture reads it and does not choose it", async ({ page }) => {
    await prepare(page);
    await page.goto("/new/metro");
    const card = page.locator(".picture-card").filter({ hasText: "Numbered stations" });
    await expect(card).toBeVisible();
    const touch = { pointerType: "touch", isPrimary: true };
    await card.dispatchEvent("pointerdown", touch);
    await expect(page.locator(".explained")).toContainText("You have secret station numbers");
    await card.dispatchEvent("pointerup", touch);
    await card.click();
    await expect(page.getByRole("checkbox", { name: "Numbered stations" })).toBeChecked();
  });
});

for (const width of [320, 360])
  for (const game of ["metro", "underground"])
    (width === 360 && game === "metro" ? test : longTest)(
      `at ${width} the bar of ${game} covers nothing, and nothing is cut off`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        await prepare(page);
        await page.goto(`/new/${game}`);
        await expect(page.getByRole("button", { name: "Start game", exact: true })).toBeInViewport({ ratio: 1 });
        await seats(page).nth(1).click();
        const bar = await page.locator(".setup-end").boundingBox();
        const room = await page.locator(".setup-scroll").boundingBox();
        expect(room!.y + room!.height).toBeLessThanOrEqual(bar!.y + 0.5);
        expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(width);
        expect(await page.locator(".setup-scroll").evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
        // Whatever the keyboard comes to is above the bar; all of it, once the last parts of the form are drawn.
        await expect(page.locator("#your-table")).toBeAttached();
        await expect(page.locator(".rule-options").first()).toBeAttached();
        await page.getByText("More rules", { exact: true }).scrollIntoViewIfNeeded();
        // In one go, since parts that come late may take the place of others meanwhile.
        const controls = await page.locator(".setup-scroll button, .setup-scroll summary").evaluateAll((all) =>
          all
            .filter((control) => control.checkVisibility())
            .map((control) => {
              control.focus();
              const { left, right, bottom } = control.getBoundingClientRect();
              return { left, right, bottom, of: control.textContent };
            }),
        );
        expect(controls.length).toBeGreaterThan(5);
        const hidden = controls.filter((each) => each.left < 0 || each.right > width || each.bottom > bar!.y + 1);
        expect(hidden).toEqual([]);
        await page.getByRole("button", { name: "Preview" }).click();
        await expect(page.locator("#your-table")).toBeInViewport({ ratio: 1 });
        await expect(page.locator("#your-table")).toBeFocused();
        // What differs from the box is one line that the keyboard opens.
        await expect(page.locator(".remarks")).toBeHidden();
        await page.getByText(/\d differences? from your box$/).press("Enter");
        await expect(page.locator(".remarks")).toBeVisible();
        await accessible(page);
      },
    );

test("the form is drawn part by part, and all of it without being asked", async ({ page }) => {
  // Everything rendered in one task is reported at once.
  await page.addInitScript(() => {
    const parts = [".presets", ".seat-cards", "#setup-modules", "#setup-city", ".setup-levels", ".your-table"];
    const drawn: string[][] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      const fresh = [...parts, ".rule-options"].filter(
        (part) => !drawn.flat().includes(part) && document.querySelector(part),
      );
      if (fresh.length) drawn.push(fresh);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/new/metro");
  await expect(page.locator(".rule-options")).toBeAttached();
  expect(await page.evaluate("drawn")).toEqual([
    [".presets"],
    [".seat-cards"],
    ["#setup-modules"],
    ["#setup-city"],
    [".setup-levels"],
    [".your-table"],
    [".rule-options"],
  ]);
});
