/** The columns beside the board: players and details on the left, the current turn and chat on the right. */
import { expect, test } from "@playwright/test";
import { beginAt, withTiles } from "./positions.ts";
import { finishTurn, PAIR } from "./underground.ts";
import { begin, clickSquare, LONG, playByMouse, prepare, restingMiddle, targets, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const SIX: Plan["players"] = ["You", "Bo", "Cy", "Dee", "Eli", "Flo"].map((name, seat) => [
  name,
  seat ? "random" : "person",
]);

test("log and unseen tiles are at hand with modules and six seats, and own figures are not cut off", async ({
  page,
}) => {
  const plan = { players: SIX, modules: ["numbered-stations", "central-stations", "berlin"] };
  await beginAt(page, plan, withTiles(18), "columns");
  await yourTurn(page);
  await expect(page.locator(".log-entry").first()).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: /^Unseen tiles/ }).click();
  await expect(page.locator(".bag li").first()).toBeInViewport({ ratio: 0.9 });
  const talk = await page.locator(".talk").boundingBox();
  expect((talk?.y ?? 0) + (talk?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(talk?.height).toBeGreaterThan(170);

  const own = page.locator(".player.acting small");
  await expect(own).toContainText(/tickets -?\d+ · \d lines? open/);
  const cut = await own.evaluate((text) => [
    text.scrollWidth > text.clientWidth,
    text.scrollHeight > text.clientHeight,
    text.getBoundingClientRect().bottom > (text.closest("button")?.getBoundingClientRect().bottom ?? 0),
  ]);
  expect(cut).toEqual([false, false, false]);
  await expect(page.locator(".terms")).toContainText("Numbered stations");
});

/** Texts of the bar, the players, the legend and the turn's buttons that are cut off, leave the page, or lie under another button. */
const CUT = `[...document.querySelectorAll(".table-bar :is(button, a), .player b, .player-points, .map-legend li, .tray-actions .button")].flatMap((each) => {
  const { left, top, width, height, right, bottom } = each.getBoundingClientRect();
  if (width < 2 || getComputedStyle(each).clipPath !== "none") return [];
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree = each.closest(".map-legend") || each.contains(over) || over?.contains(each);
  const isWhole = each.scrollWidth <= each.clientWidth + 1 || getComputedStyle(each).overflow === "visible";
  return isFree && isWhole && right <= innerWidth && bottom <= innerHeight ? [] : [each.textContent];
})`;

test("very large text is not cut off and needs no scrolling sideways", async ({ page }) => {
  await page.addInitScript(
    `addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "32px"))`,
  );
  const plans: readonly Plan[] = [{ players: SIX.slice(0, 2) }, PAIR];
  for (const plan of plans) {
    await begin(page, plan, "large");
    await yourTurn(page);
    expect(await page.evaluate(CUT)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(1440);
    if (plan === PAIR) continue;
    // What has no room in the preview is counted there.
    await clickSquare(page, (await targets(page))[3] ?? "");
    const [more, preview] = await Promise.all(
      [".ledger-more", ".infos"].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(more?.y).toBeGreaterThanOrEqual(preview?.y ?? Infinity);
  }
});

test("on a phone six players have their points and what those may become", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await beginAt(page, { players: SIX }, withTiles(45), "estimates");
  await yourTurn(page);
  await expect(page.locator(".player-estimate:visible")).toHaveCount(6);
  const ends = await page
    .locator(".player, .player-estimate")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
});

test("on a phone, what a player gained does not lie on what the points may become", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await beginAt(page, { players: SIX.slice(0, 3) }, withTiles(38), "news");
  for (let turn = 0; turn < 6 && !(await page.locator(".player .gained").count()); turn++) {
    await yourTurn(page);
    await playByMouse(page, 3);
    await yourTurn(page);
  }
  const gains = page.locator(".player button:has(.gained)");
  await expect(gains.first()).toBeVisible();
  await expect(gains.locator(".player-estimate:visible")).toHaveCount(0);
});

/** Every place and size that anything around the board had on any frame, until asked. */
const WATCH = `window.seen = new Map();
  (function look() {
    for (const each of document.querySelectorAll(".table-bar, .players, .player, .tray, .infos, .talk, .own-panel, .stage")) {
      const { x, y, width, height } = each.getBoundingClientRect();
      seen.set(each, (seen.get(each) ?? new Set()).add([x, y, width, height].map(Math.round).join(" ")));
    }
    window.looking = requestAnimationFrame(look);
  })();`;
const MOVED = `cancelAnimationFrame(looking);
  [...seen].flatMap(([each, boxes]) => (boxes.size > 1 ? [[each.className, ...boxes].join("; ")] : []));`;

const SMALLER = [
  [820, 1180],
  [390, 844],
] as const;

test("nothing around the board moves while one points at squares, or while a bot thinks", async ({ page }) => {
  const players: Plan["players"] = [
    ["You", "person"],
    ["Bo", "greedy"],
  ];
  await beginAt(page, { players, modules: ["berlin"] }, withTiles(30), "still");
  for (const [width, height] of [[1440, 900], ...(LONG ? SMALLER : [])] as const) {
    await page.setViewportSize({ width, height });
    await yourTurn(page);
    const { x, y } = await restingMiddle(page.locator(".metro-drawing"));
    const half = Math.min(width, height) * 0.28;
    await page.evaluate(WATCH);
    for (let row = -1; row <= 1; row += 0.5) {
      await page.mouse.move(x - half, y + row * half);
      await page.mouse.move(x + half, y + row * half, { steps: 8 });
    }
    await page.mouse.move(1, 1);
    await playByMouse(page, 1);
    await yourTurn(page);
    expect(await page.evaluate(MOVED)).toEqual([]);
  }
});

test("the players of On the Underground keep their width when a move can be undone", async ({ page }) => {
  await begin(page, PAIR);
  await yourTurn(page);
  const before = await page.locator(".seat-strip").boundingBox();
  await finishTurn(page);
  await yourTurn(page);
  await expect(page.getByRole("button", { name: "Undo move" })).toBeVisible();
  expect(await page.locator(".seat-strip").boundingBox()).toEqual(before);
});

test("below the coach, log and lines of On the Underground have room to be read", async ({ page }) => {
  await prepare(page, PAIR);
  await page.goto("/learn/underground/first");
  await expect(page.locator(".coach")).toBeVisible();
  for (const name of ["Log", "Lines"]) {
    await page.locator(".tabs").getByRole("button", { name }).click();
    expect((await page.locator(".tabs-body").boundingBox())?.height).toBeGreaterThan(190);
  }
});

test("a table without help counts no tiles for anybody", async ({ page }) => {
  await begin(page, { players: SIX, assist: "none" }, "columns");
  await yourTurn(page);
  await expect(page.getByText("Nothing has happened yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Unseen tiles/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const items = page.getByRole("dialog").getByRole("button");
  await expect(items.filter({ hasText: "Scores" })).toBeVisible();
  await expect(items.filter({ hasText: "Unseen tiles" })).toHaveCount(0);
});

test("a solo game says what it is played for", async ({ page }) => {
  await begin(page, { players: [["You", "person"]], modules: ["solo"] }, "columns");
  await yourTurn(page);
  await expect(page.locator(".news")).toContainText("Its profit is your score.");
  await expect(page.locator(".own-panel")).toContainText("Your goal");
});
