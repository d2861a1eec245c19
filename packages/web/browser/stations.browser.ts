/** Central stations, those of companies, center rails and numbered stations, played in the page. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { beginAt, withTiles } from "./positions.ts";
import { confirm, playOn } from "./modules.ts";
import {
  begin,
  clickSquare,
  complaints,
  LONG,
  SIX,
  square,
  targets,
  tilesPlaced,
  yourTurn,
  longTest,
} from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const { players } = SIX;
/** With more seats there are not as many numbers for each. */
const DUEL: Plan["players"] = players.slice(0, 2);

/** The space beside f4, in the quarter of the centre that is called e4. */
async function clickSpaceAtF4(page: Page): Promise<void> {
  const box = await square(page, "e4").boundingBox();
  if (!box) throw new Error("no centre");
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.68);
}

/** Opens a table a few tiles before its end, and plays these. */
async function playTheEnd(page: Page, plan: Plan): Promise<void> {
  await beginAt(page, plan, withTiles(plan.players.length > 2 ? 54 : 58));
  await playOnToTheEnd(page);
}

async function playOnToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; await playOn(page, turn); turn++) expect(turn).toBeLessThan(20);
  await expect.poll(() => tilesPlaced(page)).toBe(60);
}

/** Opens the result, where the parts of every account add up to its total. */
async function sourcesAddUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
  for (const panel of await page.locator(".each-seats .panel").all()) {
    const total = Number(await panel.locator("h3 span").textContent());
    const parts = await panel.locator(".bar-points").allTextContents();
    expect(parts.map((each) => Number(each.replace("×2", ""))).reduce((sum, each) => sum + each, 0)).toBe(total);
  }
  await accessible(page);
}

