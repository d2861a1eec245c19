/** Online tables: people in separate browsers, who reload, lose the connection, and outlive the server. */
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { underground } from "@interchange/underground";
import type { View as UndergroundView } from "@interchange/underground";
import { accessible } from "./axe.ts";
import { begin, Guest, playOn, wishFor } from "./online.ts";
import { OwnServer } from "./ownServer.ts";
import { finishTurn } from "./underground.ts";
import { clickSquare, complaints, longTest, settled, targets, tilesPlaced, title } from "./table.ts";

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

const come = (browser: Browser, name?: string): Promise<Guest> => Guest.come(browser, server.address, name);

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

/** A table of Metro: Ada, Bo and a bot play, and Eve watches. */
async function gather(browser: Browser, bots: readonly string[] = ["random"], wish: Parameters<typeof begin>[2] = {}) {
  const [ada, bo, eve] = await Promise.all([come(browser, "Ada"), come(browser, "Bo"), come(browser)]);
  const { id } = await begin([ada, bo], bots, wish);
  const all = [ada, bo, eve];
  await Promise.all(all.map((each) => each.goTo(id)));
  await Promise.all(all.map(({ page }) => expect(title(page)).toHaveText(/turn|time is up/)));
  return { ada, bo, eve, id, leave: () => Promise.all(all.map((each) => each.close())) };
}

test("a move is saved, and outlives a reload, a lost connection and a server that is killed", async ({ browser }) => {
  const { ada, bo, eve, leave } = await gather(browser);
  const heard = [ada, bo, eve].map(({ page }) => complaints(page));
  await isYourTurn(ada.page);
  await expect(title(bo.page)).toHaveText("Ada's turn");
  await place(ada.page, 3);
  await expect(ada.page.getByText("Your move is saved")).toBeVisible();
  await isYourTurn(bo.page);
  await expect(bo.page).toHaveTitle(/Your turn/);
  await expect.poll(() => tilesPlaced(eve.page)).toBe(1);

  await bo.page.reload();
  await isYourTurn(bo.page);
  await place(bo.page, 5);
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(ada.page)).toBe(3);

  // One goes offline, moves and returns: the move was stored, and is played once.
  await ada.page.context().setOffline(true);
  await expect(ada.page.getByText("Offline", { exact: true })).toBeVisible();
  await place(ada.page, 4);
  await expect(title(ada.page)).toHaveText("Not sent yet");
  await expect.poll(() => tilesPlaced(ada.page)).toBe(3);
  // Until then it is on the board, and can be changed.
  await expect(ada.page.locator(".ghost-frame")).toHaveCount(1);
  await ada.page.getByRole("button", { name: "Change move" }).click();
  await place(ada.page, 1);
  await expect(title(ada.page)).toHaveText("Not sent yet");
  await ada.page.context().setOffline(false);
  await expect.poll(() => tilesPlaced(bo.page)).toBe(4);
  await expect(ada.page.getByText("Connected", { exact: true })).toBeVisible();
  await expect.poll(() => tilesPlaced(ada.page)).toBe(4);
  for (const each of heard) expect(each.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);

  // The server is down while someone moves and reloads in vain. The decision is sent all the same.
  await isYourTurn(bo.page);
  await server.kill();
  await expect(bo.page.getByText("Reconnecting")).toBeVisible();
  await place(bo.page, 2);
  await expect(title(bo.page)).toHaveText("Not sent yet");
  await bo.page.reload().catch(() => undefined);
  await server.startAgain();
  await bo.page.goto(ada.page.url());
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(eve.page)).toBe(6);
  await expect.poll(() => tilesPlaced(bo.page)).toBe(6);
  await leave();
});

/** Nobody looks while the game goes on elsewhere. */
async function putAside(...guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.goto("about:blank")));
}

