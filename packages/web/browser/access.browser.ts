/** Runs axe on every page and key state in both themes, and tests text mode. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible, accessibleInBoth, mainPageAccessible } from "./axe.ts";
import { openRecord } from "./founded.ts";
import { beginAt, withTiles } from "./positions.ts";
import { begin as beginOnline, Guest } from "./online.ts";
import { refusals } from "./refusals.ts";
import {
  begin,
  clickSquare,
  complaints,
  DUEL,
  LONG,
  longTest,
  playByMouse,
  prepare,
  sheetLeft,
  SIX,
  targets,
  title,
  yourTurn,
} from "./table.ts";
import { PAIR } from "./underground.ts";

/** With a table and its result, the pages that `npm test` shows to axe. */
const MAIN: readonly string[] = ["/", "/new", "/rules/metro/paris", "/lobby"];

const RECORD = readFileSync(new URL("../../../corpus/metro/bigbox/2-seats.record", import.meta.url), "utf8");

test("what is wrong is found", async ({ page }) => {
  await prepare(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.evaluate(`{
    const faint = document.createElement("p");
    faint.textContent = "faint";
    Object.assign(faint.style, { color: "#777", background: "#888" });
    document.querySelector("main").append(faint, document.createElement("button"));
  }`);
  await expect(mainPageAccessible(page)).rejects.toThrow(/button-name: [\s\S]*color-contrast: /);
});

const PAGES = [
  ["/", "Keep your lines running."],
  ["/new", "Set up a table"],
  ["/rules", "Rules"],
  ["/lobby", /./],
  ["/new/underground", "Set up a table"],
  ["/settings", "Settings"],
  ["/nowhere", "Page not found"],
  ["/table/none", "Table not found in this browser"],
  ["/rules/underground", "Rules"],
  ["/rules/metro/paris", "Rules"],
  ["/box/metro", /./],
  ["/puzzles", /./],
  ["/learn", /./],
] as const;

/** Opens a page, which is served with the policy and keeps to it, and complains about nothing. */
async function visit(page: Page, [path, heading]: (typeof PAGES)[number]): Promise<void> {
  const heard = complaints(page);
  const refused = await refusals(page);
  const answer = await page.goto(path);
  expect(answer?.headers()["content-security-policy"]).toContain("style-src 'self';");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await (MAIN.includes(path) ? mainPageAccessible(page) : accessibleInBoth(page));
  expect(heard, path).toEqual([]);
  expect(await refused(), path).toEqual([]);
}

for (const each of PAGES.filter(([path]) => MAIN.includes(path)))
  test(`${each[0]} is accessible, keeps to the policy and complains about nothing`, async ({ page }) => {
    await prepare(page);
    await visit(page, each);
  });

longTest("the other pages keep to the policy and complain about nothing", async ({ context }) => {
  for (const each of PAGES.filter(([path]) => !MAIN.includes(path))) {
    const page = await context.newPage();
    await prepare(page);
    await visit(page, each);
    await page.close();
  }
});

for (const [width, height, declare] of [
  [1440, 900, test],
  [360, 640, longTest],
] as const)
  declare(`a table of Metro is accessible at ${width} by ${height}, and all that opens over it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    await playByMouse(page, 2);
    await yourTurn(page);
    await clickSquare(page, (await targets(page))[4] ?? "");
    await expect(page.locator(".ledger")).toBeVisible();
    await mainPageAccessible(page);
    if (!LONG) return;
    await page.getByRole("button", { name: "Menu" }).click();
    await accessibleInBoth(page);
    for (const [sheet, shown] of [
      ["Lines", ".strips"],
      ["Scores", ".scores"],
      ["Keyboard", ".keys"],
    ] as const) {
      await page.getByRole("dialog").getByRole("button", { name: sheet, exact: true }).click();
      await expect(page.locator(shown)).toBeVisible();
      await accessibleInBoth(page);
      await closeSheet(page);
      await page.getByRole("button", { name: "Menu" }).click();
    }
  });

async function closeSheet(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await sheetLeft(page);
}

test("the result is accessible, and keeps to the policy", async ({ page }) => {
  const refused = await refusals(page);
  await prepare(page);
  await openRecord(page, RECORD);
  await page.getByRole("button", { name: "Go to end" }).click();
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/wins|share/);
  await mainPageAccessible(page);
  expect(await refused()).toEqual([]);
});

/** Types into the command box; returns the answer. */
async function type(page: Page, text: string): Promise<string> {
  const answer = page.locator(".command-answer");
  const field = page.getByRole("textbox", { name: "Command" });
  await field.fill(text);
  await field.press("Enter");
  // The input comes first, since the previous answer may have named it too.
  await expect(answer).toHaveText(new RegExp(`^\\s*${text}:`));
  return answer.innerText();
}

longTest("the end of a game in text mode, by the command box", async ({ page }) => {
  const heard = complaints(page);
  await beginAt(page, SIX, withTiles(48));
  // The first stop of the keyboard leads there.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Text mode" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "e", exact: true })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Row 5" })).toBeVisible();
  await page.getByRole("heading", { name: "Board" }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Command" })).toBeFocused();
  expect(await type(page, "d4")).toContain("Rule 3.1");
  expect(await type(page, "hnad")).toContain("Did you mean hand?");
  await accessibleInBoth(page);
  for (let turn = 0; await inTextYourTurn(page); turn++) {
    expect(turn).toBeLessThan(12);
    let squares = /: ((?:[a-h]\d(?:, )?)+)\./.exec(await type(page, "moves"))?.[1]?.split(", ");
    if (!squares) {
      await type(page, "draw");
      await expect(page.locator(".status-line")).toContainText("place the tile you drew");
      squares = /: ((?:[a-h]\d(?:, )?)+)\./.exec(await type(page, "moves"))?.[1]?.split(", ");
    }
    const square = squares?.[(turn * 3) % (squares?.length ?? 1)] ?? "";
    if (turn === 1) expect(await type(page, `try ${square}`)).toContain(`If you place it on ${square}:`);
    expect(await type(page, square)).toContain("Done.");
  }
  expect(await type(page, "status")).toContain("The game is over");
  expect(await type(page, "lines")).toMatch(/Line \d+, You: .*ended/);
  await expect(page.locator(".log")).toHaveCount(1);
  expect(await type(page, "play")).toContain("Replaying");
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  expect(await type(page, "pause")).toContain("Stopped.");
  expect(heard).toEqual([]);
});

async function inTextYourTurn(page: Page): Promise<boolean> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(title(page)).toHaveText(/Your turn|The game is over/, { timeout: 15_000 });
  return (await title(page).textContent()) === "Your turn";
}

test("lessons, puzzles and reviews are read and played in text mode", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page, { ...DUEL, isText: true });
  await page.goto("/learn/metro");
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await type(page, "c1")).toContain("Not c1.");
  await type(page, "h6");
  await expect(page.locator(".lesson-known")).toContainText("Your lines start at");

  await page.goto("/puzzles/metro/today");
  const square = /: ([a-h]\d)/.exec(await type(page, "moves"))?.[1] ?? "";
  await type(page, square);
  await expect(page.getByRole("link", { name: "All puzzles" })).toBeVisible();
  await page.goto("/puzzles/underground/today");
  expect(await type(page, "answer")).toContain("Choose a line");
  await accessible(page);

  await openRecord(page, RECORD);
  await page.goto(`${new URL(page.url()).pathname}/review?work=1`);
  expect(await type(page, "first")).toMatch(/Move 1, Ada: /);
  expect(await type(page, "forward")).toMatch(/Move \d+, \w+: /);
  const tried = /: ([a-h]\d)/.exec(await type(page, "moves"))?.[1] ?? "";
  await type(page, tried);
  await expect(page.getByRole("heading", { name: "Try another move" })).toBeVisible();
  await accessible(page);
  expect(heard).toEqual([]);
});

test("a table of a server is played in text mode", async ({ browser, baseURL }) => {
  const ada = await Guest.come(browser, (baseURL ?? "").replace(/\/$/, ""), "Ada", { isText: true });
  const { id } = await beginOnline([ada], ["drifter"]);
  await ada.goTo(id);
  await inTextYourTurn(ada.page);
  const square = /: ([a-h]\d)/.exec(await type(ada.page, "moves"))?.[1] ?? "";
  await type(ada.page, square);
  await inTextYourTurn(ada.page);
  await expect(ada.page.locator(".log")).toContainText(`You placed a tile on ${square}`);
  await ada.close();
});

test("the grid of text mode is played by the keys of the board", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Text mode" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Switching from the board to text mode focuses the command box.
  await expect(page.getByRole("textbox", { name: "Command" })).toBeFocused();
  await page.getByRole("gridcell", { name: /^a1,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("gridcell", { name: /^b1,/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".ledger, .refused").first()).toBeVisible();
});

test("a map is lists in text mode, and a turn is typed", async ({ page }) => {
  await begin(page, { ...PAIR, isText: true });
  await expect(page.getByRole("rowheader", { name: "Euston", exact: true })).toBeVisible();
  await accessibleInBoth(page);
  expect(await type(page, "red euston, kings cross")).toContain("3 actions left");
  expect(await type(page, "line red")).toContain("Euston");
  expect(await type(page, "undo")).toContain("4 actions left");
});
