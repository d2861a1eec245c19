/** Tables keep to the policy of the page, which allows nothing inline. Results and other pages: access.browser.ts. */
import { expect, test } from "@playwright/test";
import { playOn } from "./modules.ts";
import { begin as beginOnline, Guest } from "./online.ts";
import { refusals } from "./refusals.ts";
import { begin, longTest, playByMouse, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import { blocksInSight, buildByMouse, finishTurn, lines, PAIR } from "./underground.ts";

const EVERYTHING: Plan = {
  players: [
    ["You", "person"],
    ["Collector", "greedy"],
    ["Drifter", "random"],
  ],
  modules: ["paris"],
  motion: "normal",
};

longTest("a table of Metro with modules keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, EVERYTHING);
  for (let turn = 0; turn < 2; turn++) await playOn(page, turn);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lines", exact: true }).click();
  await expect(page.locator(".strips")).toBeVisible();
  expect(await refused()).toEqual([]);
});

longTest("a table of Metro with everything moving keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, { players: EVERYTHING.players.slice(0, 2), motion: "normal" });
  await playByMouse(page, 2);
  await yourTurn(page);
  expect(await refused()).toEqual([]);
});

longTest("a table of On the Underground keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, { ...PAIR, motion: "normal" });
  for (let turn = 0; turn < 1 && (await yourTurn(page)); turn++) {
    const wanted = lines(page).nth(turn);
    if ((await wanted.getAttribute("aria-pressed")) !== "true") await wanted.click();
    if ((await blocksInSight(page)).length) await buildByMouse(page, turn * 3);
    await finishTurn(page);
  }
  await yourTurn(page);
  expect(await refused()).toEqual([]);
});

test("a table of the server keeps to the policy, waiting and playing", async ({ browser, baseURL }) => {
  const ada = await Guest.come(browser, (baseURL ?? "").replace(/\/$/, ""), "Ada");
  const refused = await refusals(ada.page);
  const seats = [{ kind: "person" }, { kind: "person" }];
  const { id } = await ada.ask<{ id: string }>("POST", "/api/tables", {
    game: "metro",
    setup: { seats: 2 },
    seats,
    control: { kind: "none" },
    assist: "ledger",
    isPublic: true,
  });
  await ada.goTo(id);
  await expect(ada.page.getByRole("heading", { level: 1 })).toBeVisible();
  const running = await beginOnline([ada], ["random"]);
  await ada.goTo(running.id);
  await expect(title(ada.page)).toHaveText(/turn/);
  expect(await refused()).toEqual([]);
  await ada.close();
});