test("a game of Metro is played to its end on several devices; its shuffle is checked, and there is another", async ({
  browser,
}) => {
  const { ada, bo, eve, id, leave } = await gather(browser);
  await isYourTurn(ada.page);
  await place(ada.page, 6);
  await isYourTurn(bo.page);
  const [one, other] = await Promise.all([ada.elsewhere(id, metro), bo.elsewhere(id, metro)]);
  await putAside(ada, bo, eve);
  const choose = (moves: number, turn: number): number => (turn * 7) % moves;
  const isNearlyOver = (view: unknown): boolean => (view as View).laid.length >= 57;
  await Promise.all([one, other].map((each) => playOn(each, choose, isNearlyOver)));
  await Promise.all([ada, bo, eve].map((each) => each.goTo(id)));
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(ada.page)).toBe(57);
  await place(ada.page, 0);
  await isYourTurn(bo.page);
  await place(bo.page, 0);
  for (const { page } of [ada, bo, eve]) await expect(title(page)).toHaveText("The game is over");
  one.close();
  other.close();
  await ada.page.getByRole("button", { name: "Result" }).click();
  await expect(ada.page.getByText("Shuffle verified: it matches the seal shown before the game.")).toBeVisible();
  await accessible(ada.page, "main");
  // As if the server had ignored what Bo's browser sent.
  await bo.page.evaluate((table) => localStorage.setItem(`interchange/nonces/${table}`, '{"1":"0"}'), id);
  await bo.page.getByRole("button", { name: "Result" }).click();
  await expect(bo.page.getByText("Your part of the shuffle is missing.")).toBeVisible();
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.page).not.toHaveURL(new RegExp(id));
  await bo.page.getByRole("button", { name: "Go to rematch" }).click();
  await expect(bo.page).toHaveURL(ada.page.url());
  await leave();
});

test("a turn of On the Underground is sent in one command, before one who watches", async ({ browser }) => {
  const { ada, bo, eve, leave } = await gather(browser, ["random"], { game: "underground" });
  await isYourTurn(ada.page);
  await finishTurn(ada.page);
  await isYourTurn(bo.page);
  await expect(eve.page.getByText("You're watching.")).toBeVisible();
  await leave();
});

longTest("a game of On the Underground is played to its end before one who watches", async ({ browser }) => {
  const { ada, bo, eve, id, leave } = await gather(browser, ["random"], { game: "underground" });
  const [one, other] = await Promise.all([ada.elsewhere(id, underground), bo.elsewhere(id, underground)]);
  await putAside(ada, bo, eve);
  const choose = (moves: number, turn: number): number => (turn * 13) % moves;
  const isNearlyOver = (view: unknown): boolean => (view as UndergroundView).pile.length < 6;
  await Promise.all([one, other].map((each) => playOn(each, choose, isNearlyOver)));
  await Promise.all([ada, bo, eve].map((each) => each.goTo(id)));
  await Promise.all([ada, bo, eve].map(({ page }) => expect(page.locator(".map-drawing")).toBeVisible()));
  await Promise.all([one, other].map((each) => playOn(each, choose, () => false)));
  one.close();
  other.close();
  for (const { page } of [ada, bo, eve]) await expect(title(page)).toHaveText("The game is over");
  await bo.page.getByRole("button", { name: "Result" }).click();
  await expect(bo.page.getByText("Shuffle verified: it matches the seal shown before the game.")).toBeVisible();
  await eve.page.getByRole("button", { name: "Result" }).click();
  await expect(eve.page.getByRole("button", { name: "Rematch" })).toHaveCount(0);
  await leave();
});

test("what a seat may not know is nowhere in its page: not shown, not stored, never sent", async ({ browser }) => {
  const { ada, bo, eve, id, leave } = await gather(browser);
  const bos = await bo.elsewhere(id, metro);
  const everything = async ({ page, frames }: Guest): Promise<string> =>
    frames.join("\n") +
    (await page.evaluate<string>(
      "document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })",
    ));
  // Until Bo holds a tile of a kind that nobody has seen yet.
  let secret: string | undefined;
  for (let turn = 0; secret === undefined; turn++) {
    await isYourTurn(ada.page);
    await place(ada.page, turn * 3);
    await bos.until(() => bos.status?.toAct === 1);
    const view = bos.view as View;
    const known = await everything(ada);
    const held = String(view.hands[1]?.[0]);
    if (view.laid.every(({ tile }) => tile !== held) && !ownTiles(ada).includes(held)) {
      expect(known).not.toContain(held);
      expect(await everything(eve)).not.toContain(held);
      secret = held;
    }
    await playOn(
      bos,
      () => turn,
      (now) => (now as View).turn !== 1,
    );
  }
  // Ada's own tiles are there, so we are looking in the right way.
  await isYourTurn(ada.page);
  const [own] = ownTiles(ada).slice(-1);
  expect(await everything(ada)).toContain(own);
  // A game that is over hides nothing, though it was not played out: neither now nor when one looks back.
  for (const { page } of [ada, eve]) await expect(page.locator(".players .held")).toHaveCount(0);
  const [last] = (bos.view as View).hands[1] ?? [];
  await bos.request({ kind: "ask", seat: 1, request: { kind: "end" } });
  await ada.page.getByRole("button", { name: "Yes", exact: true }).click();
  for (const { page } of [ada, eve]) {
    await expect(page.locator(".players .held")).toHaveText([`has ${own}`, `has ${last}`, /^has [a-d]{4}$/]);
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".players .held").nth(2)).toBeVisible();
  }
  await accessible(ada.page);
  bos.close();
  await leave();
});

