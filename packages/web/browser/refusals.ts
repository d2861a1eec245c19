/** Listens for what the policy of a page forbids it. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** What the browser refused, from the first line of every page on. */
export async function refusals(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard: string[] = [];
  await page.exposeFunction("heardRefusal", (refusal: string) => void heard.push(refusal));
  // A text, since this file is compiled for Node, which knows no documents.
  await page.addInitScript(`addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, lineNumber, sample }) =>
    heardRefusal([violatedDirective, sourceFile, lineNumber, sample].join(" ")));`);
  return async () => {
    // Refusals are told one after the other, so once this one has come there are no others on the way.
    await page.evaluate(`new Promise((resolve) => {
      addEventListener("securitypolicyviolation", () => resolve(), { once: true });
      document.body.insertAdjacentHTML("beforeend", '<i hidden style="color: red"></i>');
    })`);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    return heard.slice(0, -1);
  };
}
