/**
 * Cities without decisions: the end of a game of each, and each on a phone. `npm test` plays one
 * of them to the end.
 */
import { CATALOG } from "@interchange/metro";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { accessible, accessibleInBoth } from "./axe.ts";
import { beginAt, withTiles } from "./positions.ts";
import { playOn } from "./modules.ts";
import { begin, clickSquare, complaints, longTest, SIX, targets, tilesPlaced, yourTurn } from "./table.ts";
import type { Plan } from "./table.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const DUEL: Plan["players"] = [
  ["You", "person"],
  ["Bo", "greedy"],
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

interface Source {
  readonly points: number;
  readonly rule: string | undefined;
}

/** Opens the result; returns the points of all seats by source, and checks that they add up. */
async function sources(page: Page): Promise<ReadonlyMap<string, Source>> {
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|share/);
  const found = new Map<string, Source>();
  for (const panel of await page.locator(".each-seats .panel").all()) {
    const parts = (await panel.locator(".bar-points").allTextContents()).map((each) => Number(each.replace("×2", "")));
    expect(sum(parts)).toBe(Number(await panel.locator("h3 span").textContent()));
    for (const row of await panel.locator(".sources li").all()) {
      const label = (await row.locator(".bar-label").textContent()) ?? "";
      const rule = /rule ([\w.]+)$/i.exec(label)?.[1];
      const points = Number(await row.locator(".bar-points").textContent());
      found.set(label, { rule, points: (found.get(label)?.points ?? 0) + points });
    }
  }
  return found;
}

/** Tries squares until the ledger says something of the module. */
async function tryUntil(page: Page, says: RegExp): Promise<string> {
  for (let turn = 0; turn < 30 && (await yourTurn(page)); turn++) {
    for (const name of await targets(page)) {
      await clickSquare(page, name);
      const told = page.locator(".reactions li").filter({ hasText: says });
      if (await told.count()) return (await told.first().textContent()) ?? "";
    }
    await page.keyboard.press("Escape");
    await playOn(page, turn);
  }
  throw new Error(`no tile would do it: ${String(says)}`);
}

const place = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Place it" }).click();
  await yourTurn(page);
};

/** Every city in which nobody decides anything. Cities with decisions have tests of their own. */
const CITIES = CATALOG.filter(({ kind, own }) => kind === "city" && own?.choices === undefined);
const GAMES = [
  ...CITIES.map((city) => ({ city, name: city.id, options: {} })),
  ...CITIES.filter(({ id }) => id === "stockholm").map((city) => ({
    city,
    name: "stockholm with open colours",
    options: { "stockholm-variant": "open" },
  })),
];
const rulesOf = (rules: string | Readonly<Record<string, string>> = {}): readonly string[] =>
  typeof rules === "string" ? [rules] : Object.values(rules);

for (const { city, name, options } of GAMES)
  longTest(`a game in ${name} ends with a result that says where the points came from`, async ({ page }) => {
    const heard = complaints(page);
    await beginAt(page, { modules: [city.id], options, players: SIX.players }, withTiles(54));
    await yourTurn(page);
    await accessible(page);
    for (let turn = 0; await playOn(page, turn); turn++) expect(turn).toBeLessThan(20);
    await expect.poll(() => tilesPlaced(page)).toBe(60);
    await expect(page.locator(".markers .card-back")).toHaveCount(0);
    await page.locator(".status-progress").click();
    const cited = page.getByRole("dialog").locator(".log-rules a");
    const told = rulesOf(city.tells).map((rule) => `Rule ${rule}`);
    await expect.poll(async () => (await cited.allTextContents()).some((rule) => told.includes(rule))).toBe(true);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    const paid = rulesOf(city.awards);
    const found = [...(await sources(page))].filter(([, { rule }]) => rule !== undefined && paid.includes(rule));
    expect(found.length).toBeGreaterThan(0);
    expect(sum(found.map(([, { points }]) => points))).toBeGreaterThan(0);
    await accessible(page);
    expect(heard).toEqual([]);
  });

longTest("in Stockholm the row shows where a tourist would go, and then it stands there", async ({ page }) => {
  await beginAt(page, { players: DUEL, modules: ["stockholm"] }, withTiles(36));
  const told = await tryUntil(page, /tourist goes to/);
  const [, colour = "", landmark = "", worth = ""] =
    /the (\w+) tourist goes to (?:the )?(.+), worth (\d)/.exec(told) ?? [];
  const row = page.locator(".sights > li").filter({ hasText: landmark });
  const tried = row.getByRole("img", { name: `space worth ${worth}, the ${colour} tourist would go here` });
  await expect(tried).toBeVisible();
  await place(page);
  await expect(row.getByRole("img", { name: `space worth ${worth}, ${colour} tourist` }).first()).toBeVisible();
});

