/** One person on several devices, and manners: three browsers, passkeys, one's own data, and the moderators' page. */
import { join as pathTo } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import type * as Admin from "../../server/src/admin/index.ts";
import { accessible, mainPageAccessible } from "./axe.ts";
import { begin, Guest } from "./online.ts";
import { PHONE } from "./people.ts";
import { sheetLeft } from "./table.ts";

const ADMIN = pathToFileURL(pathTo(import.meta.dirname, "..", "..", "server", "dist", "admin", "index.js")).href;

const at = (baseURL: string | undefined): string => (baseURL ?? "").replace(/\/$/, "");
const rows = (page: Page) => page.locator("#devices .device-list > li");

/** Shows the code for another device, and returns its digits and its link. */
async function offer(page: Page): Promise<{ readonly code: string; readonly link: string }> {
  const made = page.waitForResponse((answer) => answer.url().endsWith("/api/me/offer") && answer.status() === 201);
  await page.getByRole("button", { name: "Add a device" }).click();
  const { code, token } = (await (await made).json()) as { readonly code: string; readonly token: string };
  await expect(page.locator(".device-code")).toHaveText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByRole("img", { name: "QR code that adds a device" })).toBeVisible();
  return { code, link: `/device#${token}` };
}

test("two phones and a desktop are one person: a link and six digits add them, and one signs another out", async ({
  browser,
  baseURL,
}) => {
  const address = at(baseURL);
  const desktop = await Guest.come(browser, address, "Ada");
  const bo = await Guest.come(browser, address, "Bo");
  const { id } = await begin([desktop, bo], []);
  await desktop.page.goto(`${address}/settings#devices`);
  await expect(rows(desktop.page)).toHaveCount(1);
  await expect(rows(desktop.page).first()).toContainText("This device");

  const first = await offer(desktop.page);
  await accessible(desktop.page);
  const phone = await Guest.come(browser, address, undefined, { ...PHONE, colorScheme: "dark" });
  await phone.page.goto(`${address}${first.link}`);
  await expect(phone.page).not.toHaveURL(/#/);
  await accessible(phone.page);
  await phone.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(rows(phone.page)).toHaveCount(2);
  await expect(rows(phone.page).last()).toBeInViewport();
  await expect(desktop.page.getByRole("dialog")).toContainText("Added: Chrome on");
  await desktop.page.keyboard.press("Escape");
  await sheetLeft(desktop.page);
  await expect(rows(desktop.page)).toHaveCount(2);

  // By keyboard alone, with digits typed with a space.
  const second = await offer(desktop.page);
  // The desktop hears nothing of it for a while.
  await desktop.page.route("**/api/me/devices", (route) => route.abort());
  const other = await Guest.come(browser, address, undefined, PHONE);
  await other.page.goto(`${address}/device`);
  await other.page.getByRole("textbox", { name: "Code" }).focus();
  await other.page.keyboard.type(`${second.code.slice(0, 3)} ${second.code.slice(3)}`);
  await other.page.keyboard.press("Enter");
  await expect(rows(other.page)).toHaveCount(3);
  await desktop.page.keyboard.press("Escape");
  await sheetLeft(desktop.page);
  await desktop.page.unroute("**/api/me/devices");
  // The next code is for a fourth device, and does not take the third for it.
  await offer(desktop.page);
  await desktop.page.waitForResponse("**/api/me/devices");
  await expect(rows(desktop.page)).toHaveCount(3);
  await expect(desktop.page.locator(".device-code")).toBeVisible();
  await desktop.page.keyboard.press("Escape");
  await sheetLeft(desktop.page);

  // All three are at the table, and each may move.
  await Promise.all([desktop, phone, other].map((each) => each.goTo(id)));
  for (const { page } of [desktop, phone, other]) await expect(page.locator(".player").first()).toBeVisible();
  await desktop.page.goto(`${address}/settings#devices`);
  await rows(desktop.page)
    .nth(1)
    .getByRole("button", { name: /^Rename/ })
    .click();
  await desktop.page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Old phone");
  await desktop.page.keyboard.press("Enter");
  await sheetLeft(desktop.page);
  await desktop.page.getByRole("button", { name: "Sign out Old phone" }).click();
  await desktop.page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(rows(desktop.page)).toHaveCount(2);
  await mainPageAccessible(desktop.page);

  // It is told at once, and why; the others play on.
  await expect(phone.page.getByRole("heading", { level: 1 })).toHaveText("You're signed out on this device");
  await expect(phone.page.getByText("Another of your devices signed this one out")).toBeVisible();
  await accessible(phone.page);
  await phone.page.goto(address);
  await expect(phone.page.getByText("Another of your devices signed this one out")).toBeVisible();
  await phone.page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(phone.page.getByText("signed this one out")).toHaveCount(0);
  await expect(other.page.getByRole("heading", { name: "You're signed out on this device" })).toHaveCount(0);
  for (const each of [desktop, phone, other, bo]) await each.close();
});

test("a recovery code is shown once, copied, and printed on a page of its own", async ({ browser, baseURL }) => {
  const address = at(baseURL);
  const permissions = ["clipboard-read", "clipboard-write"];
  const ada = await Guest.come(browser, address, "Ada", { permissions });
  await ada.page.goto(`${address}/settings#devices`);
  await ada.page.getByRole("button", { name: "Create a recovery code" }).click();
  const code = (await ada.page.locator("code.recovery").textContent()) ?? "";
  await ada.page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(ada.page.getByText("Code copied.")).toBeVisible();
  expect(await ada.page.evaluate("navigator.clipboard.readText()")).toBe(code);
  await ada.page.emulateMedia({ media: "print" });
  await expect(ada.page.getByText(`Recovery code for Interchange at ${new URL(address).host}`)).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(ada.page.getByRole("heading", { level: 1 })).toBeHidden();
  const paper = (await ada.page.pdf()).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await ada.close();
});

/** Gives a browser an authenticator with a fingerprint sensor. */
async function authenticator(page: Page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("WebAuthn.enable");
  const { authenticatorId } = await wire.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { wire, authenticatorId };
}

test("a passkey keeps an identity: it signs in where nothing else is known, until it is removed", async ({
  browser,
  baseURL,
}) => {
  const address = at(baseURL);
  const ada = await Guest.come(browser, address, "Ada");
  await ada.page.goto(`${address}/settings#devices`);
  const { wire, authenticatorId } = await authenticator(ada.page);
  await ada.page.getByRole("button", { name: "Add a passkey" }).click();
  const passkeys = ada.page.locator("#passkeys .device-list > li");
  await expect(passkeys).toHaveCount(1);
  await ada.page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(ada.page.getByText("This device already has a passkey for you.")).toBeVisible();
  await accessible(ada.page);

  await ada.page.getByRole("button", { name: "Sign out", exact: true }).click();
  await ada.page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(ada.page.getByText("You don't have a name")).toBeVisible();
  const signIn = async (): Promise<void> => {
    await ada.page.getByRole("button", { name: "Sign in on this device" }).click();
    await ada.page.getByRole("dialog").getByRole("button", { name: "Sign in with a passkey" }).click();
  };
  await signIn();
  await expect(ada.page.getByText("You play as Ada.")).toBeVisible();
  await sheetLeft(ada.page);
  await passkeys.getByRole("button", { name: /^Remove/ }).click();
  await ada.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys).toHaveCount(0);
  await ada.page.getByRole("button", { name: "Sign out", exact: true }).click();
  await ada.page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await sheetLeft(ada.page);
  await signIn();
  await expect(ada.page.getByRole("alert")).toContainText("doesn't know that passkey");
  await wire.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await ada.close();
});

