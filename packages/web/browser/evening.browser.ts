/** An evening in one room: a desktop, two phones and a projector, three games, a killed server and a lost network. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { metro } from "@interchange/metro";
import { underground } from "@interchange/underground";
import { Guest, playOn } from "./online.ts";
import { OwnServer } from "./ownServer.ts";
import { codeOf, PHONE, propose } from "./people.ts";
import { finishTurn } from "./underground.ts";
import { clickSquare, complaints, longTest, settled, targets, tilesPlaced, title } from "./table.ts";

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

const anyTurn = /turn/;

/** Those who are in after one tap each, and the table where they sit. */
async function startGame(host: Guest, others: readonly Guest[], room: string, game: string): Promise<string> {
  const everyone = [host, ...others];
  await Promise.all(everyone.map(({ page }) => page.goto(room)));
  await propose(host.page, game);
  for (const { page } of others) await page.getByRole("button", { name: "I'm in" }).click();
  await host.page.getByRole("button", { name: "Start with 3 players" }).click();
  for (const { page } of everyone) {
    await expect(page).toHaveURL(/\/at\/[a-z0-9]{12}$/);
    await expect(title(page)).toHaveText(anyTurn);
  }
  return host.page.url().split("/").at(-1) ?? "";
}

/** The one whose turn it is. */
async function toMove(guests: readonly Guest[]): Promise<Guest> {
  const found = async (): Promise<Guest | undefined> => {
    for (const each of guests) if ((await title(each.page).textContent()) === "Your turn") return each;
    return undefined;
  };
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  return (await found()) as Guest;
}

async function place(page: Page): Promise<void> {
  await settled(page);
  await clickSquare(page, (await targets(page)).at(-1) ?? "");
  await page.getByRole("button", { name: "Place it" }).click();
}

/** The rest of a game on other devices, while the projector shows it. */
async function playToTheEnd(guests: readonly Guest[], table: string, rules: typeof metro | typeof underground) {
  await Promise.all(guests.map(({ page }) => page.goto("about:blank")));
  const seated = await Promise.all(guests.map((each) => each.elsewhere(table, rules)));
  await Promise.all(
    seated.map((each) =>
      playOn(
        each,
        (moves, turn) => (turn * 7) % moves,
        () => false,
      ),
    ),
  );
  for (const each of seated) each.close();
}

longTest(
  "an evening of three games: nothing is lost when the server is killed and a phone has no network",
  async ({ browser }) => {
    // Three games take a slow machine a while.
    test.setTimeout(400_000);
    const [ada, bo, cy, wall] = await Promise.all([
      Guest.come(browser, server.address, "Ada"),
      Guest.come(browser, server.address, "Bo", PHONE),
      Guest.come(browser, server.address, "Cy", PHONE),
      Guest.come(browser, server.address, undefined, { viewport: { width: 1920, height: 1080 } }),
    ]);
    const players = [ada, bo, cy];
    const heard = complaints(wall.page);
    // Everyone comes together: by code, by link, and the projector by the link for spectators.
    const { room: made } = await ada.ask<{ readonly room: { readonly id: string; readonly watch: string } }>(
      "POST",
      "/api/rooms",
      { name: "Club night" },
    );
    const room = `${server.address}/room/${made.id}`;
    await ada.page.goto(room);
    await bo.page.goto(`${server.address}/join`);
    await bo.page.getByRole("textbox", { name: "Code" }).fill(await codeOf(ada.page));
    await bo.page.keyboard.press("Enter");
    await cy.page.goto(room);
    for (const { page } of [bo, cy]) {
      await page.getByRole("button", { name: "Join", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Club night");
    }
    await wall.page.goto(`${server.address}/watch/${made.watch}`);
    await expect(wall.page.getByText("No game is running. The boards appear here.")).toBeVisible();

    // The first game: the server is killed while a decision is on its way.
    const first = await startGame(ada, [bo, cy], room, "Metro");
    await expect(wall.page.getByRole("img", { name: "A board of Metro" })).toBeVisible();
    await place((await toMove(players)).page);
    await expect.poll(() => tilesPlaced(ada.page)).toBe(1);
    const unlucky = await toMove(players);
    await server.kill();
    await expect(unlucky.page.getByText("Reconnecting")).toBeVisible();
    await place(unlucky.page);
    await expect(title(unlucky.page)).toHaveText("Not sent yet");
    await server.startAgain();
    for (const { page } of players) await expect.poll(() => tilesPlaced(page), { timeout: 30_000 }).toBe(2);
    await expect(wall.page.locator(".screen-board")).toContainText("2 of 60", { timeout: 30_000 });
    await playToTheEnd(players, first, metro);
    await expect(wall.page.locator(".standings-table tbody tr")).toHaveCount(3);

    // The second: one of them loses the network, and plays on when it is back.
    const second = await startGame(ada, [bo, cy], room, "On the Underground");
    await expect(wall.page.getByRole("img", { name: "A board of On the Underground" })).toBeVisible();
    const lost = await toMove(players);
    const others = players.filter((each) => each !== lost);
    await lost.page.context().setOffline(true);
    await expect(lost.page.getByText("Offline", { exact: true })).toBeVisible();
    await finishTurn(lost.page);
    await expect(title(lost.page)).toHaveText("Not sent yet");
    for (const { page } of others) await expect(page.locator(".presence.gone")).toBeVisible({ timeout: 30_000 });
    await lost.page.context().setOffline(false);
    expect(await toMove(others)).toBeDefined();
    await playToTheEnd(players, second, underground);

    // The third, whose seats are drawn again, ends by agreement and does not count.
    const third = await startGame(ada, [bo, cy], room, "Metro");
    expect(new Set([first, second, third]).size).toBe(3);
    const asks = await toMove(players);
    await asks.page.getByRole("button", { name: "Menu" }).click();
    await asks.page.getByRole("button", { name: "Ask to end the game" }).click();
    await asks.page.getByRole("button", { name: "Ask", exact: true }).click();
    for (const { page } of players.filter((each) => each !== asks))
      await page.getByRole("button", { name: "Yes", exact: true }).click();
    for (const { page } of players) await expect(title(page)).toHaveText("The game is over");
    await ada.page.getByRole("button", { name: "Result" }).click();
    await ada.page.getByRole("textbox", { name: "Write a message" }).fill("gg");
    await ada.page.keyboard.press("Enter");
    await bo.page.goto(room);
    await expect(bo.page.locator(".chat-text")).toHaveText("gg");

    // What is left of the evening: two games with three players each.
    const rows = wall.page.locator(".standings-table tbody tr");
    for (const name of ["Ada", "Bo", "Cy"])
      await expect(rows.filter({ hasText: name }).locator("td").nth(1)).toHaveText("2");
    const { record } = await ada.ask<{ readonly record: string }>("GET", `/api/tables/${first}/record`);
    expect(record).toContain("Ada");
    expect(heard.filter((text) => !text.includes("ERR_CONNECTION_REFUSED") && !text.includes("WebSocket"))).toEqual([]);
    await Promise.all([...players, wall].map((each) => each.close()));
  },
);
