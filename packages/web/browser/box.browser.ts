import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("the values of a box are entered, kept, given out, and played with", async ({ page }) => {
  await page.goto("/new/metro?seed=browser");
  await page.getByRole("link", { name: "Enter values from your box" }).click();
  await expect(page).toHaveURL(/\/box\/metro/);
  await page.getByText("Players' stations").click();
  await page.getByLabel("Player 1").first().fill("1 3 5");
  await expect(page.getByText("1 changed value")).toBeVisible();
  await accessible(page);

  // Invalid values are marked and not stored.
  await page.getByLabel("Player 2").first().fill("2 99");
  await expect(page.getByText("has an error")).toBeVisible();
  await page.getByRole("button", { name: "Save in this browser" }).click();
  await expect(page.getByRole("alert")).toContainText("isn't valid yet");
  await page.getByLabel("Player 2").first().fill("30, 32");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as file" }).click();
  const file = await (await saved).path();
  const set = JSON.parse(readFileSync(file, "utf8")) as { readonly values: { readonly frames: object } };
  expect(set).toMatchObject({
    name: "my-box",
    base: "interchange 1",
    values: {
      frames: {
        "2": [
          [1, 3, 5],
          [30, 32],
        ],
      },
    },
  });

  await page.getByRole("button", { name: "Set up a table" }).click();
  await expect(page.getByRole("radio", { name: "my-box 1" })).toBeChecked();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(page.locator(".stage svg:visible").first()).toBeVisible();
  // Two players own five stations between them, where the published frames give them all.
  await expect(page.locator(".stage .station:has(text) .symbol")).toHaveCount(5);
});

test("a file is taken in, and one that is none is refused in words", async ({ page }) => {
  await page.goto("/box/underground");
  const take = (name: string, content: string): Promise<void> =>
    page
      .getByLabel("Load from file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  const set = { format: "interchange-components", name: "attic", version: "3", base: "interchange 1" };
  await take("other.json", JSON.stringify({ ...set, game: "metro", values: {} }));
  await expect(page.getByRole("alert")).toContainText("other.json couldn't be loaded: it belongs to another game");
  await take("wrong.json", JSON.stringify({ ...set, game: "underground", values: { lines: { red: 0 } } }));
  await expect(page.getByRole("alert")).toContainText("/lines/red");
  await take("box.json", JSON.stringify({ ...set, game: "underground", values: { lines: { red: 12 } } }));
  await expect(page.getByRole("main").getByRole("status")).toContainText("attic 3 was loaded");
  await page.reload();
  await expect(page.getByLabel("Name of this set")).toHaveValue("attic");
  await expect(page.getByText("1 value differs from interchange 1.")).toBeVisible();
  await page.getByText("Pieces per line").click();
  await expect(page.getByLabel("red")).toHaveValue("12");
});