test("over plain HTTP, passkeys are hidden, with the reason", async ({ playwright, baseURL }) => {
  const { host } = new URL(baseURL ?? "");
  // Chromium takes this name for this machine, but not for a secure one.
  const browser: Browser = await playwright.chromium.launch({
    ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
    args: ["--host-resolver-rules=MAP plain.test 127.0.0.1"],
  });
  const page = await browser.newPage();
  await page.route("**/api/me", (route) => route.fulfill({ json: { name: "Ada" } }));
  const info = { devices: [], passkeys: [], hasRecoveryCode: false };
  await page.route("**/api/me/devices", (route) => route.fulfill({ json: info }));
  await page.goto(`http://plain.test:${host.split(":")[1]}/settings#devices`);
  await expect(page.locator("#passkeys")).toContainText("Browsers allow passkeys only over HTTPS");
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
  await browser.close();
});

test("people mute and report each other at a table in text mode; a moderator acts; a player deletes their data", async ({
  browser,
  baseURL,
}) => {
  const address = at(baseURL);
  const ada = await Guest.come(browser, address, "Ada", { isText: true });
  const bo = await Guest.come(browser, address, "Bo Rude");
  const { id } = await begin([ada, bo], []);
  await bo.goTo(id);
  await ada.goTo(id);
  const openChat = async ({ page }: Guest): Promise<void> => {
    await page
      .getByRole("tab", { name: /Chat/ })
      .or(page.getByRole("button", { name: /^Chat/ }))
      .first()
      .click();
  };
  await openChat(bo);
  await bo.page.getByRole("textbox", { name: "Write a message" }).fill("something rude");
  await bo.page.keyboard.press("Enter");
  await openChat(ada);
  await expect(ada.page.getByText("something rude")).toBeVisible();
  await ada.page.getByRole("button", { name: "What to do about Bo Rude" }).click();
  const dialog = ada.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Report" }).click();
  const reason = await ada.page.getByRole("combobox", { name: "What happened?" }).boundingBox();
  expect(reason?.height).toBeGreaterThanOrEqual(44);
  await ada.page.getByRole("textbox", { name: /Anything else/ }).fill("He goes on.");
  await accessible(ada.page);
  await ada.page.getByRole("button", { name: "Send report" }).click();
  await expect(ada.page.getByText("Report sent. Thank you.")).toBeVisible();
  await dialog.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Unmute" })).toHaveAttribute("aria-pressed", "true");
  await expect(ada.page.getByText("something rude")).toHaveCount(0);
  await ada.page.keyboard.press("Escape");
  await sheetLeft(ada.page);
  await ada.page.goto(`${address}/settings#blocked`);
  await expect(ada.page.locator("#blocked")).toContainText("Bo Rude");

  const { issueToken, withDatabase } = (await import(ADMIN)) as typeof Admin;
  const token = await withDatabase(process.env["BROWSER_DATA"] ?? "", "write", (data) => issueToken(data, "grace"));
  const grace = await Guest.come(browser, address);
  const { page } = grace;
  await page.goto(`${address}/moderation`);
  await page.getByLabel("Token").fill("x".repeat(43));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("wrong or was withdrawn");
  await page.getByLabel("Token").fill(token);
  await page.keyboard.press("Enter");
  const report = page.locator(".moderation-list > li", { hasText: "Ada reported Bo Rude" }).first();
  await expect(report).toContainText("He goes on.");
  await report.getByText("1 message").click();
  await expect(report).toContainText("something rude");
  await mainPageAccessible(page);
  await report.getByRole("button", { name: "Bo Rude", exact: true }).click();
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await page.getByRole("button", { name: "1 day" }).click();
  await expect(page.getByText(/muted until/)).toBeVisible();
  await page.getByRole("button", { name: "Rename", exact: true }).first().click();
  await page.getByRole("textbox", { name: "New name" }).fill("Player 7");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Player 7" })).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.locator(".moderation-log")).toContainText("grace renamed Bo Rude to Player 7");

  await bo.page.getByRole("textbox", { name: "Write a message" }).fill("more");
  await bo.page.keyboard.press("Enter");
  await expect(bo.page.getByText("Not sent: a moderator has muted you.")).toBeVisible();

  await bo.page.goto(`${address}/settings#data`);
  const [file] = await Promise.all([
    bo.page.waitForEvent("download"),
    bo.page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("interchange.json");
  await bo.page.getByRole("button", { name: "Delete my data" }).click();
  await accessible(bo.page);
  await bo.page.getByRole("button", { name: "Delete everything" }).click();
  await expect(bo.page.getByText("You don't have a name")).toBeVisible();
  await ada.page.goto(`${address}/at/${id}?lang=de`);
  await expect(ada.page.getByText("Ehemaliger Spieler").first()).toBeVisible();
  for (const each of [ada, bo, grace]) await each.close();
});