test("a central station is set on the board, confirmed, traced, and scored like any other line", async ({ page }) => {
  const heard = complaints(page);
  const plan: Plan = { players, modules: ["central-stations"] };
  await begin(page, plan);
  await playOn(page, 1);
  await yourTurn(page);
  await accessible(page);
  await page.getByRole("button", { name: "Place your station", exact: true }).click();
  await clickSpaceAtF4(page);
  await expect(page.locator(".status-line")).toContainText("Place the station beside f4?");
  await accessible(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(confirm(page)).toBeDisabled();
  await clickSpaceAtF4(page);
  await confirm(page).click();
  await yourTurn(page);
  await expect(page.locator(".centre-plan").getByLabel("beside f4: your station")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place your station", exact: true })).toBeHidden();
  await expect(square(page, "f4")).toHaveAttribute("aria-label", /your station beside it/);
  await clickSpaceAtF4(page);
  await expect(page.locator(".traced")).toContainText("Line from f4");
  await page.getByRole("button", { name: "Stop following" }).click();

  await playTheEnd(page, plan);
  await page.locator(".status-progress").click();
  const log = page.getByRole("dialog").locator(".log");
  const set = /You placed your central station beside ([a-h]\d)/;
  await expect(log).toContainText(set);
  const beside = set.exec((await log.textContent()) ?? "")?.[1] ?? "";
  await expect(log).toContainText(new RegExp(`your line from ${beside} ended`));
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await sourcesAddUp(page);
  await expect(page.locator(".bar-number", { hasText: new RegExp(`^${beside}$`) })).toHaveCount(1);
  expect(heard).toEqual([]);
});

test("a share is shown for a company's station: first the share, then the space", async ({ page }) => {
  const heard = complaints(page);
  const plan: Plan = { players, modules: ["central-stations", "stock-corporations"] };
  await begin(page, plan);
  await page.getByRole("button", { name: "Place a station", exact: true }).click();
  const shares = page.locator(".own-groups button");
  await expect(shares).toHaveCount(4);
  await shares.nth(2).click();
  const [percent = "", colour = ""] = ((await shares.nth(2).textContent()) ?? "").split(" of ");
  await clickSpaceAtF4(page);
  await expect(page.locator(".status-line")).toContainText(new RegExp(`${colour} beside f4\\?`, "i"));
  await accessible(page);
  await confirm(page).click();
  await yourTurn(page);
  const bridge = page.getByRole("region", { name: "Company central stations" });
  await expect(bridge.getByRole("row").filter({ hasText: colour })).toContainText(`beside f4${percent}, You`);
  await expect(page.locator(".piles").getByLabel(`${percent} of ${colour}, face up`)).toBeVisible();
  await expect(
    page.getByRole("button", { name: new RegExp(`Exchange your ${percent} share for the top`) }),
  ).toHaveCount(0);
  await accessible(page);
  if (LONG) {
    await playTheEnd(page, plan);
    await sourcesAddUp(page);
  }
  expect(heard).toEqual([]);
});

longTest("lines run on over center rails, and are heard and traced there", async ({ page }) => {
  const heard = complaints(page);
  const plan: Plan = { players, modules: ["center-rails"] };
  await beginAt(page, plan, withTiles(54));
  await expect(page.locator(".tiles .tile")).toHaveCount(4 + (await tilesPlaced(page)));
  await expect(page.locator(".metro-drawing .centre")).toHaveCount(0);
  await expect(page.locator(".rails-plan svg")).toHaveCount(4);
  await accessible(page);
  await playOnToTheEnd(page);
  const centre = await page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  expect(centre.filter((label) => /^[de][45], a tile with lines? \d/.test(label)).length).toBeGreaterThan(0);
  await page.locator(".status-progress").click();
  await expect(page.getByRole("dialog").locator(".log")).not.toContainText("in the centre");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await sourcesAddUp(page);
  await expect(page.locator(".each-seats")).not.toContainText("×2");
  expect(heard).toEqual([]);
});

longTest("secret numbers are ringed, pay as lines end, and are shown at the end", async ({ page }) => {
  const heard = complaints(page);
  const plan: Plan = { players: DUEL, modules: ["numbered-stations"], options: { "numbers-each": "4" } };
  await beginAt(page, plan, withTiles(36));
  await expect(page.locator(".own-number")).toHaveCount(16);
  await expect(page.locator(".others .card-back")).toHaveCount(16);
  await expect(page.locator(".others .number-card")).toHaveCount(0);
  await accessible(page);
  await checkLedger(page);
  await playTheEnd(page, plan);
  const total = Number(await page.locator(".own-numbers tfoot td").textContent());
  await expect(page.locator(".others .number-card")).toHaveCount(16);
  await sourcesAddUp(page);
  const own = page.locator(".each-seats .panel").filter({ has: page.locator("h3", { hasText: "You" }) });
  const paid = await own
    .locator(".sources li")
    .filter({ hasText: "Numbered stations: line into station" })
    .locator(".bar-points")
    .allTextContents();
  expect(paid.map(Number).reduce((sum, each) => sum + each, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
  expect(heard).toEqual([]);
});

/** Finds a square that ends a line at one of the viewer's stations: the ledger says so, and the panel agrees. */
async function checkLedger(page: Page): Promise<void> {
  for (let turn = 0; turn < 20 && (await yourTurn(page)); turn++) {
    for (const name of await targets(page)) {
      await clickSquare(page, name);
      const row = page.locator(".ledger .swing div").filter({ hasText: "Your numbers" });
      if (!(await row.count())) continue;
      const gain = Number((await row.locator("dd").textContent())?.slice(1));
      const total = page.locator(".own-numbers tfoot td");
      const before = Number(await total.textContent());
      await page.getByRole("button", { name: "Place it" }).click();
      await expect.poll(async () => Number(await total.textContent())).toBeGreaterThanOrEqual(before + gain);
      return;
    }
    await page.keyboard.press("Escape");
    await playOn(page, turn);
  }
  throw new Error("no square ended a line at an own number");
}

test("on a phone a station is set with the thumb, in sight of the board", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  const page = await context.newPage();
  await begin(page, { players, modules: ["central-stations", "stock-corporations"] });
  await page.getByRole("button", { name: "Place a station", exact: true }).tap();
  for (const part of [".metro-drawing", ".own-groups", ".own-options", ".own-confirm"])
    await expect(page.locator(part)).toBeInViewport({ ratio: 0.95 });
  const board = await page.locator(".metro-drawing").boundingBox();
  const groups = await page.locator(".own-groups").boundingBox();
  expect(groups?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  await page.getByRole("button", { name: /beside d3/ }).tap();
  await accessible(page);
  await confirm(page).tap();
  await yourTurn(page);
  await page.getByRole("button", { name: "Modules", exact: true }).tap();
  await expect(page.getByRole("dialog").getByRole("region", { name: "Company central stations" })).toContainText(
    "beside d3",
  );
  await accessible(page);
  await context.close();
});
