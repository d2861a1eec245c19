import { expect, test } from "@playwright/test";
import { accessible } from "./axe.ts";
import { join, makeTable, PHONE, sayName, sitDown, somebody } from "./people.ts";
import { complaints, playNow, prepare, sheetLeft, yourTurn, longTest } from "./table.ts";

test("friends make a table, join by its link under names of their own, fill up with bots, and begin", async ({
  browser,
}) => {
  const ada = await somebody(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const heard = complaints(ada);
  await ada.route("**/api/doors", (route) => route.fulfill({ json: { network: ["http://192.0.2.7:3000"] } }));
  const address = await makeTable(ada, "Ada", 3);
  const link = address.replace(/^http:\/\/[^/]+/, "http://192.0.2.7:3000");
  await expect(ada.getByRole("textbox", { name: "Link to this table" })).toHaveValue(link);
  await expect(ada.getByRole("img", { name: `QR code for ${link}` })).toBeVisible();
  await ada.getByRole("button", { name: "Copy link" }).click();
  await expect(ada.getByText("Link copied.")).toBeVisible();
  expect(await ada.evaluate("navigator.clipboard.readText()")).toBe(link);
  await expect(ada.getByRole("button", { name: "2 free seats" })).toBeDisabled();
  await accessible(ada);

  const bo = await somebody(browser, { ...PHONE, colorScheme: "dark" });
  await join(bo, address, "Bo");
  await accessible(bo);
  expect(await bo.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await expect(bo.getByRole("button", { name: /Start|Add bot|Sit here|Delete/ })).toHaveCount(0);
  await expect(ada.locator(".gathering-seat").nth(1)).toContainText("Bo");

  await ada.getByRole("button", { name: "Add bot: seat 3" }).click();
  await ada.getByRole("combobox", { name: "Bot in seat 3" }).selectOption("drifter");
  await expect(bo.locator(".gathering-seat").nth(2)).toContainText("Drifter");
  await ada.getByRole("button", { name: "Start with three players" }).click();
  for (const page of [ada, bo]) await expect(page.locator(".stage svg:visible").first()).toBeVisible();

  // Home lists it among your tables, first if it is your turn.
  await ada.goto("/");
  const card = ada.locator(".turn-card.is-turn");
  await expect(card).toContainText("Metro · 0 of 60 tiles");
  await expect(card.locator("img")).toBeVisible();
  await accessible(ada);
  await expect(ada.getByRole("img", { name: "1 table is waiting for you" })).toBeVisible();
  await card.getByRole("link", { name: "Play" }).click();
  await expect(ada).toHaveURL(address);
  expect(heard).toEqual([]);
});

test("on its own machine the server says how it is opened to others; seats are left, and the table deleted", async ({
  browser,
}) => {
  const ada = await somebody(browser);
  const address = await makeTable(ada, "Ada", 2);
  await expect(ada.getByText("npm start -- --lan")).toBeVisible();
  await expect(ada.getByRole("textbox", { name: "Link to this table" })).toHaveCount(0);
  await ada.getByRole("button", { name: "Use this screen for the board only" }).click();
  await expect(ada.getByText("Players join on their phones.")).toBeVisible();
  const bo = await somebody(browser);
  await join(bo, address, "Bo");
  await bo.goto("/");
  const row = bo.locator(".table-item", { hasText: "waiting for players" });
  await row.getByRole("button", { name: "Leave: Bo" }).click();
  await expect(row).toHaveCount(0);
  // The host makes somebody get up. A slow game needs no start.
  await sitDown(bo, address, "Bo");
  await ada.getByRole("button", { name: "Remove Bo" }).click();
  await expect(ada.getByRole("button", { name: "Remove Bo" })).toHaveCount(0);
  await expect(bo.getByText("Waiting for the host to start.")).toBeVisible();
  await ada.getByRole("button", { name: "Change players or clock" }).click();
  await ada.getByRole("dialog").getByRole("radio", { name: "2 days" }).check();
  await ada.getByRole("button", { name: "Save" }).click();
  for (const page of [ada, bo])
    await expect(page.getByText("The game starts as soon as every seat is taken.")).toBeVisible();
  // All other choices are in the full setup, which begins with those of the table.
  await ada.getByRole("button", { name: "Change players or clock" }).click();
  await ada.getByRole("link", { name: "All options" }).click();
  await expect(ada.getByRole("spinbutton", { name: "Days per move" })).toHaveValue("2");
  await expect(ada.locator(".game-switch")).toHaveCount(0);
  await ada.getByRole("radio", { name: /^Paris/ }).check();
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  for (const page of [ada, bo])
    await expect(page.locator(".gathering-head")).toContainText("Metro · Paris · 2 days per move");
  await ada.getByRole("button", { name: "Delete table" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(ada).toHaveURL(/\/$/);
  await bo.goto(address);
  await expect(bo.getByRole("heading", { level: 1 })).toHaveText("Table not found");
});

test("a table that is set up for everybody stands in the lobby, and a stranger is seated there", async ({
  browser,
}) => {
  const ada = await somebody(browser);
  await ada.goto("/new/underground?where=online&clock=days");
  await ada.getByRole("radio", { name: "Everyone" }).check();
  await expect(ada.getByRole("radiogroup", { name: "Clock" }).getByRole("radio", { name: "Days" })).toBeChecked();
  await ada.getByRole("spinbutton", { name: "Days per move" }).fill("3");
  await ada.getByRole("radio", { name: "2 min", exact: true }).check();
  await ada.getByRole("button", { name: /^Player 1:/ }).click();
  await ada.getByRole("radio", { name: "random", exact: true }).check();
  await accessible(ada);
  await ada.getByRole("button", { name: "Create table" }).click();
  await sayName(ada, "Adalbert");
  await expect(ada.locator(".gathering-head")).toContainText(
    "On the Underground · 3 days per move · random colours · help: lines and move previews",
  );

  const bo = await somebody(browser, PHONE);
  await bo.goto("/lobby");
  await expect(bo.locator(".lobby-line", { hasText: "Adalbert" })).toContainText(
    "3 days per move · 1 free seat · help: lines and move previews",
  );
  await accessible(bo);
  const cy = await somebody(browser);
  await cy.goto("/");
  await cy.getByRole("radio", { name: "On the Underground" }).check();
  await expect(cy.getByText("1 table is waiting for players")).toBeVisible();
  await cy.getByRole("link", { name: "Join", exact: true }).click();
  await cy.locator(".lobby-line", { hasText: "Adalbert" }).click();
  await expect(cy.getByRole("heading", { level: 1 })).toHaveText("Adalbert invites you to On the Underground");
  await cy.getByRole("textbox", { name: "Your name" }).fill("Cy");
  // A slow game starts when the last player sits down.
  await cy.getByRole("button", { name: "Join", exact: true }).click();
  await expect(cy.locator(".stage svg:visible").first()).toBeVisible();
  await bo.goto("/lobby");
  await expect(bo.locator(".lobby-line", { hasText: "Adalbert" })).toContainText("Cy");
});

test("in a slow game on a wide screen, players have a line for their name and one for the rest", async ({
  browser,
}) => {
  const ada = await somebody(browser, { viewport: { width: 1440, height: 900 } });
  await ada.goto("/new/metro?where=online&clock=days");
  await ada.getByRole("button", { name: "Create table" }).click();
  await sayName(ada, "Ada");
  await expect(ada).toHaveURL(/\/at\//);
  await sitDown(await somebody(browser), ada.url(), "Wilhelmine");
  const about = ada.locator(".player small");
  await expect(about).toHaveText(["online · 16 lines open", "online · 16 lines open"]);
  for (const box of await Promise.all((await about.all()).map((each) => each.boundingBox())))
    expect(box?.height).toBeLessThan(24);
});

test("the lobby shows a long list page by page", async ({ page }) => {
  const table = (id: string): object => ({
    id,
    game: "metro",
    state: "open",
    isPublic: true,
    setup: { edition: "bigbox", seats: 2, modules: [], options: {}, rules: 2 },
    control: { kind: "none" },
    assist: "ledger",
    seal: "",
    seats: [{ mind: { kind: "person" }, name: `Host ${id}` }, { mind: { kind: "person" } }],
    createdAt: 0,
    at: 0,
    yours: [],
    isHost: false,
  });
  await page.route("**/api/tables?list=open&from=*", (route) =>
    route.fulfill({
      json: route.request().url().endsWith("from=0")
        ? { tables: [table("one"), table("two")], more: true }
        : { tables: [table("three")] },
    }),
  );
  await page.goto("/lobby");
  const lines = page.locator(".lobby-line", { hasText: "Host" });
  await expect(lines).toHaveCount(2);
  await accessible(page);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(lines).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("a recovery code adds a device, with the seats; both play on, and one can sign out", async ({ browser }) => {
  const ada = await somebody(browser);
  const address = await makeTable(ada, "Ada", 2);
  await ada.goto("/settings");
  await ada.getByRole("button", { name: "Create a recovery code" }).click();
  const code = (await ada.locator("code.recovery").textContent()) ?? "";
  await accessible(ada);
  await ada.goto(address);
  await expect(ada.locator(".gathering-seat").first()).toContainText("you");
  const phone = await somebody(browser, PHONE);
  await phone.goto(address);
  const dialog = phone.getByRole("dialog");
  await phone.getByRole("button", { name: "I already play on another device" }).click();
  await dialog.getByRole("textbox", { name: "Code" }).fill("no code");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("eight groups of four");
  await accessible(phone);
  await phone.goto("/settings#you");
  await phone.getByRole("button", { name: "Sign in on this device" }).click();
  await dialog.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase().replaceAll("-", " "));
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(phone.getByText("You play as Ada.")).toBeVisible();
  await sheetLeft(phone);
  await phone.goto(address);
  await expect(phone.locator(".gathering-seat").first()).toContainText("you");
  await expect(phone.getByRole("button", { name: "Delete table" })).toBeVisible();
  await expect(ada.getByRole("button", { name: "Delete table" })).toBeVisible();

  await phone.goto("/settings#you");
  await phone.getByRole("button", { name: "Sign out", exact: true }).click();
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(phone.getByText("You don't have a name")).toBeVisible();
  await expect(ada.getByRole("button", { name: "Delete table" })).toBeVisible();
});

for (const [how, answer, declare] of [
  ["Can't reach the server", undefined, test],
  ["There's no server for online tables", { contentType: "text/html", body: "<!doctype html>" }, longTest],
] as const)
  declare(`without a server home says so, and local play goes on (${how})`, async ({ page }) => {
    await prepare(page);
    await page.route("**/api/**", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto("/");
    await expect(page.getByRole("status").filter({ hasText: how })).toBeVisible();
    await expect(page.locator(".other-way", { hasText: "Join a table" })).toContainText("You're offline");
    await expect(page.getByRole("link", { name: /^(?:Join|Start one)$/ })).toHaveCount(0);
    if (!answer) await accessible(page);
    await page.getByRole("link", { name: "Share one screen" }).click();
    await expect(page.getByRole("button", { name: "Player 2: Bo person" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Online" })).toBeDisabled();
    await page.goto("/");
    await playNow(page);
    await yourTurn(page);
  });

test("a table whose server cannot be reached says so, and is asked for again", async ({ page }) => {
  let isAway = true;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isAway) void socket.close();
    else socket.connectToServer();
  });
  await page.goto("/at/aaaaaaaaaaaa");
  await expect(page.getByRole("heading", { name: "Can't reach the server" })).toBeVisible();
  await accessible(page);
  isAway = false;
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("heading", { name: "Table not found" })).toBeVisible();
});
