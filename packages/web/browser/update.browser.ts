/** A new version of the page arrives during a game: the turn is finished first, and no game is lost. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { OwnServer } from "./ownServer.ts";
import { playByMouse, prepare, tilesPlaced, yourTurn } from "./table.ts";
import { copyBuild, putNextBuild } from "./twoBuilds.ts";

test.use({ serviceWorkers: "allow" });

let folder: string;
let server: OwnServer;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "interchange-builds-"));
  copyBuild(folder);
  server = await OwnServer.start({ webRoot: folder });
});
test.afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the worker how many files of its version are missing on this device. */
const MISSING = `new Promise((resolve) => {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return resolve(-1);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data.all - data.here);
  worker.postMessage({ ask: "progress" }, [port2]);
})`;

const FIRST_SCRIPT = `document.querySelector('script[src*="/index-"]').src`;

test("a new version waits for the turn, is loaded then, and the game goes on", async ({ page }) => {
  await prepare(page);
  await page.goto(`${server.address}/new/metro?seed=update`);
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await yourTurn(page);
  await playByMouse(page, 2);
  await yourTurn(page);
  const before = await tilesPlaced(page);
  // Updates are only watched for once the page is completely cached.
  await expect.poll(() => page.evaluate(MISSING), { timeout: 90_000 }).toBe(0);
  const script = await page.evaluate(FIRST_SCRIPT);

  putNextBuild(folder);
  await page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())");
  const notice = page.getByRole("status", { name: "New version" });
  await expect(notice).toContainText("after this turn", { timeout: 60_000 });
  // This window's files are gone from the server, but still here.
  await playByMouse(page, 4);
  await yourTurn(page);
  const load = notice.getByRole("button", { name: "Update" });
  await load.click();
  await expect.poll(() => page.evaluate(FIRST_SCRIPT)).not.toBe(script);
  await yourTurn(page);
  const after = await tilesPlaced(page);
  expect(after).toBeGreaterThan(before);
  await playByMouse(page, 6);
  await yourTurn(page);
  expect(await tilesPlaced(page)).toBeGreaterThan(after);
  await expect(notice).toHaveCount(0);
});
