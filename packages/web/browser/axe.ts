/** What axe finds wrong; with a rule that it leaves out unless asked: a name must contain what is written. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

export async function accessible(page: Page, part = "body"): Promise<void> {
  // What fades in while something is fetched has no contrast to speak of.
  await expect(page.locator(".loading")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
    .include(part)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