test("in Stockholm two people at one screen see only their own colours", async ({ page }) => {
  const people: Plan["players"] = [
    ["Ada", "person"],
    ["Bea", "person"],
  ];
  await begin(page, { players: people, modules: ["stockholm"] });
  await page.getByRole("button", { name: "I'm Ada" }).click();
  const hers = page.locator(".markers .mine .marker-colour");
  const hidden = page.locator(".markers .card-back");
  await expect(hers).toHaveCount(3);
  await expect(hidden).toHaveCount(3);
  const adas = await hers.allTextContents();
  const [first = ""] = await targets(page);
  await clickSquare(page, first);
  await page.getByRole("button", { name: "Place it" }).click();
  // Between two turns the screen belongs to nobody.
  await expect(hidden).toHaveCount(6);
  await page.getByRole("button", { name: "I'm Bea" }).click();
  await expect(hers).toHaveCount(3);
  expect((await hers.allTextContents()).filter((each) => adas.includes(each))).toEqual([]);
});

longTest("in London the ledger and the circuit show the drive, and it pays what they say", async ({ page }) => {
  await beginAt(page, { players: DUEL, modules: ["london"] }, withTiles(36));
  const told = await tryUntil(page, /the taxi drives \d spaces? to \w+: /);
  const count = Number(/drives (\d)/.exec(told)?.[1]);
  await expect(page.locator(".drive .goal")).toHaveText(String(count));
  await expect(page.locator(".drive .passed")).toHaveCount(count - 1);
  const circuit = page.locator(".london svg");
  await expect(circuit).toHaveAttribute("aria-label", new RegExp(`It would drive ${count} spaces?\\.$`));
  await expect(circuit.locator(".taxi")).toHaveCount(2);
  await place(page);
  await expect(page.locator(".log")).toContainText(
    new RegExp(`You placed.*the taxi drove ${count} spaces? to \\w+; You \\+${count} for taxi rides`),
  );
});

test("in New York a tourist leaves the station where a line ends, and stands on the owner's board", async ({
  page,
}) => {
  await beginAt(page, { players: DUEL, modules: ["new-york"] }, withTiles(36));
  const tourists = page.locator(".marks .tourist");
  const allAreSomewhere = async (): Promise<number> => {
    const waiting = await tourists.count();
    await expect(page.locator('[role=gridcell][aria-label*="tourist is waiting, worth"]')).toHaveCount(waiting);
    const taken = (await page.locator(".city-cell b").allTextContents()).map((each) => Number(each.slice(1)));
    expect(sum(taken)).toBe(32 - waiting);
    return waiting;
  };
  await tryUntil(page, /: \w+ tourist to .+, worth \d/);
  const would = await page.locator(".reactions li").count();
  const waiting = await allAreSomewhere();
  await page.getByRole("button", { name: "Place it" }).click();
  await yourTurn(page);
  expect(await allAreSomewhere()).toBeLessThanOrEqual(waiting - would);
});

test("in Berlin a tourist stays on the tile, and tickets are counted with those that are left", async ({ page }) => {
  await beginAt(page, { players: DUEL, modules: ["berlin"] }, withTiles(36));
  await expect(page.locator(".marks .tourist")).toHaveCount(16);
  const told = await tryUntil(page, /\d+ \w+ tickets?/);
  const [, count = "", colour = ""] = /(\d+) (\w+) ticket/.exec(told) ?? [];
  await place(page);
  await expect(page.locator(".log")).toContainText(new RegExp(`You placed.*got ${count} ${colour} ticket`));
  await expect(page.locator(".marks .tourist")).toHaveCount(16);
  for (const row of await page.locator(".city-table tbody tr").all()) {
    const cells = await row.locator("td .city-cell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
    expect(sum(cells.map((each) => Number(/^\d+/.exec(each)?.[0] ?? 0)))).toBe(8);
  }
});

for (const { city, name, options } of GAMES)
  longTest(`on a phone ledger and panel of ${name} fit and are accessible in both themes`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await begin(page, {
      modules: [city.id],
      options,
      players: [...DUEL, ["Cy", "greedy"], ["Di", "greedy"], ["Ed", "greedy"]],
    });
    for (let turn = 0; turn < 3; turn++) await playOn(page, turn);
    await tryUntil(page, /./);
    await accessibleInBoth(page, ".ledger");
    await page.getByRole("button", { name: "Modules", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const spill =
      "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.sheet-body'))";
    expect(await page.evaluate(spill)).toBeLessThanOrEqual(0);
    await accessibleInBoth(page, ".sheet");
  });
