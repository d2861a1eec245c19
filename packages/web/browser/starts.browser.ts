/** What a page needs to stand is named in its first file: on a slow network, whatever is found later is a wait. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { begin } from "./table.ts";

/** What takes the page along has time. */
const HAS_TIME = /\/(?:along|installing)-/;

/** The files that the page asked for before `shown` was there, and which its first file did not name. */
async function foundLate(page: Page, path: string, shown: string): Promise<readonly string[]> {
  // Noted at once: what is shown asks for more as soon as it stands.
  await page.addInitScript((wanted) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the node that it is asked of
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, before: Node | null): Inserted {
      insertBefore.call(this, node, before);
      if (document.querySelector(wanted)) {
        performance.mark("shown");
        Node.prototype.insertBefore = insertBefore;
      }
      return node;
    };
  }, shown);
  const answer = await page.goto(path);
  const named = (await answer?.text()) ?? "";
  await expect(page.locator(shown).first()).toBeVisible();
  const asked = await page.evaluate(() => {
    const end = performance.getEntriesByName("shown")[0]?.startTime ?? Infinity;
    const all = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < end);
    return all.map(({ name }) => new URL(name).pathname);
  });
  expect(asked.length).toBeGreaterThan(5);
  return asked.filter((file) => /\.(?:css|js)$/.test(file) && !HAS_TIME.test(file) && !named.includes(`"${file}"`));
}

test("home, set-up and rules stand on what their first files name", async ({ context }) => {
  for (const [path, shown] of [
    ["/", ".way-go"],
    ["/new/metro?lang=de", ".setup-end .primary"],
    ["/new/underground", ".setup-end .primary"],
    ["/rules/metro", ".rules-part p"],
    ["/rules/underground?lang=pt-BR", ".rules-part p"],
  ] as const) {
    const page = await context.newPage();
    expect(await foundLate(page, path, shown), path).toEqual([]);
    await page.close();
  }
});

test("so does a table with what stands beside it", async ({ page }) => {
  await begin(page);
  expect(await foundLate(page, new URL(page.url()).pathname, ".infos .panel")).toEqual([]);
});
