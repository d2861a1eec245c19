/** Maps of On the Underground: drawn, uploaded, refused, and played on alone and online. */
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import type { NewTable } from "@interchange/protocol";
import { Random, seededChance, Table, writeRecord } from "@interchange/tabletop";
import { componentsOn, underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { largeMap } from "../../underground/src/testing/largeMap.ts";
import { smallMap } from "../../underground/src/testing/smallMap.ts";
import { accessibleInBoth } from "./axe.ts";
import { openRecord } from "./founded.ts";
import { beginAt } from "./positions.ts";
import { begin, Guest, playOn } from "./online.ts";
import { OwnServer } from "./ownServer.ts";
import { complaints, longTest, prepare, title, yourTurn } from "./table.ts";
import { blocksInSight, buildByMouse, finishTurn, PAIR, playToTheEnd } from "./underground.ts";

test.use({ viewport: { width: 1280, height: 900 } });

type Place = readonly [column: number, row: number];

const canvas = (page: Page): Locator => page.locator(".editor-map");

/** Taps a place of the grid. */
async function tap(page: Page, [column, row]: Place): Promise<void> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("no map to draw on");
  const unit = (box.width / 900) * 60;
  await canvas(page).click({ position: { x: column * unit, y: row * unit } });
}

/** A finger that goes down at the first place of the grid and up at the last; one place is a tap. */
async function fingers(page: Page, places: readonly Place[]): Promise<void> {
  await canvas(page).scrollIntoViewIfNeeded();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("no map to draw on");
  const unit = (box.width / 900) * 60;
  const [first, ...rest] = places.map(([column, row]) => ({ x: box.x + column * unit, y: box.y + row * unit }));
  if (!first) return;
  if (!rest.length) return page.touchscreen.tap(first.x, first.y);
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await send("touchStart", [first]);
  let from = first;
  for (const to of rest) {
    for (const share of [0.25, 0.5, 0.75, 1])
      await send("touchMove", [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }]);
    from = to;
  }
  await send("touchEnd", []);
  await session.detach();
}

/** Blocks from station to station. */
async function connect(page: Page, stations: readonly Place[]): Promise<void> {
  await page.getByRole("button", { name: "Block", exact: true }).click();
  for (const each of stations) await tap(page, each);
  await canvas(page).press("Escape");
}

const ready = (page: Page): Locator => page.getByText("This map is ready to play.");

test("a map is drawn from nothing, outlives a reload, and is played on", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page, PAIR);
  await page.goto("/maps/underground");
  await expect(page.getByText("You haven't drawn a map yet.")).toBeVisible();
  await page.getByRole("button", { name: "New map" }).click();
  await expect(page.getByRole("button", { name: "No station is the start." })).toBeVisible();

  await tap(page, [4, 4]);
  await page.getByLabel("Name", { exact: true }).fill("Elm Square");
  // After the start, the editor offers express stations.
  await expect(page.getByLabel("Kind of the next station")).toHaveValue("express");
  for (const place of [
    [2, 2],
    [6, 2],
    [2, 6],
    [6, 6],
  ] as const)
    await tap(page, place);
  await page.getByLabel("Kind of the next station").selectOption("Normal");
  for (const place of [
    [4, 2],
    [2, 4],
    [6, 4],
    [4, 6],
  ] as const)
    await tap(page, place);
  await page.getByLabel("Kind of the next station").selectOption("Connection");
  for (const place of [
    [2, 8],
    [6, 8],
  ] as const)
    await tap(page, place);
  await expect(page.getByRole("button", { name: "Station 11 can't be reached from the start." })).toBeVisible();

  await connect(page, [
    [2, 2],
    [4, 2],
    [6, 2],
    [6, 4],
    [6, 6],
    [6, 8],
  ]);
  await connect(page, [
    [2, 2],
    [2, 4],
    [2, 6],
    [2, 8],
  ]);
  await connect(page, [
    [4, 2],
    [4, 4],
    [4, 6],
  ]);
  await connect(page, [
    [2, 4],
    [4, 4],
    [6, 4],
  ]);
  await connect(page, [
    [2, 6],
    [4, 6],
    [6, 6],
  ]);
  await expect(ready(page)).toBeVisible();
  await accessibleInBoth(page);

  // A piece is taken back and done again; and nothing is lost on the way.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ready(page)).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.reload();
  await expect(ready(page)).toBeVisible();
  await tap(page, [4, 4]);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Elm Square");

  // Others play it through the form, from here or from the list.
  await page.getByRole("link", { name: "Set up a game" }).click();
  await expect(page.getByRole("radio", { name: "My map" })).toBeChecked();
  await page.goto("/maps/underground");
  await expect(page.getByRole("link", { name: "Play", exact: true })).toHaveAttribute("href", /^\/new\/underground#/);
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Play against a bot" }).click();
  await expect(title(page)).toBeVisible();
  await expect.poll(() => yourTurn(page)).toBe(true);
  await expect(page.locator(".status-progress")).toHaveText(/0 \/ 8|0 of 8/);
  await buildByMouse(page, 0);
  await finishTurn(page);
  // With eight destinations, the passenger may have been everywhere by then.
  await expect(title(page)).toHaveText(/Your turn|The game is over/);
  await expect(page.getByRole("application", { name: "Map of My map" })).toBeVisible();
  expect(heard).toEqual([]);
});

