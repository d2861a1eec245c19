import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { openRecord } from "./founded.ts";
import {
  begin,
  complaints,
  DUEL,
  logged,
  playByMouse,
  playNow,
  prepare,
  takeBack,
  tilesPlaced,
  title,
  yourTurn,
} from "./table.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const RECORD = readFileSync(new URL("../../../corpus/metro/bigbox/2-seats.record", import.meta.url), "utf8");

test("a reload in the middle of a game loses nothing", async ({ page }) => {
  await begin(page);
  for (let turn = 0; turn < 1; turn++) {
    await yourTurn(page);
    await playByMouse(page, turn * 3);
  }
  await yourTurn(page);
  const log = await logged(page);
  const tile = await page.locator(".hand-tile").getAttribute("aria-label");
  await page.reload();
  await yourTurn(page);
  expect(await logged(page)).toBe(log);
  expect(await page.locator(".hand-tile").getAttribute("aria-label")).toBe(tile);

  await page.goto("/");
  await expect(page.locator(".table-item, .turn-card")).toContainText("2 of 60 tiles");
  await page
    .locator(".table-item, .turn-card")
    .getByRole("link", { name: /Continue/ })
    .click();
  await yourTurn(page);
  await expect.poll(() => tilesPlaced(page)).toBe(2);
});

test("taking back what was seen is asked first, also of bots alone; it can be redone, and the same tile comes again", async ({
  page,
}) => {
  await begin(page);
  await playByMouse(page, 3);
  await yourTurn(page);
  const next = await page.locator(".hand-tile").getAttribute("aria-label");
  await page.getByRole("button", { name: "Undo move" }).click();
  await expect(page.getByRole("dialog")).toContainText("This undoes 2 moves");
  await expect.poll(() => tilesPlaced(page)).toBe(2);
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await tilesPlaced(page)).toBe(2);
  await expect(page.getByRole("button", { name: "Redo" })).toBeHidden();
  await takeBack(page);
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => tilesPlaced(page)).toBe(2);
  await yourTurn(page);
  expect(await page.locator(".hand-tile").getAttribute("aria-label")).toBe(next);
  await expect(page.getByRole("button", { name: "Redo" })).toBeHidden();
  // By keys, too.
  await page.keyboard.press("u");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, undo" }).click();
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await page.keyboard.press("y");
  await expect.poll(() => tilesPlaced(page)).toBe(2);
  await yourTurn(page);
  await takeBack(page);
  await expect.poll(() => tilesPlaced(page)).toBe(0);
  await playByMouse(page, 3);
  await yourTurn(page);
  expect(await page.locator(".hand-tile").getAttribute("aria-label")).toBe(next);
});

test("several tables are kept; one is abandoned, resumed, and deleted", async ({ page }) => {
  await begin(page);
  await page.goto("/");
  await playNow(page);
  await yourTurn(page);
  await page.goto("/");
  const tables = page.locator(".table-item, .turn-card");
  await expect(tables).toHaveCount(2);
  await tables
    .first()
    .getByRole("button", { name: /^Abandon/ })
    .click();
  await page.getByRole("button", { name: "Yes, abandon" }).click();
  await tables.filter({ hasText: "abandoned" }).getByRole("link").click();
  await expect(title(page)).toHaveText("Game paused");
  await page.getByRole("button", { name: "Resume" }).click();
  await yourTurn(page);
  await page.goto("/");
  await tables
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(tables).toHaveCount(2);
  await tables
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(tables).toHaveCount(1);
});

test("a game is exported, imported again, and looked through", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await openRecord(page, RECORD);
  await page.getByRole("button", { name: "Go to end" }).click();
  await expect(title(page)).toHaveText("The game is over");
  for (const kind of ["As text", "As JSON", "Whole table"]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: kind, exact: true }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    await page.goto("/");
    await page.getByRole("button", { name: "Import a game" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(title(page)).toHaveText("Viewing history");
    await page.keyboard.press("End");
    await expect.poll(() => tilesPlaced(page)).toBe(60);
  }
  expect(heard).toEqual([]);
});

test("a record that cannot be opened is answered with line and reason", async ({ page }) => {
  await prepare(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill('[Game "metro"]\n[Edition "bigbox"\n');
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("line 2");
  await dialog
    .getByRole("textbox")
    .fill('[Game "metro"]\n[Edition "bigbox"]\n[Seat1 "A"]\n[Seat2 "B"]\n\n=aaaa =bbbb 1. aaaa@d4\n');
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("error in entry 3");
});

test("a table that an older version saved is shown, left as it is, and can be downloaded", async ({ page }) => {
  await prepare(page, DUEL);
  await page.goto("/");
  await page.evaluate(`localStorage.setItem("interchange/table/old", '{"version":1}')`);
  await page.reload();
  const saved = page.waitForEvent("download");
  await page
    .locator(".table-item", { hasText: "Saved by another version of Interchange (format 1)" })
    .getByRole("button", { name: "Export" })
    .click();
  expect(readFileSync(await (await saved).path(), "utf8")).toBe('{"version":1}');
  await page.goto("/table/old");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This table was saved by another version of the page",
  );
  await expect(page.getByRole("button", { name: "Export saved data" })).toBeVisible();
  expect(await page.evaluate('localStorage.getItem("interchange/table/old")')).toBe('{"version":1}');
  await page.goto("/table/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Table not found in this browser");
});

test("tables that a newer version saved are left as they are, and can be downloaded", async ({ page }) => {
  await page.goto("/favicon.svg");
  const look = `new Promise((resolve) => {
    const opening = indexedDB.open("interchange");
    opening.onsuccess = () => {
      const { version, objectStoreNames } = opening.result;
      opening.result.close();
      resolve([version, ...objectStoreNames]);
    };
  })`;
  await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open("interchange", 2);
    opening.onupgradeneeded = () => opening.result.createObjectStore("later").add("a table", "k");
    opening.onsuccess = () => resolve(opening.result.close());
  })`);
  await page.goto("/");
  await expect(page.getByText("Saved by another version of Interchange (format 2)")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.locator(".table-item").getByRole("button", { name: "Export" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toContain('"later":[["k","a table"]]');
  await page.goto("/table/some");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This table was saved by another version of the page",
  );
  expect(await page.evaluate(look)).toEqual([2, "later"]);
});

test("a browser that keeps nothing can still be played in", async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "indexedDB"])
      Object.defineProperty(globalThis, storage, {
        get() {
          throw new Error("storage is switched off");
        },
      });
  });
  await page.goto("/");
  await expect(page.getByText("This browser isn't saving anything")).toBeVisible();
  await playNow(page);
  await yourTurn(page);
  await expect(page.getByText("not saved: only in this window")).toBeVisible();
});

test("a bot that cannot think says so, and is asked again", async ({ page }) => {
  await page.route(/worker-.*\.js/, (route) => route.abort());
  await begin(page);
  await playByMouse(page, 2);
  await expect(page.getByRole("alert")).toContainText("Collector didn't respond");
  await page.unroute(/worker-.*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await yourTurn(page);
  await expect.poll(() => tilesPlaced(page)).toBe(2);
});
