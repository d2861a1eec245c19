/** Tables of a server: people in browsers of their own, who reload, lose the connection, and outlive the server. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { begin, Guest, playOn } from "./online.ts";
import { OwnServer } from "./ownServer.ts";
import { clickSquare, complaints, settled, targets, tilesPlaced, title } from "./table.ts";

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

const come = (browser: Parameters<typeof Guest.come>[0], name?: string): Promise<Guest> =>
  Guest.come(browser, server.address, name);

const isYourTurn = (page: Page): Promise<void> => expect(title(page)).toHaveText("Your turn");

/** Puts the tile somewhere, without asking what becomes of it. */
async function place(page: Page, choice: number): Promise<void> {
  if (!(await targets(page)).length) {
    await page.getByRole("button", { name: "Draw another" }).click();
    await settled(page);
  }
  const squares = await targets(page);
  await clickSquare(page, squares[choice % squares.length] ?? "");
  await page.getByRole("button", { name: "Place it" }).click();
}

test("two people and a bot play Metro to the end before one who watches, over a lost connection and a killed server", async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const [ada, bo, eve] = await Promise.all([come(browser, "Ada"), come(browser, "Bo"), come(browser)]);
  const { id } = await begin([ada, bo], ["random"]);
  const pages = [ada, bo, eve];
  await Promise.all(pages.map((each) => each.goTo(id)));
  const heard = pages.map(({ page }) => complaints(page));

  // A move, and that it is saved.
  await isYourTurn(ada.page);
  await expect(title(bo.page)).toHaveText("Ada's turn");
  await place(ada.page, 3);
  await expect(ada.page.getByText("Your move is saved")).toBeVisible();
  await isYourTurn(bo.page);
  await expect(bo.page).toHaveTitle(/Your turn/);
  await expect(eve.page.getByText("You are watching.")).toBeVisible();
  await expect(eve.page.getByRole("button", { name: "Place it" })).toHaveCount(0);
  await expect.poll(() => tilesPlaced(eve.page)).toBe(1);
  await expect(ada.page.getByText("1 watching")).toBeVisible();

  // One reloads.
  await bo.page.reload();
  await isYourTurn(bo.page);
  await place(bo.page, 5);
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(ada.page)).toBe(3);

  // One goes offline, moves, and returns: the move was kept, and is played once.
  await ada.page.context().setOffline(true);
  await expect(ada.page.getByText("Offline")).toBeVisible();
  await place(ada.page, 4);
  await expect(title(ada.page)).toHaveText("Not sent yet");
  await expect.poll(() => tilesPlaced(ada.page)).toBe(3);
  await ada.page.context().setOffline(false);
  await expect.poll(() => tilesPlaced(bo.page)).toBe(4);
  await expect(ada.page.getByText("Connected", { exact: true })).toBeVisible();
  await expect.poll(() => tilesPlaced(ada.page)).toBe(4);
  for (const each of heard) expect(each.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);

  // The server is killed while one moves, and started again.
  await isYourTurn(bo.page);
  await server.kill();
  await expect(bo.page.getByText("Reconnecting")).toBeVisible();
  await place(bo.page, 2);
  await expect(title(bo.page)).toHaveText("Not sent yet");
  await server.startAgain();
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(eve.page)).toBe(6);

  // Both go on on other devices, and their pages follow until the last turn.
  const [one, other] = await Promise.all([ada.elsewhere(id, metro), bo.elsewhere(id, metro)]);
  const choose = (moves: number, turn: number): number => (turn * 7) % moves;
  const isNearlyOver = (view: unknown): boolean => (view as View).laid.length >= 57;
  await Promise.all([one, other].map((each) => playOn(each, choose, isNearlyOver)));
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(ada.page)).toBe(57);
  await place(ada.page, 0);
  await isYourTurn(bo.page);
  await place(bo.page, 0);
  for (const { page } of pages) await expect(title(page)).toHaveText("The game is over");
  one.close();
  other.close();

  // How it ended, whether it was drawn as sealed, and the next game.
  await ada.page.getByRole("button", { name: "Result" }).click();
  await expect(ada.page.getByText("The shuffle matches its seal.")).toBeVisible();
  await bo.page.getByRole("button", { name: "Result" }).click();
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.page).not.toHaveURL(new RegExp(id));
  await bo.page.getByRole("link", { name: "To the rematch" }).click();
  await expect(bo.page).toHaveURL(ada.page.url());
  await Promise.all(pages.map((each) => each.close()));
});