/** The tiles that a seat's page was told to have drawn itself. */
function ownTiles({ frames }: Guest): readonly string[] {
  return [...frames.join("\n").matchAll(/"type":"drew","seat":0,"tile":"(\w+)"/g)].map(([, tile]) => tile ?? "");
}

test("people talk, mute, and agree on a pause; whoever watches reads along", async ({ browser }) => {
  const { ada, bo, eve, leave } = await gather(browser, []);
  const chat = ({ page }: Guest) => page.getByRole("button", { name: /^Chat/ });
  await chat(ada).click();
  await ada.page.getByRole("textbox").fill("Good luck!");
  await ada.page.keyboard.press("Enter");
  await expect(bo.page.locator(".unread").first()).toContainText("1");
  // Home says so too, and whose turn it is.
  const table = bo.page.url();
  await bo.page.goto(server.address);
  await expect(bo.page).toHaveTitle("● 1 new message · Interchange");
  await expect(bo.page.locator(".has-news").first()).toContainText("1 new message");
  await bo.page.goto(table);
  await chat(bo).click();
  await expect(bo.page.getByText("Good luck!")).toBeVisible();
  await expect(bo.page.locator(".unread")).toHaveCount(0);
  await bo.page.goto(server.address);
  await expect(bo.page.locator(".turn-card, .table-open").first()).toBeVisible();
  await expect(bo.page).toHaveTitle("Interchange");
  await expect(bo.page.locator(".has-news")).toHaveCount(0);
  await bo.page.goto(table);
  await chat(bo).click();
  await chat(eve).click();
  await expect(eve.page.getByText("Good luck!")).toBeVisible();
  await expect(eve.page.getByRole("textbox")).toHaveCount(0);
  await bo.page.getByText("Mute", { exact: true }).click();
  await bo.page.getByLabel("Mute Ada").check();
  await expect(bo.page.getByText("Good luck!")).toHaveCount(0);
  await accessible(bo.page);

  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Ask to pause" }).click();
  await ada.page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(ada.page.getByText("You asked to pause")).toBeVisible();
  await expect(title(bo.page)).toHaveText("Ada asks");
  await bo.page.getByRole("button", { name: "No", exact: true }).click();
  await expect(ada.page.getByText("Bo doesn't want to pause.").first()).toBeVisible();
  // One request a turn; then Bo asks, and the game goes on when both are ready.
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await expect(ada.page.getByRole("button", { name: "Resign" })).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Ask to pause" })).toHaveCount(0);
  await ada.page.keyboard.press("Escape");
  await place(ada.page, 3);
  await isYourTurn(bo.page);
  await bo.page.getByRole("button", { name: "Menu" }).click();
  await bo.page.getByRole("button", { name: "Ask to pause" }).click();
  await bo.page.getByRole("button", { name: "Ask", exact: true }).click();
  await ada.page.getByRole("button", { name: "Yes", exact: true }).click();
  for (const { page } of [ada, bo, eve]) await expect(title(page)).toHaveText("Game paused");
  await accessible(bo.page);
  await bo.page.getByRole("button", { name: "I'm ready" }).click();
  await expect(ada.page.locator(".ready-list li")).toHaveText([/not ready yet/, /Bo ready/]);
  await expect(bo.page.getByRole("button", { name: "I'm ready" })).toHaveCount(0);
  await ada.page.getByRole("button", { name: "I'm ready" }).click();
  await isYourTurn(bo.page);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Resign" }).click();
  await ada.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(title(bo.page)).toHaveText("The game is over");
  await bo.page.getByRole("button", { name: "Result" }).click();
  await expect(bo.page.getByRole("heading", { level: 1 })).toContainText("You");
  await leave();
});