test("a map is drawn by keyboard, and every step is said", async ({ page }) => {
  await prepare(page, PAIR);
  await page.goto("/maps/underground");
  await page.getByRole("button", { name: "New map" }).click();
  const said = page.locator("[aria-live=polite] p");
  await canvas(page).focus();
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Station 1 placed");
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(said).toContainText("empty");
  await page.keyboard.press("Enter");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(said).toContainText("Station 1, Start");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Station 2 and Station 1 connected");
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Station 1 moved");
  await page.keyboard.press("Control+z");
  await expect(said).toHaveText("Undone");
  await page.keyboard.press("Control+y");
  await expect(said).toHaveText("Redone");
});

test("stations and blocks are dragged by touch, and a finger elsewhere scrolls", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await prepare(page, PAIR);
  await page.goto("/maps/underground");
  await page.getByRole("button", { name: "New map" }).tap();
  for (const place of [
    [4, 2],
    [8, 2],
    [4, 6],
  ] as const)
    await fingers(page, [place]);
  await page.getByRole("button", { name: "Block", exact: true }).tap();
  await fingers(page, [
    [4, 2],
    [8, 2],
  ]);
  const block = page.locator(".editor-spaces");
  await expect(block).toHaveCount(1);
  const straight = await block.getAttribute("d");

  await page.getByRole("button", { name: "Select", exact: true }).tap();
  await fingers(page, [
    [6, 2],
    [6, 4],
  ]);
  await expect(block).not.toHaveAttribute("d", straight ?? "");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(block).toHaveAttribute("d", straight ?? "");

  const third = page.locator(".editor-station").nth(2);
  await expect(third).toHaveAttribute("transform", "translate(240 360)");
  await fingers(page, [
    [4, 6],
    [6, 7],
  ]);
  await expect(third).toHaveAttribute("transform", "translate(360 420)");
  // A tap after a drag is a tap.
  await fingers(page, [[8, 2]]);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Station 2");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(third).toHaveAttribute("transform", "translate(240 360)");

  await page.getByRole("button", { name: "Zoom in" }).tap();
  await page.getByRole("button", { name: "Zoom in" }).tap();
  await fingers(page, [
    [6, 5],
    [3, 5],
  ]);
  await expect.poll(() => page.locator(".editor-pane").evaluate((pane) => pane.scrollLeft)).toBeGreaterThan(0);
  await expect(third).toHaveAttribute("transform", "translate(240 360)");
  await context.close();
});

const file = (map: object) => ({
  name: "ladder.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(map)),
});

test("a file with faults is refused with a sentence for each, and one without is played on", async ({ page }) => {
  await prepare(page, PAIR);
  await page.goto("/new/underground");
  const upload = page.getByLabel("Upload a file");
  const faulty = smallMap();
  faulty.stations[0]!.kind = "normal";
  faulty.blocks.push({ between: ["ash", "larch"] });
  await upload.setInputFiles(file(faulty));
  const alert = page.locator(".problem[role=alert]");
  await expect(alert.getByRole("listitem")).toHaveText([
    "There must be at least 4 express destinations, not 3.",
    "Larch is a terminus, so it must have exactly one block, not 2.",
    "The block Ash – Larch passes too close to Birch.",
    "The block Ash – Larch passes too close to Cole.",
    "The blocks Ash – Birch and Ash – Larch leave Ash in almost the same direction.",
    "The blocks Ash – Larch and Birch – Cole cross.",
    "The blocks Ash – Larch and Birch – Elm cross.",
    "The blocks Ash – Larch and Cole – Flint cross.",
    "The blocks Ash – Larch and Cole – Larch leave Larch in almost the same direction.",
  ]);
  await expect(page.getByRole("radio", { name: "London" })).toBeChecked();

  await upload.setInputFiles(file(smallMap()));
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Ladder" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Ladder" })).toBeChecked();
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  // The form shows the map, too.
  await expect(page).not.toHaveURL(/\/new\//);
  await expect(page.locator(".map-drawing")).toBeVisible();
  await expect.poll(() => blocksInSight(page).then(({ length }) => length)).toBeGreaterThan(5);
});

