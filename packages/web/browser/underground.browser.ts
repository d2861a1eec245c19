import { expect, test } from "@playwright/test";
import { beginAt, nearlyVisited } from "./positions.ts";
import { begin, complaints, LONG, longTest, settled, title, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";
import { actionsLeft, blocks, buildByMouse, drafted, finishTurn, oracle, PAIR, playToTheEnd } from "./underground.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const FIVE: Plan = {
  game: "underground",
  players: [
    ["You", "person"],
    ["A", "greedy"],
    ["B", "random"],
    ["C", "greedy"],
    ["D", "random"],
  ],
};

for (const [name, plan, left, declare] of [
  ["two", PAIR, 3, test],
  ["five", FIVE, 12, longTest],
] as const)
  declare(`a game of ${name} seats ends with a result by source`, async ({ page }) => {
    const heard = complaints(page);
    await beginAt(page, plan, nearlyVisited(left));
    expect(await playToTheEnd(page, 2)).toBeGreaterThan(0);
    await expect(title(page)).toHaveText("The game is over");
    await page.getByRole("button", { name: "Result" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
    // The final map is large enough to be looked at.
    expect((await page.locator(".result-board .map-drawing").boundingBox())?.height).toBeGreaterThan(300);
    const points = (await page.locator(".total-points").allTextContents()).map(Number);
    expect(points).toHaveLength(plan.players.length);
    const rows = await page.locator(".source-table tbody tr").all();
    expect(rows).toHaveLength(6);
    const sums = points.map(() => 0);
    for (const row of rows)
      for (const [seat, cell] of (await row.locator("td").allTextContents()).entries()) sums[seat]! += Number(cell);
    expect(sums).toEqual(points);
    await page.getByRole("button", { name: "Rematch" }).click();
    await yourTurn(page);
    await expect(page.locator(".status-progress")).toHaveText(/\d of 55/);
    expect(heard).toEqual([]);
  });

test("a turn is a draft: slots fill, the oracle follows, undo is free, and End turn plays all of it", async ({
  page,
}) => {
  const heard = complaints(page);
  await begin(page, PAIR);
  await expect(oracle(page)).toContainText("Where the passenger would go");
  await expect(oracle(page)).toContainText("rule 4.3");
  await expect(page.locator(".outlook")).toContainText(/After this turn: You \d/);
  const now = await oracle(page).innerText();
  const empty = await page.locator(".log").count();
  // Beside the passenger, towards an open destination, a piece always changes his trip: find one that does.
  for (let choice = 0; choice < 60; choice++) {
    await buildByMouse(page, choice * 2);
    await page.mouse.move(4, 4);
    if ((await oracle(page).innerText()) !== now) break;
    await page.getByRole("button", { name: "Undo", exact: true }).click();
  }
  await expect(page.locator(".outlook")).toContainText(/This piece(: (You|Collector) [+−]\d| brings nothing)/);
  expect(await actionsLeft(page)).toBe(3);
  await page.getByRole("button", { name: "Take a token for one action" }).click();
  await expect(drafted(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^You .*1 token/ })).toBeVisible();
  // Nothing has been played: a second look at the table shows none of it.
  expect(await page.locator(".log").count()).toBe(empty);

  // A reload keeps the draft. Each step can be taken back, and any slot by a click on it.
  await page.reload();
  await expect(drafted(page)).toHaveCount(2);
  await drafted(page).first().click();
  await expect(drafted(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(drafted(page)).toHaveCount(0);
  expect(await oracle(page).innerText()).toBe(now);

  for (let piece = 0; piece < 4; piece++) await buildByMouse(page, piece);
  await expect(page.getByRole("button", { name: "End turn", exact: true })).toBeVisible();
  await finishTurn(page);
  await yourTurn(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  // One turn, one entry; the other's turn is news, and told once.
  await expect(page.locator(".log .log-entry")).toHaveCount(1);
  await expect(page.locator(".news:visible")).toContainText(/Collector.*pieces?/);
  expect(heard).toEqual([]);
});

test("a first turn shows where to start, the two trips and what the others did, until a piece is built", async ({
  page,
}) => {
  const SECOND: Plan = { ...PAIR, players: PAIR.players.toReversed() };
  await begin(page, SECOND);
  await yourTurn(page);
  // Others' pieces have numbers on the map and in the list.
  const numbers = await page.locator(".map-recap-number").allTextContents();
  expect(numbers.length).toBeGreaterThan(0);
  expect(await page.locator(".map-slot").allTextContents()).toEqual(numbers);
  // A line that is not built yet: dots everywhere, and pluses only near the passenger and the destinations.
  await expect(page.locator(".map-dots").first()).toBeAttached();
  await expect(page.locator(".map-choice")).toHaveCount(0);
  const pluses = await page.locator(".map-plus").count();
  expect(pluses).toBeGreaterThan(3);
  expect(pluses).toBeLessThan((await blocks(page).count()) / 2);
  // The trips have the same numbers on the map and beside it.
  const trips = await page.locator(".oracle .trip-number").allTextContents();
  expect(new Set(trips)).toEqual(new Set(await page.locator(".map-trip-number").allTextContents()));
  // A connection station lights its partner.
  await page.locator('[data-spot="victoria"]').focus();
  await expect(page.locator(".map-paired")).toHaveCount(2);
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.locator(".map-recap")).toHaveCount(0);
  await page.getByRole("button", { name: "Collector's turn" }).click();
  await buildByMouse(page, 6);
  await expect(page.locator(".map-recap, .map-recap-mark")).toHaveCount(0);
  await expect(page.locator(".map-slot")).toHaveText("1");
});

test("the last round has a banner", async ({ page }) => {
  const hasLeft = ({ passenger }: { readonly passenger: string }): boolean => passenger === "";
  await beginAt(page, { ...PAIR, options: { start: "2" } }, hasLeft);
  await expect(page.locator(".last-round")).toHaveText("Last round: this is the last turn");
});

test("trips without alternatives go by themselves, and equal ones are chosen before anything is sent", async ({
  page,
}) => {
  await begin(page, PAIR);
  const choice = page.locator(".trip-choice");
  for (let turn = 0; turn < 6; turn++) {
    await yourTurn(page);
    await page.getByRole("button", { name: "Take 4 tokens and end" }).click();
    await settled(page);
    if (await choice.isVisible()) break;
  }
  await expect(choice).toBeVisible();
  await expect(page.locator(".log-entry")).toHaveCount(0);
  expect(await choice.locator(".trip-option").count()).toBeGreaterThan(1);
  // Nobody has built a line of ours: nothing that pays only others is picked for us.
  for (const paid of await choice.locator(".trip-option.chosen .trip-paid").allInnerTexts())
    expect(paid).toMatch(/You|nobody/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(choice).toBeHidden();
  await expect.poll(() => actionsLeft(page)).toBe(4);
  await finishTurn(page);
  await yourTurn(page);
});

test("what happened is a list that lights the map, and history says the decision", async ({ page }) => {
  await begin(page, PAIR);
  await buildByMouse(page, 6);
  await page.mouse.move(4, 4);
  await finishTurn(page);
  await yourTurn(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const chips = page.locator(".news:visible .fact");
  await chips.filter({ hasText: "→" }).first().hover();
  await expect(page.locator(".map-way")).toHaveCount(1);
  await chips.filter({ hasText: "piece" }).first().hover();
  await expect(page.locator(".map-last")).toHaveCount(1);
  await expect(page.locator(".map-way")).toHaveCount(0);
  const said = page.locator(".log-entry").last();
  await said.getByRole("button").hover();
  await expect(page.locator(".map-way")).toHaveCount(1);
  await said.getByRole("button").click();
  await expect(title(page)).toHaveText("Viewing history");
  await expect(page.locator(".history")).toContainText(/of \d+ moves · The passenger went/);
  await page
    .getByRole("button", { name: /Live · your turn/ })
    .first()
    .click();
  await expect(title(page)).toHaveText("Your turn");
});

test("a block that may not be built is explained with its numbered rule", async ({ page }) => {
  await begin(page, PAIR);
  await buildByMouse(page, 3);
  expect(await blocks(page).count()).toBeLessThan(12);
  // On the map itself, in the middle of a block far from the line.
  const middle = await page.evaluate<readonly [number, number]>(`(() => {
    const [one, other] = ["greenwich", "lewisham"].map((id) =>
      document.querySelector('[data-spot="' + id + '"]').getBoundingClientRect());
    return [(one.left + one.right + other.left + other.right) / 4, (one.top + one.bottom + other.top + other.bottom) / 4];
  })()`);
  await page.mouse.click(...middle);
  await expect(page.getByRole("alert")).toContainText("Greenwich – Lewisham");
  await expect(page.getByRole("alert")).toContainText("A piece must touch its own line");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toBeHidden();
  // From the station finder to a station far from the line, and from there to the reason.
  await page.keyboard.press("f");
  // It takes typing at once, and Enter goes there.
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("beckt");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator('[data-spot="beckton"]')).toBeFocused();
  await expect(page.locator(".station-card")).toContainText("terminus");
  await page.locator(".station-blocks button").first().click();
  await expect(page.getByRole("alert")).toContainText("A piece must touch its own line");
  await page.getByRole("button", { name: /Rule 3\.4/ }).click();
  await expect(page.locator("#rule-3\\.4")).toBeInViewport();
});

test("destinations, lines and connections are listed and lead to the map", async ({ page }) => {
  await begin(page, PAIR);
  await expect(page.locator(".destinations").first()).toContainText("51");
  await page.getByRole("button", { name: "Lines", exact: true }).click();
  await expect(page.locator(".tabs-body")).toContainText("not started");
  // Nothing is cut off or covers it.
  const body = page.locator(".tabs-body");
  expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect((await body.boundingBox())?.height).toBeGreaterThan(180);
  await page.getByRole("button", { name: "Destinations", exact: true }).click();
  await page.getByRole("button", { name: "0 of 55 visited" }).click();
  await expect(page.getByRole("dialog")).toContainText("In the pile · 51");
  await page.getByRole("dialog").getByText("Show list").click();
  await expect(page.getByRole("row", { name: /^1 block / })).toContainText("Mornington Crescent");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Destinations", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".pairs li")).toHaveCount(4);
  await dialog.locator(".pairs button").first().click();
  await expect(page.locator(".station-card")).toContainText("paired with");
});

test("a line gets a name, which the table keeps", async ({ page }) => {
  await begin(page, PAIR);
  const lines = async (): Promise<void> => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Lines", exact: true }).click();
  };
  await lines();
  const dialog = page.getByRole("dialog");
  const naming = dialog.getByRole("button", { name: /^Name of the/ }).first();
  const colour = /Name of the (\w+) line/.exec((await naming.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await naming.click();
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("  Ada line ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ada line").first()).toBeVisible();
  // No two lines have the same name.
  await dialog
    .getByRole("button", { name: /^Name of the/ })
    .nth(1)
    .click();
  await page.keyboard.type("ada line");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Another line has this name. Choose another.")).toBeVisible();
  await page.reload();
  await lines();
  await expect(dialog.getByText("Ada line").first()).toBeVisible();
  const rename = dialog.getByRole("button", { name: `Name of the ${colour} line` });
  await rename.click();
  await dialog.getByRole("textbox").fill("Ada's orbital express");
  await page.keyboard.press("Enter");
  // On a phone, too, it is seen as a whole.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(dialog.getByText("Ada's orbital express").first()).toBeVisible();
  const ends = await dialog
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
  await rename.click();
  await dialog.getByRole("textbox").fill("");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ada's orbital express")).toHaveCount(0);
});

test("the passenger travels along his way, and Escape or a tap on the map skips it", async ({ page }) => {
  await begin(page, { ...PAIR, motion: "normal" });
  // Nobody arrives by himself, so that only skipping ends a trip.
  await page.evaluate(`{
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const moving = animate.apply(this, how);
      moving.pause();
      return moving;
    };
  }`);
  for (const skip of [
    () => page.keyboard.press("Escape"),
    () => page.locator(".map-drawing").click({ position: { x: 20, y: 20 } }),
  ]) {
    await yourTurn(page);
    await page.getByRole("button", { name: "Take 4 tokens and end" }).click();
    const send = page.getByRole("button", { name: "Send him there" });
    const travelling = page.locator(".map-drawing[data-travelling]");
    await expect(send.or(travelling).first()).toBeVisible();
    if (await send.isVisible()) await send.click();
    await expect(travelling).toHaveCount(1);
    // One figure at a time, however many trips there are.
    await expect(page.locator(".map-passenger:visible")).toHaveCount(1);
    // Everybody has moved: no further trip comes after the skip.
    await yourTurn(page);
    await expect(travelling).toHaveCount(1);
    await skip();
    await expect(travelling).toHaveCount(0);
  }
  // What the others did can be seen again.
  await yourTurn(page);
  await page.keyboard.press("r");
  await expect(page.locator(".map-drawing[data-travelling]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".map-drawing[data-travelling]")).toHaveCount(0);
  await expect(page.locator(".map-slot")).toHaveCount(await page.locator(".map-recap-number").count());
});

/** Parts of the header that are cut, on the sides or above. */
const CUT = `[
  ...[...document.querySelectorAll(".status-line > *")].filter((each) => each.scrollWidth > each.clientWidth + 1),
  ...[...document.querySelectorAll(".player button")].filter((each) => each.getBoundingClientRect().top < 0),
].map((each) => each.textContent)`;

for (const locale of ["en-GB", "de-DE", "pt-BR"])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test("a phone says in full whose turn it is and how many actions are left", async ({ page }) => {
      for (const others of LONG ? [1, 2, 3, 4] : [4]) {
        const bots = Array.from({ length: others }, (_, at) => [`Bot ${at}`, "greedy"] as const);
        await begin(page, { game: "underground", players: [["You", "person"], ...bots] });
        await expect(page.locator(".status-line span")).toContainText("4");
        expect(await page.evaluate(CUT), `${others + 1} players`).toEqual([]);
      }
    });
  });
