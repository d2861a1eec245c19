/** Notifications: their page, the offer in a slow game, and a push message that opens the table. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { MyNotices } from "@interchange/protocol";
import { MailServer, Receiver } from "../../server/src/testing/receivers.ts";
import { accessible, mainPageAccessible } from "./axe.ts";
import { Guest } from "./online.ts";
import { OwnServer } from "./ownServer.ts";
import { PHONE } from "./people.ts";
import { clickSquare, complaints, longTest, targets, tilesPlaced, title } from "./table.ts";

test.use({ serviceWorkers: "allow" });

const PERSON = { kind: "person" } as const;
const DAY = 86_400_000;

let server: OwnServer;
let hooks: Receiver;
let mails: MailServer;

test.beforeAll(async () => {
  [hooks, mails] = [await Receiver.open(), await MailServer.open()];
  server = await OwnServer.start({
    notices: {
      networks: ["127.0.0.1"],
      mail: { smtp: mails.address, from: "Interchange <games@example.org>" },
      parked: 0,
    },
  });
});

test.afterAll(async () => {
  await server.remove();
  hooks.close();
  mails.close();
});

async function slowGame(ada: Guest, bo: Guest): Promise<string> {
  const { id } = await ada.ask<{ id: string }>("POST", "/api/tables", {
    game: "metro",
    setup: { seats: 2 },
    seats: [PERSON, PERSON],
    control: { kind: "days", perMove: DAY },
    assist: "none",
    isPublic: false,
    vacation: 14,
    seat: 0,
    nonce: "0".repeat(32),
  });
  await bo.ask("POST", `/api/tables/${id}/sit`, { seat: 1, nonce: "1".repeat(32) });
  return id;
}

const row = (page: Page, title: string) => page.locator(".notices-row", { hasText: title });

test("everything saves at once: a webhook, an e-mail address, what and when, and a vacation", async ({ browser }) => {
  const ada = await Guest.come(browser, server.address, "Ada");
  const { page } = ada;
  const heard = complaints(page);
  await page.goto(`${server.address}/settings`);
  await page.goto(`${server.address}/notices`);
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  // Nothing can be ticked for ways that are not set up.
  await expect(page.getByRole("checkbox", { name: "It's my turn, Hook" })).toBeDisabled();

  // By keyboard alone.
  await page.getByRole("button", { name: "Set up Webhook" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "Address" }).fill("https://user@example.org/");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("This isn't a web address.")).toBeVisible();
  await sheet.getByRole("textbox", { name: "Address" }).fill(`${hooks.origin}/ada`);
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
  await row(page, "Webhook").getByRole("button", { name: "Send a test" }).click();
  await expect(row(page, "Webhook").getByText("Sent.")).toBeVisible();
  expect((await hooks.inbox.until(1))[0]?.path).toBe("/ada");

  await page.getByRole("checkbox", { name: "A game ends, Hook" }).uncheck();
  await expect(page.locator(".notices-saved")).toHaveText("Saved");
  await page.getByRole("switch", { name: "Quiet hours" }).click();
  await expect(page.getByText("22:00 to 07:00, your time")).toBeVisible();

  await page.getByRole("button", { name: "Set up E-mail" }).click();
  await sheet.getByRole("textbox", { name: "E-mail address" }).fill("ada@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check your inbox to confirm ada@example.org.")).toBeVisible();
  const [mail] = await mails.inbox.until(1);
  await page.goto(/http\S+confirm=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "E-mail" })).toBeChecked();
  expect(page.url()).not.toContain("confirm");

  const until = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  await page.getByLabel("Last day").fill(until);
  await page.getByRole("button", { name: "Add vacation" }).click();
  await expect(page.getByRole("button", { name: "End now" })).toBeVisible();

  const { settings, ways, vacations } = await ada.ask<MyNotices>("GET", "/api/me/notices");
  expect(settings).toMatchObject({ quiet: { from: 1320, to: 420 }, tells: { end: ["push"] }, language: "en" });
  expect(ways.map(({ kind, state }) => [kind, state])).toEqual([
    ["webhook", "on"],
    ["email", "on"],
  ]);
  expect(vacations).toHaveLength(1);
  await mainPageAccessible(page);
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await targets(page);
  }
  // The browser itself complains of the address that was refused.
  expect(heard.filter((line) => !line.includes("400 (Bad Request)"))).toEqual([]);
});

test("a slow game offers notices once, after the first move, and its page confirms a turn that it has shown", async ({
  browser,
}) => {
  const [ada, bo] = [await Guest.come(browser, server.address, "Ada"), await Guest.come(browser, server.address, "Bo")];
  const table = await slowGame(ada, bo);
  const sent: string[] = [];
  ada.page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  const asked = ada.page.waitForResponse("**/api/me/notices");
  await ada.goTo(table);
  await expect.poll(() => sent.some((text) => text.includes('"kind":"shown"'))).toBe(true);
  await asked;
  const offer = ada.page.getByRole("region", { name: "Notifications" });
  // It would lie over the buttons of her turn.
  await expect(title(ada.page)).toHaveText("Your turn");
  await expect(offer).toHaveCount(0);
  const [first = ""] = await targets(ada.page);
  await clickSquare(ada.page, first);
  await ada.page.getByRole("button", { name: "Place it" }).click();
  await expect(offer).toContainText("Want to hear when it's your turn");
  await expect(offer).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await accessible(ada.page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await ada.page.reload();
  await expect(ada.page.locator(".connection.is-open")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

longTest(
  "two phones and a desktop play a slow game as one person, over a restart of the server, and are told once a turn",
  async ({ browser }) => {
    const own = await OwnServer.start({ notices: { networks: ["127.0.0.1"], parked: 2_000 } });
    const receiver = await Receiver.open();
    const come = (name?: string, options = {}): Promise<Guest> => Guest.come(browser, own.address, name, options);
    const [desktop, bo] = [await come("Ada"), await come("Bo")];
    const phones = [await come(undefined, PHONE), await come(undefined, { ...PHONE, colorScheme: "dark" })] as const;
    const all = [desktop, ...phones] as const;
    for (const phone of phones) {
      const { token } = await desktop.ask<{ token: string }>("POST", "/api/me/offer");
      await phone.page.goto(`${own.address}/device#${token}`);
      await phone.page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(phone.page.locator("#devices")).toBeVisible();
    }
    await desktop.ask("PUT", "/api/me/notices/webhook", { url: receiver.origin, shape: "json" });
    const table = await slowGame(bo, desktop);
    const turn = async ({ page }: Guest, tiles: number): Promise<void> => {
      await expect(title(page)).toHaveText("Your turn");
      await expect.poll(() => targets(page)).not.toEqual([]);
      const [first = ""] = await targets(page);
      await clickSquare(page, first);
      await page.getByRole("button", { name: "Place it" }).click();
      await expect.poll(() => tilesPlaced(page)).toBe(tiles);
    };
    await bo.goTo(table);
    await turn(bo, 1);
    // No page of hers is open, so she is told.
    expect(await receiver.json(1)).toMatchObject([{ type: "turn", data: { table, text: "Metro with Bo" } }]);
    await Promise.all(all.map((each) => each.goTo(table)));
    await turn(phones[0], 2);
    for (const { page } of all) await expect.poll(() => tilesPlaced(page)).toBe(2);

    await own.kill();
    for (const { page } of all) await expect(page.getByText("Reconnecting").first()).toBeVisible();
    await own.startAgain();
    await turn(bo, 3);
    // All her devices are back and show the turn; each may play it, and nothing more is told.
    for (const { page } of all) await expect(title(page)).toHaveText("Your turn");
    await desktop.page.waitForTimeout(4_000);
    await turn(phones[1], 4);
    for (const { page } of all) await expect.poll(() => tilesPlaced(page)).toBe(4);
    expect(receiver.inbox.all).toHaveLength(1);
    for (const { page } of phones) await page.close();
    await desktop.page.goto(`${own.address}/settings#devices`);
    await expect(desktop.page.locator("#devices .device-list > li")).toHaveCount(3);
    // Pages that are closed show nothing, so that she is told of the next turn.
    await turn(bo, 5);
    expect(await receiver.inbox.until(2)).toHaveLength(2);
    receiver.close();
    for (const each of [...all, bo]) await each.close();
    await own.remove();
  },
);

test("a push message is shown, leads to its table, and pages of other sites are not opened", async ({ browser }) => {
  const ada = await Guest.come(browser, server.address, "Ada", { permissions: ["notifications"] });
  const { page } = ada;
  await page.goto(`${server.address}/notices`);
  await page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)");
  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: all }) => {
    for (const { registrationId } of all) registrations.push(registrationId);
  });
  await session.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const notification = {
    title: "It’s your turn",
    body: "Metro with Bo",
    tag: "abc",
    navigate: `${server.address}/at/abc`,
  };
  // Instead of the system's notifications, which a browser without a window does not have.
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(`self.registration.showNotification = async (title, options) => {
    (self.shown ??= []).push({ title, ...options });
  }`);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.address,
    registrationId: registrations[0]!,
    data: JSON.stringify({ web_push: 8030, notification }),
  });
  await expect
    .poll(() => worker.evaluate("self.shown"))
    .toMatchObject([{ title: "It’s your turn", body: "Metro with Bo", tag: "abc", data: { path: "/at/abc" } }]);
});