test("a game on the second map is played to its end and reviewed", async ({ page }) => {
  const heard = complaints(page);
  await beginAt(
    page,
    { ...PAIR, map: "kestrel-bay" },
    ({ pile }: { readonly pile: readonly string[] }) => pile.length < 2,
  );
  expect(await playToTheEnd(page, 1)).toBeGreaterThan(0);
  await expect(title(page)).toHaveText("The game is over");
  const table = page.url();
  await page.goto(`${table}/result?work=1`);
  await expect(page.locator("h1")).toBeVisible();
  await page.goto(`${table}/review?work=1`);
  await expect(page.locator(".review-map .map-drawing")).toBeVisible();
  await expect(page.locator("#verdict")).toBeVisible();
  expect(heard).toEqual([]);
});

test("two people play online on an uploaded map, which is not listed", async ({ browser }) => {
  const server = await OwnServer.start();
  try {
    const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Guest.come(browser, server.address, name)));
    if (!ada || !bo) throw new Error("nobody came");
    await ada.page.goto(`${server.address}/new/underground?where=online`);
    await ada.page.getByLabel("Upload a file").setInputFiles(file(smallMap()));
    await expect(ada.page.getByRole("radio", { name: "Ladder" })).toBeChecked();
    await expect(ada.page.getByText("Tables on your own map aren't listed publicly.").first()).toBeVisible();
    await ada.page.locator(".setup-end button[type=submit], .setup button[type=submit]").last().click();
    await expect(ada.page).toHaveURL(/\/at\/\w+/);
    await expect(ada.page.locator(".gathering-head")).toContainText("Ladder");
    await bo.page.goto(ada.page.url());
    await bo.page
      .getByRole("button", { name: /^(?:Join|Sit here)/ })
      .first()
      .click();
    await ada.page.getByRole("button", { name: /^Start with/ }).click();
    await expect.poll(async () => (await yourTurn(ada.page)) || (await yourTurn(bo.page))).toBe(true);
    const [first, second] = (await yourTurn(ada.page)) ? [ada, bo] : [bo, ada];
    await buildByMouse(first.page, 0);
    await finishTurn(first.page);
    await expect.poll(() => yourTurn(second.page)).toBe(true);
    await expect(second.page.locator(".map-drawing")).toBeVisible();
    await Promise.all([ada.close(), bo.close()]);
  } finally {
    await server.remove();
  }
});

/** The record of a game that ends early, on a map that is too large for a link. */
function gameOnLargeMap(): string {
  const prepared = underground.prepare({ seats: 2, components: componentsOn(largeMap()) });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, ["Ada", "Bo"]);
  const random = new Random("large");
  for (let move = 0; move < 12; move++) {
    table.settle(seededChance("large"));
    const { actor } = table;
    if (actor.kind !== "seat") break;
    table.play(actor.seat, random.pick(underground.moves(table.view(actor.seat))));
  }
  table.end({ kind: "resigned", seat: 1 });
  return writeRecord(table.record());
}

/** Opens the sheet that shares such a game. */
async function openSharing(page: Page): Promise<void> {
  await openRecord(page, gameOnLargeMap());
  await expect(page.locator(".map-drawing")).toBeVisible();
  await page.goto(`${page.url()}/result?work=1`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
}

longTest(
  "a game on a map too large for a link is uploaded when asked, and others open it",
  async ({ page, browser }) => {
    const heard = complaints(page);
    await prepare(page, PAIR);
    await openSharing(page);
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("This game is too long to fit in a link.")).toBeVisible();
    await expect(sheet.getByLabel("Link address")).toHaveCount(0);
    await accessibleInBoth(page);
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save record" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.txt$/);

    await sheet.getByRole("button", { name: "Upload and create link" }).click();
    const link = sheet.getByLabel("Link address");
    await expect(link).toHaveValue(/\/shared\/[a-z0-9]{12}$/);
    await expect(sheet.getByText("Anyone with the link can open it.")).toBeVisible();
    await sheet.getByRole("slider").fill("5");
    await expect(link).toHaveValue(/\/shared\/[a-z0-9]{12}\?at=5$/);
    const address = new URL(await link.inputValue());

    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(new URL(`${address.pathname}${address.search}`, page.url()).href);
    await expect(theirs.getByText("Shared with you: Ada and Bo")).toBeVisible();
    await expect(theirs.getByRole("application", { name: "Map of Large" })).toBeVisible();
    await expect(theirs.getByText("Viewing history")).toBeVisible();
    await theirs.goto(new URL("/shared/000000000000", page.url()).href);
    await expect(theirs.getByRole("status").filter({ hasText: "This game isn't on the server." })).toBeVisible();
    await other.close();
    expect(heard).toEqual([]);
  },
);

