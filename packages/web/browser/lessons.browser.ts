/** Lessons on the real board: left and resumed, offline, and the first game after them. */
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { accessible } from "./axe.ts";
import { clickSquare, complaints, DUEL, LONG, longTest, prepare, restingMiddle, yourTurn } from "./table.ts";
import { buildByMouse, finishTurn, PAIR } from "./underground.ts";

const step = (page: Page, at: number, all: number) =>
  expect(page.getByRole("img", { name: `step ${at} of ${all}` }).locator("visible=true")).toBeVisible();

async function shown(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("button", { name: /^(?:Next|Finish)$/ }).click();
}

test("the lesson about Metro begins on home, answers a wrong square by its rule, and goes on where it was left", async ({
  page,
  context,
}) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto("/");
  await accessible(page);
  await page.getByRole("link", { name: "Learn in 3 minutes" }).click();
  await step(page, 1, 4);
  await expect(page.locator(".lesson-tracks")).toContainText("Departure: line 27 starts here");
  await accessible(page);
  await clickSquare(page, "c1");
  await expect(page.locator(".lesson-note")).toContainText("Not c1.");
  await expect(page.locator(".lesson-note").getByRole("link")).toHaveAttribute("href", "/rules/metro#rule-4.1");
  await expect(page.getByRole("button", { name: "Place it" })).toBeDisabled();
  await clickSquare(page, "h6");
  await expect(page.locator(".lesson-note")).toHaveCount(0);
  await page.getByRole("button", { name: "Place it" }).click();
  await expect(page.locator(".lesson-known")).toContainText("Your lines start at");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await step(page, 2, 4);
  await expect(page.locator(".lesson-since")).toHaveText("Blue placed a tile on a4.");
  await page.reload();
  await step(page, 2, 4);
  await page.getByRole("button", { name: "Skip this step" }).click();
  await step(page, 3, 4);
  await shown(page);
  await shown(page);
  await expect(page.getByRole("heading", { name: "You can play now." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play your first game" })).toHaveAttribute("href", "/learn/metro/first");
  await accessible(page);
  // The rest, from its middle on. By then a line was scored, and everything the board loads late is here.
  await page.evaluate(
    `localStorage.setItem("interchange/lessons", '{"metro":{"at":6,"isDone":false},"metro/more":{"at":2,"isDone":false}}')`,
  );
  // Three seconds after loading, the page fetches its notices.
  const notices = Promise.all(["js", "css"].map((type) => page.waitForResponse(new RegExp(`/notices-.*${type}$`))));
  await page.getByRole("link", { name: "Learn the rest" }).click();
  await page.reload();
  await notices;
  for (let at = 3; at <= 7; at++) {
    await step(page, at, 7);
    // Another tile is drawn first, then placed.
    if (at === 4) await page.getByRole("button", { name: "Draw another" }).click();
    await shown(page);
    if (at === 4) await context.setOffline(true);
  }
  await expect(page.getByRole("heading", { name: "That's everything." })).toBeVisible();
  await context.setOffline(false);
  // Six of the former ten steps were more than the first lesson has now.
  await page.goto("/");
  await expect(page.locator(".begin").getByRole("link", { name: "All lessons" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn in 3 minutes" })).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("while the train runs, the lesson already says what its line scores", async ({ page }) => {
  await prepare(page, { ...DUEL, motion: "slow" });
  await page.addInitScript(`localStorage.setItem("interchange/lessons", '{"metro":{"at":3,"isDone":false}}')`);
  await page.goto("/learn/metro");
  await step(page, 4, 4);
  const { x, y } = await restingMiddle(page.locator(".lesson-ring"));
  await page.mouse.click(x, y);
  await page.getByRole("button", { name: "Place it" }).click();
  await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
  expect(await page.locator(".lesson-chip").textContent()).toMatch(/\d+ points?/);
});

test.describe("in German on a small phone", () => {
  test.use({ locale: "de", viewport: { width: 360, height: 640 } });
  test("the first step of the lesson shows the whole board", async ({ page }) => {
    await prepare(page);
    await page.goto("/learn/metro");
    const lowest = await page
      .locator(".lesson-board .station")
      .evaluateAll((stations) => Math.max(...stations.map((station) => station.getBoundingClientRect().bottom)));
    expect((await page.locator(".lesson-tray").boundingBox())?.y).toBeGreaterThanOrEqual(lowest);
  });
});

longTest(
  "the lesson about On the Underground is gone through on the map, and a step can be skipped",
  async ({ page }) => {
    const heard = complaints(page);
    await prepare(page);
    await page.goto("/learn/underground");
    await step(page, 1, 4);
    await accessible(page);
    await page.getByRole("button", { name: "Skip this step" }).click();
    for (let at = 2; at <= 4; at++) {
      await step(page, at, 4);
      await shown(page);
    }
    await expect(page.getByRole("heading", { name: "You can play now." })).toBeVisible();
    expect(heard).toEqual([]);
  },
);

/** Does what a step asks for by pointer alone, where the board says "here"; nothing of it may be called wrong. */
async function asTold(page: Page, here: Locator): Promise<void> {
  const onward = page.getByRole("button", { name: /^(?:Next|Finish)$/ });
  const draw = page.getByRole("button", { name: "Draw another" });
  const place = page.getByRole("button", { name: "Place it" });
  const end = page.getByRole("button", { name: "End turn" });
  const send = page.getByRole("button", { name: "Send him there" });
  const own = page.locator(".trip-option").filter({ hasText: /red/i });
  while (!(await onward.isVisible())) {
    await expect(onward.or(draw).or(here).or(end).or(send).first()).toBeVisible();
    if (await draw.isVisible()) await draw.click();
    else if (await end.isVisible()) await end.click();
    else if (await send.isVisible()) {
      await own.click();
      await send.click();
    } else if (await here.isVisible()) {
      const marked = await restingMiddle(here);
      await page.mouse.click(marked.x, marked.y);
      if (await place.isVisible()) await place.click();
    }
    await expect(page.locator(".lesson-note")).toHaveCount(0);
  }
  await onward.click();
}

for (const [game, mark, rest] of [
  ["metro", ".lesson-ring", 7],
  ["underground", ".map-worth.is-best", 6],
] as const)
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ])
    test(`every step of the lesson about ${game} is played as told on ${viewport.width} pixels`, async ({ page }) => {
      test.skip(!(viewport.width === 360 && game === "underground") && !LONG, "in npm run test:all");
      await page.setViewportSize(viewport);
      const heard = complaints(page);
      await prepare(page);
      await page.goto(`/learn/${game}`);
      for (const all of [4, rest]) {
        for (let at = 1; at <= all; at++) {
          await step(page, at, all);
          // The passenger's trips come later than the first piece.
          if (at === 1 && all === 4) await expect(page.locator(".map-way")).toHaveCount(0);
          await asTold(page, page.locator(mark).first());
        }
        if (all === 4) await page.getByRole("link", { name: "Learn the rest" }).click();
      }
      await expect(page.getByRole("heading", { name: "That's everything." })).toBeVisible();
      expect(heard).toEqual([]);
    });

test("a module is introduced, and a first game is commented on until one has enough", async ({ page }) => {
  const heard = complaints(page);
  await prepare(page);
  await page.goto("/rules/metro/london");
  await page.getByRole("link", { name: "Learn London" }).click();
  await step(page, 1, 2);
  await shown(page);
  await shown(page);
  await expect(page.getByRole("heading", { name: "Now you know how it works." })).toBeVisible();
  await page.evaluate(`localStorage.setItem("interchange/settings", '{"motion":"off","botPace":"off"}')`);
  await page.goto("/learn/metro/first?seed=lesson");
  const comments = page.getByRole("complementary", { name: "Comments" });
  await expect(comments).toContainText("Dashed squares take your tile");
  await expect(page.locator(".tray")).toContainText("Dashed squares take your tile");
  await accessible(page);
  // Left for a while, it goes on with its comments.
  await page.goto("/");
  await page.locator(".turn-card").getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/learn\/metro\/first$/);
  await expect(comments).toContainText("Dashed squares take your tile");
  await clickSquare(page, "b1");
  // On a small phone what the tile would do takes the place of the comment.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator(".ledger")).toBeInViewport({ ratio: 1 });
  await expect(comments).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Place it" }).click();
  await expect(comments).toContainText("Ask of every square");
  // Nothing else asks for attention in a first game.
  await expect(page.getByRole("region", { name: "Place with a second tap?" })).toHaveCount(0);
  await comments.getByRole("button", { name: "Turn off comments" }).click();
  await expect(comments).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("a first game of On the Underground gives a hint a turn, and both trips fit below it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prepare(page, PAIR);
  await page.goto("/learn/underground/first?seed=hints");
  const comments = page.getByRole("complementary", { name: "Comments" });
  await expect(comments).toContainText("Choose a plus on the map");
  const heard = new Set<string | null>();
  for (let turn = 0; turn < 5; turn++) {
    await buildByMouse(page, turn);
    await finishTurn(page);
    await yourTurn(page);
    heard.add(await comments.locator("p").textContent());
    const side = page.locator(".side");
    expect(await side.evaluate((column) => column.scrollHeight - column.clientHeight), `turn ${turn}`).toBe(0);
  }
  expect(heard.size).toBe(5);
});