test("whoever runs out of time is voted on: a bot plays until they take their seat back", async ({ browser }) => {
  const clock = { kind: "live", initial: 4000, increment: 600_000 } as const;
  const { ada, bo, eve, leave } = await gather(browser, ["random"], { control: clock });
  await bo.page.setViewportSize({ width: 360, height: 640 });
  const vote = bo.page.getByRole("region", { name: "Ada's time is up" });
  await expect(vote).toBeVisible();
  await accessible(bo.page);
  await expect(eve.page.getByText("Only players can vote.")).toBeVisible();
  await expect(ada.page.locator(".vote")).toContainText("you lose on time");
  // The choice goes away once it is made, so nobody sees it checked.
  await vote.getByLabel(/play for Ada/).click();
  await expect(vote).toHaveCount(0);
  await expect(ada.page.getByRole("button", { name: "Take my seat back" })).toBeVisible();
  // The bot has moved for her, and it is Bo's turn.
  await expect(title(bo.page)).toHaveText("Your turn");
  await ada.page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(ada.page.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);
  await expect(ada.page.getByText("Planner played for you")).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Undo move" })).toHaveCount(0);
  await place(bo.page, 1);
  await isYourTurn(ada.page);
  await leave();
});

longTest("with two seats whoever runs out of time loses, if the other wants it so", async ({ browser }) => {
  const clock = { kind: "live", initial: 3000, increment: 0 } as const;
  const { ada, bo, leave } = await gather(browser, [], { control: clock });
  // She is told what may happen, and for how long, instead of being asked for a move.
  await expect(title(ada.page)).toHaveText("Your time is up");
  const decision = ada.page.getByRole("region", { name: "Your time is up" });
  await expect(decision).toContainText("Bo can give you time, let a bot play for you, or claim victory.");
  await expect(decision.locator(".vote-time")).toHaveText(/^4:\d\d$/);
  await expect(ada.page.getByRole("button", { name: "Place it" })).toHaveCount(0);
  await expect(title(bo.page)).toHaveText("Ada's time is up");
  await expect(bo.page.getByText("If you don't choose before the timer ends, you win.")).toBeVisible();
  // The choice goes away with the game, so nobody sees it checked.
  await bo.page.getByLabel("Claim victory").click();
  await expect(title(ada.page)).toHaveText("The game is over");
  await bo.page.getByRole("button", { name: "Result" }).click();
  await expect(bo.page.getByRole("heading", { level: 1 })).toHaveText(/You win/);
  await expect(bo.page.getByText("Ada's time ran out.")).toBeVisible();
  await leave();
});

