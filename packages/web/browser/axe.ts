/**
 * Runs axe, with one rule that is off by default: a name must contain the visible text. `npm test` checks only the main
 * pages, `npm run test:all` every state that a test reaches.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { LONG } from "./table.ts";

export async function accessible(page: Page, part = "body"): Promise<void> {
  if (LONG) await check(page, part);
}

async function check(page: Page, part: string): Promise<void> {
  await noneWrong(page, (axe) =>
    axe
      .options({ resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } })
      .include(part),
  );
}

export async function accessibleInBoth(page: Page, part = "body"): Promise<void> {
  if (LONG) await mainPageAccessible(page, part);
}

/** Checked always, in both themes of a page that follows the system; in the dark only colours are other ones. */
export async function mainPageAccessible(page: Page, part = "body"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await check(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await noneWrong(page, (axe) => axe.withRules("color-contrast").include(part));
  await page.emulateMedia({ colorScheme: "light" });
}

async function noneWrong(page: Page, asking: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Fading content has no meaningful contrast.
  await expect(page.locator(".loading")).toHaveCount(0);
  // axe stays in the page: injecting it again, twice each time, takes a quarter as long as the check. A new frame does
  // not have it yet.
  const isHere = page.frames().length === 1 && (await page.evaluate<boolean>("'axe' in globalThis"));
  const axe = new AxeBuilder(isHere ? { page, axeSource: "undefined" } : { page });
  // Its other mode puts frames of other origins together in a page of its own, which takes three times as long as looking.
  const { violations } = await asking(axe.setLegacyMode(true)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
