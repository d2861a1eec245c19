/** Pages are served with a policy that allows nothing inline, and none of them violates it. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { playOn } from "./modules.ts";
import { begin as beginOnline, Guest } from "./online.ts";
import { begin, playByMouse, prepare, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import { blocksInSight, buildByMouse, finishTurn, lines, PAIR } from "./underground.ts";

/** What the browser refused, from the first line of every page on. */
async function refusals(page: Page): Promise<() => Promise<readonly string[]>> {
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

const PAGES = [
  "/",
  "/new",
  "/new/underground",
  "/rules",
  "/rules/underground",
  "/box/metro",
  "/settings",
  "/lobby",
  "/nowhere",
  "/table/none",
];

for (const path of PAGES)
  test(`${path} keeps to the policy`, async ({ page }) => {
    const refused = await refusals(page);
    await prepare(page);
    const answer = await page.goto(path);
    expect(answer?.headers()["content-security-policy"]).toContain("style-src 'self';");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await refused()).toEqual([]);
  });

const EVERYTHING: Plan = {
  players: [
    ["You", "person"],
    ["Collector", "greedy"],
    ["Drifter", "random"],
  ],
  modules: ["paris"],
  motion: "normal",
};

test("a table of Metro with modules keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, EVERYTHING);
  for (let turn = 0; turn < 4; turn++) await playOn(page, turn);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lines", exact: true }).click();
  await expect(page.locator(".strips")).toBeVisible();
  expect(await refused()).toEqual([]);
});

test("a table of Metro with everything moving keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, { players: EVERYTHING.players.slice(0, 2), motion: "normal" });
  await playByMouse(page, 2);
  await yourTurn(page);
  expect(await refused()).toEqual([]);
});

test("the result of Metro keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, {
    players: [
      ["A", "greedy"],
      ["B", "random"],
    ],
  });
  await expect(title(page)).toHaveText("The game is over", { timeout: 20_000 });
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/wins|share/);
  expect(await refused()).toEqual([]);
});

test("a table of On the Underground keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await begin(page, { ...PAIR, motion: "normal" });
  for (let turn = 0; turn < 2 && (await yourTurn(page)); turn++) {
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