test("a seat that is given up goes to whoever watches, by the name they type and change", async ({ browser }) => {
  const { ada, bo, eve, leave } = await gather(browser);
  await ada.page.setViewportSize({ width: 360, height: 640 });
  await bo.page.getByRole("button", { name: "Menu" }).click();
  await bo.page.getByRole("button", { name: "Give up my seat" }).click();
  await bo.page.getByRole("dialog").getByRole("button", { name: "Give it up" }).click();
  // It's Ada's turn: on a phone the vote is folded, so that she can place her tile.
  const vote = ada.page.getByRole("region", { name: "Bo has left" });
  await expect(vote.getByText("until someone takes the seat")).toBeHidden();
  await vote.getByRole("button", { name: "Show the vote" }).click();
  await expect(vote.getByText("until someone takes the seat")).toBeVisible();
  await expect(vote).toContainText("Copy link");
  await accessible(ada.page);
  await vote.getByRole("button", { name: "Hide the vote" }).click();
  await expect(vote.getByRole("radio")).toHaveCount(0);
  await expect(eve.page.getByText("Bo has left. You can play on from here.")).toBeVisible();
  await eve.page.getByRole("button", { name: "Take the seat" }).click();
  await expect(eve.page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await eve.page.keyboard.type("Ada");
  await eve.page.keyboard.press("Enter");
  await expect(ada.page.locator(".player").nth(1)).toContainText("Ada 2");
  await expect(eve.page.locator(".player").nth(1)).toContainText("You");
  await place(ada.page, 2);
  await isYourTurn(eve.page);
  await eve.ask("PUT", "/api/me", { name: "Eve" });
  await expect(title(ada.page)).toHaveText("Eve's turn");
  await leave();
});

test("a screen that only shows the board lies flat among the phones, with their clocks", async ({ browser }) => {
  const [host, ada, bo] = await Promise.all(["Host", "Ada", "Bo"].map((name) => come(browser, name)));
  if (!host || !ada || !bo) throw new Error("nobody came");
  const seats = [{ kind: "person" as const }, { kind: "person" as const }];
  const control = { kind: "live", initial: 600_000, increment: 0 } as const;
  const { seat: _, nonce = "", ...wish } = wishFor(seats);
  const { id } = await host.ask<{ readonly id: string }>("POST", "/api/tables", { ...wish, control });
  for (const [seat, each] of [ada, bo].entries()) await each.ask("POST", `/api/tables/${id}/sit`, { seat, nonce });
  await host.ask("POST", `/api/tables/${id}/start`);
  await host.goTo(id);
  const table = host.page.getByRole("region", { name: "Table mode" });
  await expect(table.getByRole("region", { name: "Ada" })).toContainText(/(?:10:00|9:\d\d)/);
  await expect(table).not.toContainText("You're watching");
  await accessible(host.page);
  await Promise.all([host, ada, bo].map((each) => each.close()));
});

/** Where the strip of players is cut off, or its parts lie over each other. */
const SQUEEZED = `[...document.querySelectorAll(".player button")].flatMap((each) => {
  const parts = [...each.querySelectorAll(".player-name > b, .seat-clock, .player-points, .player-tokens, .held")]
    .map((part) => [part.className || "name", part.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0);
  const { right } = each.getBoundingClientRect();
  const found = right > innerWidth || right > each.closest("ol").getBoundingClientRect().right ? ["outside"] : [];
  for (const [name, one] of parts)
    for (const [other, two] of parts)
      if (name < other && one.left + 0.5 < two.right && two.left + 0.5 < one.right && one.top + 3 < two.bottom && two.top + 3 < one.bottom)
        found.push(name + " over " + other);
  if (!parts.some(([name, box]) => name === "name" && box.width > 15)) found.push("no name");
  return found;
})`;

for (const [game, declare] of [
  ["metro", test],
  ["underground", longTest],
] as const)
  declare(
    `on a phone every player of ${game} has a name, and you see your own clock and whose turn it is`,
    async ({ browser }) => {
      const [ada, bo] = await Promise.all([come(browser, "Adelheid"), come(browser, "Bo")]);
      await ada.page.setViewportSize({ width: 360, height: 640 });
      const control = { kind: "live", initial: 900_000, increment: 0 } as const;
      for (const bots of [[], ["random"], ["random", "greedy"], ["random", "greedy", "planner"]]) {
        const { id } = await begin([ada, bo], bots, { game, control });
        await ada.goTo(id);
        await expect(title(ada.page)).toHaveText("Your turn");
        await expect(ada.page.locator(".player .seat-clock.own")).toBeVisible();
        expect((await title(ada.page).boundingBox())?.width).toBeGreaterThan(40);
        expect(await ada.page.evaluate(SQUEEZED), `${bots.length + 2} players`).toEqual([]);
      }
      await Promise.all([ada.close(), bo.close()]);
    },
  );

test("whoever is away is called to their turn once: by title, mark, tone and notification", async ({ browser }) => {
  const [ada, bo] = await Promise.all([come(browser, "Ada"), come(browser, "Bo")]);
  await bo.page.addInitScript(`
    localStorage.setItem("interchange/calls", JSON.stringify({ sound: true, notify: true }));
    globalThis.called = [];
    globalThis.Notification = class extends EventTarget {
      static permission = "granted";
      constructor(title) { super(); called.push(title); }
      close() {}
    };
    globalThis.AudioContext = class { constructor() { called.push("tone"); throw new Error("no sound here"); } };
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  `);
  const { id } = await begin([ada, bo], []);
  await Promise.all([ada.goTo(id), bo.goTo(id)]);
  await expect(ada.page).toHaveTitle(/Your turn/);
  await expect(bo.page).not.toHaveTitle(/Your turn/);
  await expect(ada.page.locator(".player").nth(1)).toContainText("away");
  await place(ada.page, 0);
  await expect(bo.page).toHaveTitle(/Your turn/);
  await expect(bo.page.locator('link[rel="icon"]')).toHaveAttribute("href", "/favicon-turn.svg");
  await expect.poll(() => bo.page.evaluate("called")).toEqual(["tone", "It's your turn"]);
  // A second look at the same turn is no second call.
  await bo.page.reload();
  await expect(bo.page).toHaveTitle(/Your turn/);
  expect(await bo.page.evaluate("called")).toEqual([]);
  // A tab that nobody sees is drawn late, and a page names itself only then.
  await bo.page.evaluate(`document.title = "Another page"`);
  await expect(bo.page).toHaveTitle("● Your turn · Another page");
  await Promise.all([ada.close(), bo.close()]);
});

test("what was missed plays by itself, is skipped by a key, and stays marked", async ({ browser }) => {
  const ada = await come(browser, "Ada");
  const { id } = await begin([ada], ["random", "random", "random"]);
  const elsewhere = await ada.elsewhere(id, metro);
  const isBack = (view: unknown): boolean => (view as View).laid.length === 4;
  await playOn(elsewhere, () => 0, isBack);
  elsewhere.close();
  // Steps of a replay never end by themselves here, so that no machine is too slow to see one.
  await ada.page.addInitScript(`
    localStorage.setItem("interchange/settings", JSON.stringify({ motion: "normal", doubleTap: false }));
    const every = setInterval;
    globalThis.setInterval = (act, pause) => every(act, pause === 1000 ? 1e8 : pause);
  `);
  await ada.goTo(id);
  await expect(ada.page.locator(".stage.past")).toBeVisible();
  expect(await tilesPlaced(ada.page)).toBe(1);
  await ada.page.keyboard.press("Enter");
  await isYourTurn(ada.page);
  await expect.poll(() => tilesPlaced(ada.page)).toBe(4);
  await expect(ada.page.locator(".last-mark")).toHaveCount(3);
  await ada.close();
});

/** A box without the tile that may lie anywhere on an empty board, but hardly anywhere once a tile lies there. */
const NO_DDDD = {
  name: "no-dddd",
  version: "1",
  base: "interchange 1",
  values: { tiles: { dddd: 0, aaaa: 6 } },
};

test("a turn is planned while another thinks, and played at once when it still does the same", async ({ browser }) => {
  const { ada, bo, leave } = await gather(browser, [], { setup: { seats: 2, components: NO_DDDD } });
  await bo.page.getByRole("button", { name: "Plan my next turn" }).click();
  await expect(title(bo.page)).toHaveText("Your next turn");
  await accessible(bo.page);
  // As far away from where Ada will place her tile as there is.
  const planned = (await targets(bo.page)).at(-1) ?? "";
  await clickSquare(bo.page, (await targets(bo.page))[1] ?? "");
  await bo.page.getByRole("button", { name: "Save plan" }).click();
  await expect(bo.page.getByText("Your next turn is planned.")).toBeVisible();
  // It is drawn, also after a reload, and can be changed.
  await bo.page.reload();
  await expect(bo.page.locator(".ghost-frame")).toHaveCount(1);
  await bo.page.getByRole("button", { name: "Change plan" }).click();
  await clickSquare(bo.page, planned);
  await bo.page.getByRole("button", { name: "Save plan" }).click();
  await expect(bo.page.getByRole("button", { name: "Discard plan" })).toBeVisible();
  await expect(title(bo.page)).toHaveText("Ada's turn");
  expect(ada.frames.join("\n")).not.toContain(`@${planned}`);
  await clickSquare(ada.page, (await targets(ada.page))[0] ?? "");
  await ada.page.getByRole("button", { name: "Place it" }).click();
  await expect.poll(() => tilesPlaced(ada.page)).toBe(2);
  await isYourTurn(ada.page);
  await expect(bo.page.locator(".ghost-frame")).toHaveCount(0);

  // What cannot be played as planned comes back as a draft, with the reason.
  await bo.page.getByRole("button", { name: "Plan my next turn" }).click();
  const free = await targets(ada.page);
  const next = (await targets(bo.page)).find((square) => free.includes(square)) ?? "";
  await clickSquare(bo.page, next);
  await bo.page.getByRole("button", { name: "Save plan" }).click();
  await expect(bo.page.getByRole("button", { name: "Discard plan" })).toBeVisible();
  await clickSquare(ada.page, next);
  await ada.page.getByRole("button", { name: "Place it" }).click();
  await isYourTurn(bo.page);
  await expect(bo.page.getByText("Your plan is no longer fully allowed").first()).toBeVisible();
  await expect(bo.page.getByText(`Why not ${next}?`)).toBeVisible();
  await leave();
});
