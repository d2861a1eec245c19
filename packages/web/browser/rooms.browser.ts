/** Rooms: people in separate browsers who stay together while games come and go. */
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { accessibleInBoth, mainPageAccessible } from "./axe.ts";
import { codeOf, PHONE, propose, sayName, somebody } from "./people.ts";
import { clickSquare, complaints, targets, title } from "./table.ts";

/** Opens a room from home. */
async function openRoom(browser: Browser, name: string): Promise<Page> {
  const page = await somebody(browser);
  await page.goto("/");
  await page.getByRole("button", { name: /^(?:Make a table|Friends)$/ }).click();
  await page.getByRole("button", { name: "Open a room for a group" }).click();
  await sayName(page, name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name}'s room`);
  return page;
}

/** Joins with the code of a room, under a name. */
async function joinByCode(page: Page, code: string, name: string): Promise<void> {
  await page.goto("/join");
  await page.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Join", exact: true }).click();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(title(page)).toHaveText("The game is over");
}

test("a guest joins a room with its code, is in with one tap, plays, and the rematch keeps both seats", async ({
  browser,
}) => {
  const ada = await openRoom(browser, "Ada");
  const heard = complaints(ada);
  await expect(ada).toHaveTitle(/Ada's room/);
  await mainPageAccessible(ada);
  await propose(ada);
  await expect(ada.getByRole("button", { name: "Waiting for players" })).toBeDisabled();

  const bo = await somebody(browser, PHONE);
  await bo.goto("/join");
  await bo.getByRole("textbox", { name: "Code" }).fill("AAAAA");
  await bo.getByRole("button", { name: "Find the room" }).click();
  await expect(bo.getByRole("alert")).toHaveText("No room has this code. Check it and try again.");
  await bo.goto(ada.url());
  await expect(bo.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to Metro");
  await mainPageAccessible(bo);
  expect(await bo.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await joinByCode(bo, await codeOf(ada), "Bo");
  await expect(bo.getByRole("button", { name: "You're in" })).toBeVisible();
  // Ada looks at another tab.
  await ada.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })");
  await bo.getByRole("textbox", { name: "Write a message" }).fill("Hello all");
  await bo.keyboard.press("Enter");
  await expect(ada.locator(".chat-text")).toHaveText("Hello all");
  await expect(ada).toHaveTitle(/1 new message/);
  await expect(bo).toHaveTitle(/Ada's room/);
  await ada.evaluate("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))");
  await expect(ada).toHaveTitle(/Ada's room/);
  await mainPageAccessible(bo);
  expect(await bo.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  // While Ada is at home, her list of rooms marks what Bo writes, until she has read it.
  const room = ada.url();
  await ada.goto("/");
  await expect(ada.locator(".room-row")).toBeVisible();
  await expect(ada.locator(".has-news")).toHaveCount(0);
  await bo.getByRole("textbox", { name: "Write a message" }).fill("Another game?");
  await bo.keyboard.press("Enter");
  await expect(bo.locator(".chat-text").last()).toHaveText("Another game?");
  await ada.reload();
  await expect(ada.locator(".room-row")).toContainText("1 new message");
  await expect(ada).toHaveTitle("● 1 new message · Interchange");
  await accessibleInBoth(ada);
  await ada.locator(".room-row").click();
  await expect(ada.locator(".chat-text").last()).toBeInViewport();
  await ada.goto("/");
  await expect(ada.locator(".room-row")).toBeVisible();
  await expect(ada.locator(".has-news")).toHaveCount(0);
  await ada.goto(room);

  // By hand, Ada sits first.
  await ada.getByRole("button", { name: "Choose seats" }).click();
  await accessibleInBoth(ada);
  await ada.getByRole("button", { name: "Start 1 table" }).click();
  for (const page of [ada, bo]) await expect(page).toHaveURL(/\/at\/[a-z0-9]{12}$/);
  await expect(title(ada)).toHaveText("Your turn");
  const [square = ""] = await targets(ada);
  await clickSquare(ada, square);
  await ada.getByRole("button", { name: "Place it" }).click();
  await expect(title(bo)).toHaveText("Your turn");
  // Each page knows what it sent for the shuffle of this table.
  const table = new URL(ada.url()).pathname.replace("/at/", "");
  for (const [seat, page] of [ada, bo].entries())
    expect(await page.evaluate(`Object.keys(JSON.parse(localStorage["interchange/nonces/${table}"]))`)).toEqual([
      `${seat}`,
    ]);

  // After the game: the score of the series, the chat, and a rematch that keeps Bo's seat.
  await resign(bo);
  await ada.getByRole("button", { name: "Result" }).click();
  await expect(ada.getByText("Shuffle verified: it matches the seal shown before the game.")).toBeVisible();
  await expect(ada.getByRole("row", { name: /Ada 1 1/ })).toBeVisible();
  await ada.getByRole("textbox", { name: "Write a message" }).fill("gg");
  await ada.keyboard.press("Enter");
  await accessibleInBoth(ada, "main");
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.locator(".gathering-seat", { hasText: "Free" })).toContainText("reserved for Bo");
  await expect(ada.locator(".chat-text").last()).toHaveText("gg");
  await ada.getByRole("button", { name: "Change players or clock" }).click();
  await ada.getByRole("dialog").getByRole("radio", { name: "None" }).check();
  await ada.getByRole("button", { name: "Save" }).click();
  await expect(ada.locator(".gathering-head")).toContainText("no clock");
  const eve = await somebody(browser);
  await eve.goto(ada.url());
  await expect(eve.getByText("All seats are taken.")).toBeVisible();
  await expect(eve.getByRole("button", { name: /^Sit here|^Join/ })).toHaveCount(0);
  await bo.goto(ada.url());
  await bo.getByRole("button", { name: "Join", exact: true }).click();
  await expect(ada.getByRole("button", { name: "Start with two players" })).toBeEnabled();
  await ada.getByRole("link", { name: "Back to the room" }).click();
  await expect(ada.getByRole("heading", { level: 1 })).toHaveText("Ada's room");
  await expect(ada.getByRole("row", { name: /Bo 0 1/ })).toBeVisible();
  expect(heard).toEqual([]);
});

test("beside a big screen a phone shows hand and buttons, and the board for one turn when asked", async ({
  browser,
}) => {
  const ada = await openRoom(browser, "Ada");
  const heard = complaints(ada);
  await propose(ada);
  const bo = await somebody(browser, PHONE);
  await joinByCode(bo, await codeOf(ada), "Bo");
  await expect(bo.getByRole("button", { name: "You're in" })).toBeVisible();
  await ada.getByRole("button", { name: "Choose seats" }).click();
  await ada.getByRole("button", { name: "Start 1 table" }).click();
  // Ada's turn; her phone.
  await ada.setViewportSize({ width: 360, height: 640 });
  await expect(title(ada)).toHaveText("Your turn");
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByRole("button", { name: "Hand and buttons only" }).click();
  const board = ada.getByRole("grid", { name: "Board" });
  const hand = ada.locator(".hand-only");
  await expect(hand).toContainText("The board is on the big screen.");
  await expect(board).toHaveCount(0);
  await expect(ada.locator(".hand-tile")).toBeVisible();
  await accessibleInBoth(ada);
  await hand.getByRole("button", { name: "Show the board here" }).click();
  const [first = ""] = await targets(ada);
  await clickSquare(ada, first);
  await ada.getByRole("button", { name: "Place it" }).click();
  await expect(title(ada)).toHaveText("Bo's turn");
  await expect(board).toHaveCount(0);
  // Looking back needs it.
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByRole("button", { name: "History" }).click();
  await expect(board).toBeVisible();
  await ada.reload();
  await expect(hand).toBeVisible();
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByRole("button", { name: "Always show the board" }).click();
  await expect(board).toBeVisible();
  expect(heard).toEqual([]);
});

test("spectators see all boards, not the code; a guest who is removed is told, and the room is closed", async ({
  browser,
}) => {
  const ada = await openRoom(browser, "Ada");
  const room = ada.url();
  const code = await codeOf(ada);
  const [bo, cy, wil] = await Promise.all([somebody(browser), somebody(browser), somebody(browser)]);
  // A room without a game invites with the one that home shows, and says no rules that may not be wanted.
  await bo.goto(room);
  await expect(bo.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to play");
  await expect(bo.locator(".guest-show [data-show]")).toBeVisible();
  await expect(bo.locator(".guest-rules")).toHaveCount(0);
  await joinByCode(bo, code, "Bo");
  await joinByCode(cy, code, "Cy");
  await propose(ada);
  for (const page of [bo, cy]) await page.getByRole("button", { name: "I'm in" }).click();
  await ada.getByRole("button", { name: "Start with 3 players" }).click();
  await expect(bo).toHaveURL(/\/at\//);

  // While nothing else is proposed, guests see what is played.
  await wil.goto(room);
  await expect(wil.getByRole("heading", { name: "Metro in short" })).toBeVisible();
  await expect(wil.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to play");

  await ada.goto(`${room}/screen`);
  await expect(ada.locator(".screen-code")).toHaveText(code);
  await expect(ada.getByRole("img", { name: "A board of Metro" })).toBeVisible();
  // Names and points stand beside the board, so they are not in its picture.
  expect(
    await ada.evaluate("fetch(document.querySelector('.screen-board img').src).then((svg) => svg.text())"),
  ).not.toContain(">Cy<");
  await accessibleInBoth(ada);
  await ada.goto(room);
  await ada.getByRole("button", { name: "Invite people" }).click();
  await ada.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error())");
  await ada.getByRole("button", { name: "Link for spectators" }).click();
  const watch = await ada.getByRole("textbox", { name: "Link for spectators" }).inputValue();
  await ada.keyboard.press("Escape");
  await wil.goto(new URL(watch).pathname);
  await expect(wil.getByRole("img", { name: "A board of Metro" })).toBeVisible();
  await expect(wil.getByText(code)).toHaveCount(0);
  await wil.getByRole("button", { name: "Choose a name" }).click();
  await sayName(wil, "Wil");
  const field = wil.getByRole("textbox", { name: "Write a message" });
  await field.fill("Go Ada");
  // The name counts from the next connection on.
  await expect(async () => {
    await field.press("Enter");
    await expect(field).toHaveValue("");
  }).toPass();
  // What spectators write is marked until it is read, also after a reload.
  await ada.reload();
  await ada.getByRole("button", { name: "Spectators 1 new message" }).click();
  await expect(ada.locator(".chat-text")).toHaveText("Go Ada");
  await ada.getByRole("button", { name: "Room", exact: true }).click();
  await expect(ada.getByRole("button", { name: "Spectators", exact: true })).toBeVisible();

  await cy.goto(room);
  await ada.getByRole("button", { name: /^Cy/ }).click();
  await ada.getByRole("button", { name: "Remove from room" }).click();
  await ada.getByRole("dialog", { name: "Remove Cy?" }).getByRole("button", { name: "Remove from room" }).click();
  await expect(cy.getByRole("heading", { level: 1 })).toHaveText("You're no longer in this room");
  await cy.reload();
  await expect(cy.getByRole("heading", { level: 1 })).toHaveText("You're no longer in this room");

  await ada.getByRole("button", { name: /^Ada/ }).click();
  await ada.getByRole("button", { name: "Close room" }).click();
  await ada.getByRole("dialog", { name: "Close this room?" }).getByRole("button", { name: "Close room" }).click();
  await expect(ada).toHaveURL(/\/$/);
  await bo.goto(room);
  await expect(bo.getByRole("heading", { level: 1 })).toHaveText("Room not found");
});