longTest("where a game cannot be uploaded, the page says why and what to do", async ({ page, context }) => {
  await prepare(page, PAIR);
  await openSharing(page);
  const sheet = page.getByRole("dialog");
  const upload = sheet.getByRole("button", { name: "Upload and create link" });
  await expect(upload).toBeVisible();
  await context.setOffline(true);
  await upload.click();
  await expect(sheet.getByRole("alert")).toHaveText("Can't reach the server. Check your connection and try again.");
  await context.setOffline(false);
  // A host of plain files has no server.
  await page.route("**/api/shared", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await upload.click();
  await expect(sheet.getByRole("alert")).toHaveText(/^There's no server at this address/);
  await expect(sheet.getByRole("button", { name: "Save record" })).toBeVisible();
  await page.unroute("**/api/shared");
  await upload.click();
  await expect(sheet.getByLabel("Link address")).toHaveValue(/\/shared\/[a-z0-9]{12}$/);
});

longTest(
  "two people play a whole game on the second map online, and look at its result and review",
  async ({ browser }) => {
    const server = await OwnServer.start();
    try {
      const [ada, bo] = await Promise.all([
        Guest.come(browser, server.address, "Ada"),
        Guest.come(browser, server.address, "Bo"),
      ]);
      const setup = { seats: 2, components: componentsOn("kestrel-bay") } as NewTable["setup"];
      const { id } = await begin([ada, bo], [], { game: "underground", setup });
      const heard = [ada, bo].map(({ page }) => complaints(page));
      await Promise.all([ada, bo].map((each) => each.goTo(id)));
      await expect(ada.page.getByRole("application", { name: "Map of Kestrel Bay" })).toBeVisible();
      // The first turns with the mouse, the middle of the game elsewhere, and the last turns with the mouse again.
      expect(await yourTurn(ada.page)).toBe(true);
      await buildByMouse(ada.page, 3);
      await finishTurn(ada.page);
      expect(await yourTurn(bo.page)).toBe(true);
      await buildByMouse(bo.page, 5);
      await finishTurn(bo.page);
      const both = await Promise.all([ada, bo].map((each) => each.elsewhere(id, underground)));
      const isNearlyOver = (view: unknown): boolean => (view as View).pile.length < 5 && (view as View).actions === 4;
      await Promise.all(both.map((each) => playOn(each, (moves, turn) => (turn * 13) % moves, isNearlyOver)));
      for (const each of both) each.close();
      const isOver = (guest: Guest): Promise<boolean> =>
        title(guest.page).filter({ hasText: "The game is over" }).isVisible();
      let turns = 0;
      for (; !(await isOver(ada)); turns++) {
        expect(turns).toBeLessThan(12);
        const mine = title(ada.page).filter({ hasText: /^Your turn|The game is over/ });
        const theirs = title(bo.page).filter({ hasText: /^Your turn|The game is over/ });
        await expect.poll(async () => (await mine.isVisible()) || (await theirs.isVisible())).toBe(true);
        if (await isOver(ada)) break;
        const next = (await mine.isVisible()) ? ada : bo;
        if ((await blocksInSight(next.page)).length) await buildByMouse(next.page, turns);
        await finishTurn(next.page);
        await expect(title(next.page)).not.toHaveText("Your turn");
      }
      expect(turns).toBeGreaterThan(1);
      for (const { page } of [ada, bo]) await expect(title(page)).toHaveText("The game is over");

      await ada.page.getByRole("button", { name: "Result" }).click();
      await expect(ada.page.locator("h1")).toBeVisible();
      await expect(ada.page.getByText("Shuffle verified: it matches the seal shown before the game.")).toBeVisible();
      await accessibleInBoth(ada.page);
      await ada.page.goto(`${server.address}/at/${id}/review?work=1`);
      await expect(ada.page.locator(".review-map .map-drawing")).toBeVisible();
      await expect(ada.page.locator("#verdict")).toBeVisible({ timeout: 60_000 });
      await bo.page.getByRole("button", { name: "Result" }).click();
      await bo.page.getByRole("button", { name: "Share", exact: true }).click();
      await expect(bo.page.getByRole("dialog").getByLabel("Link address")).toHaveValue(new RegExp(`/at/${id}$`));
      for (const each of heard) expect(each).toEqual([]);
      await Promise.all([ada.close(), bo.close()]);
    } finally {
      await server.remove();
    }
  },
);
