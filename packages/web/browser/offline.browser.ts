/** After one visit, everything that needs no server works offline. */
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { clickSquare, longTest, playNow, prepare, targets, title, yourTurn } from "./table.ts";

test.use({ serviceWorkers: "allow" });

test("after one visit there are games, rules, puzzles and reviews without a network", async ({ page, context }) => {
  await prepare(page);
  await page.goto("/settings");
  await expect(page.getByText("Everything is on this device")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);

  await page.goto("/");
  await playNow(page);
  await yourTurn(page);
  const [where = ""] = await targets(page);
  await clickSquare(page, where);
  await page.getByRole("button", { name: "Place it" }).click();
  await yourTurn(page);
  await page.reload();
  await yourTurn(page);
  await expect(page.locator(`[role=gridcell][aria-label^="${where},"]`)).not.toHaveAttribute(
    "aria-label",
    /you can place your tile here/,
  );
  const table = new URL(page.url()).pathname;

  await page.goto("/rules/underground");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules");
  await page.goto("/puzzles/metro/today");
  await expect(page.locator(".stage svg:visible").first()).toBeVisible();
  await page.goto("/new/underground");
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await expect(title(page)).toHaveText(/turn/i);
  await page.goto(`${table}/review`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** A proxy that lets only this many files through to the service worker, until told otherwise. */
async function leaking(server: string) {
  let left = Infinity;
  const proxy = createServer((asked, answer) => {
    // Scripts that a page runs have a destination of their own; what is downloaded for later has none.
    const isForLater = asked.headers["sec-fetch-dest"] === "empty" && asked.url?.startsWith("/assets/");
    if (isForLater && left-- <= 0) {
      answer.writeHead(503).end();
      return;
    }
    const passed = request(new URL(asked.url ?? "/", server), { method: asked.method, headers: asked.headers });
    passed.on("response", (said) => {
      answer.writeHead(said.statusCode ?? 500, said.headers);
      said.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, "localhost", resolve);
  });
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    letThrough(files: number): void {
      left = files;
    },
    close: () => proxy.close(),
  };
}

test("a download that fails is said on home with a way to try again, and Play says why it cannot begin", async ({
  page,
  context,
  baseURL,
}) => {
  const server = await leaking(baseURL ?? "");
  server.letThrough(60);
  await prepare(page);
  await page.goto(server.address);
  const line = page.locator(".offline-line");
  await expect(line).not.toContainText("Ready");
  await expect(line).toContainText(/Can't play offline yet: the download stopped at \d+%/, { timeout: 30_000 });
  // Tried again by hand, it goes on from there.
  const stoppedAt = async (): Promise<number> =>
    Number(/stopped at (\d+)%/.exec((await line.textContent()) ?? "")?.[1] ?? 0);
  const first = await stoppedAt();
  server.letThrough(40);
  await line.getByRole("button", { name: "Try again" }).click();
  await expect.poll(stoppedAt, { timeout: 30_000 }).toBeGreaterThan(first);
  await context.setOffline(true);
  await page.getByRole("radio", { name: "On the Underground" }).check();
  await playNow(page);
  await expect(page.locator(".begin").getByRole("alert")).toContainText("This game isn't fully downloaded yet.");
  await expect(page).toHaveURL(`${server.address}/`);

  // It resumes by itself once there is a network, shows its progress, and says when it is done.
  server.letThrough(Infinity);
  await context.setOffline(false);
  await expect(line).toContainText(/Downloading for offline play: \d+%/);
  await expect(line).toHaveText("Ready to play offline.", { timeout: 60_000 });
  await context.setOffline(true);
  await playNow(page);
  await expect(title(page)).toHaveText(/turn/i);
  server.close();
});

longTest("a download of which nothing came is tried again by hand", async ({ page, baseURL }) => {
  const server = await leaking(baseURL ?? "");
  // Not even what the page needs to open.
  server.letThrough(0);
  await prepare(page);
  await page.goto(server.address);
  const line = page.locator(".offline-line");
  await expect(line).toContainText(/the download stopped at \d%/, { timeout: 30_000 });
  server.letThrough(Infinity);
  await line.getByRole("button", { name: "Try again" }).click();
  await expect(line).toHaveText("Ready to play offline.", { timeout: 60_000 });
  server.close();
});
