/** Helpers for browser tests of online tables: people in separate browsers. */
import { expect } from "@playwright/test";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { prepare } from "./table.ts";

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Opens the page in a separate browser, without animations. */
export async function somebody(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await prepare(page);
  return page;
}

/** Says what they are called, where the page asks. */
export async function sayName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Creates a table for this many people from home, and returns its address. */
export async function makeTable(page: Page, name: string, seats: number): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: /^(?:Make a table|Friends)$/ }).click();
  await page
    .getByRole("radiogroup", { name: "Players" })
    .getByRole("radio", { name: `${seats}`, exact: true })
    .check();
  await page.getByRole("button", { name: "Create a table" }).click();
  await sayName(page, name);
  await expect(page).toHaveURL(/\/at\/[a-z0-9]{12}$/);
  return page.url();
}

/** Comes by the link and joins, which seats them. */
export async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Join", exact: true }).click();
}

/** The same, and waits there for the game to start. */
export async function join(page: Page, address: string, name: string): Promise<void> {
  await sitDown(page, address, name);
  await expect(page.locator(".gathering-seat", { hasText: name })).toContainText("you");
}

/** The code of the room that a page shows. */
export const codeOf = async (page: Page): Promise<string> =>
  (await page.locator(".room-code-letters > [aria-hidden]").textContent()) ?? "";

/** Proposes the next game of a room. */
export async function propose(page: Page, game = "Metro"): Promise<void> {
  await page.getByRole("button", { name: "Propose a game" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: game, exact: true }).check();
  await sheet.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(sheet).toHaveCount(0);
}
