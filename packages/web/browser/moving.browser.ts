/** Moves a browser's tables to another device: as one file, or by syncing. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Guest } from "./online.ts";
import { begin, playByMouse, prepare, sheetLeft, yourTurn } from "./table.ts";

test("all tables go to another browser as one file, and come again from there", async ({ page, browser }) => {
  await begin(page);
  await playByMouse(page, 2);
  await yourTurn(page);
  await page.goto("/settings");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to file" }).click();
  const file = { name: "all.json", mimeType: "application/json", buffer: readFileSync(await (await saved).path()) };

  const other = await browser.newPage();
  await prepare(other);
  await other.goto("/settings");
  const take = other.locator("#moving input[type=file]");
  await take.setInputFiles(file);
  await expect(other.locator("#moving")).toContainText("1 new table.");
  await take.setInputFiles(file);
  await expect(other.locator("#moving")).toContainText("1 table was already here.");
  await take.setInputFiles({ ...file, buffer: Buffer.from("{}") });
  await expect(other.locator("#moving")).toContainText("wasn't saved by Interchange");
  await other.goto("/");
  await other.getByRole("link", { name: "Continue" }).click();
  await yourTurn(other);
  await other.close();
});

test("with a name on the server they are on the device that the code leads to", async ({ browser, baseURL }) => {
  const address = (baseURL ?? "").replace(/\/$/, "");
  const ada = await Guest.come(browser, address, "Ada");
  await begin(ada.page);
  await ada.page.goto("/settings");
  await ada.page.getByRole("checkbox", { name: /Sync my tables and maps with this server as Ada/ }).check();
  await expect(ada.page.locator("#moving")).toContainText("1 table uploaded");
  const { code } = await ada.ask<{ code: string }>("POST", "/api/me/recovery-code");
  await ada.close();

  const phone = await Guest.come(browser, address);
  await phone.page.goto(`${address}/settings`);
  await phone.page.getByRole("button", { name: "Sign in on this device" }).click();
  await phone.page.getByRole("dialog").getByRole("textbox").fill(code);
  await phone.page.getByRole("dialog").locator("button[type=submit]").click();
  await sheetLeft(phone.page);
  // It comes in the background some seconds after a page was opened, and home hears of it.
  await phone.page.goto(`${address}/`);
  await expect(phone.page.getByRole("link", { name: "Continue" })).toBeVisible({ timeout: 60_000 });
  await phone.close();
});
