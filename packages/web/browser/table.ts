/** Helpers for the browser tests: a table that opens as planned, and functions that play at it. */
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { CATALOG } from "@interchange/metro";
import { componentsOn } from "@interchange/underground";
import type { GameRecord, Setup } from "@interchange/tabletop";
import { openTable, rulesOf } from "./founded.ts";

/** Whether everything is tested: `npm run test:all`. */
export const LONG = process.env["LONG"] === "1";

/** A test that runs in `npm run test:all` only. */
export const longTest = (LONG ? test : test.skip.bind(test)) as typeof test.skip;

export type Player = "person" | "random" | "greedy" | "planner";

export interface Plan {
  readonly game?: "metro" | "underground";
  readonly players: readonly (readonly [name: string, who: Player])[];
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** A map of On the Underground that comes with the game. */
  readonly map?: string;
  /** The animation speed; tests mostly turn it off. */
  readonly motion?: "off" | "normal" | "slow";
  /** The table in words. */
  readonly isText?: boolean;
  /** Whether modules introduce themselves, as at their first table. */
  readonly isIntroducing?: boolean;
  readonly assist?: "none" | "trace" | "ledger" | "hints";
}

export const DUEL: Plan = {
  players: [
    ["You", "person"],
    ["Collector", "greedy"],
  ],
};

/** Six seats, so that a whole game has only ten own turns. */
export const SIX: Plan = {
  players: [
    ["You", "person"],
    ["A", "random"],
    ["B", "random"],
    ["C", "random"],
    ["D", "random"],
    ["E", "random"],
  ],
};

/** Everything the page complains about; a test ends with none. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    // Tests do without the service worker unless they are about it, and Playwright says so.
    if (message.text().includes("blocked by Playwright")) return;
    if (message.type() !== "error" && message.type() !== "warning") return;
    heard.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}

/**
 * Opening a result asks for little work in its review, by the address as tests of reviews do. It would keep all cores
 * busy while a test looks at something else.
 */
export const QUICK_REVIEWS = `for (const name of ["pushState", "replaceState"]) {
  const change = history[name];
  history[name] = function (state, unused, to) {
    return change.call(this, state, unused, /\\/result$/.test(to) ? to + "?work=1" : to);
  };
}`;

/** Bots that answer at once, nothing that moves, and a plan as if it had been the last one. */
export async function prepare(page: Page, plan: Plan = DUEL): Promise<void> {
  await page.addInitScript(QUICK_REVIEWS);
  await keep(page, {
    settings: {
      theme: "system",
      motion: plan.motion ?? "off",
      botPace: "off",
      doubleTap: false,
      isSoundOffered: true,
      isText: plan.isText ?? false,
    },
    introduced: plan.isIntroducing ? [] : CATALOG.map(({ id }) => id),
    [plan.game === "underground" ? "plan-underground" : "plan"]: {
      request: requestOf(plan),
      sitters: sittersOf(plan),
      assist: plan.assist ?? "ledger",
    },
  });
}

const requestOf = ({ game, modules = [], options = {}, map }: Plan) => ({
  ...(map !== undefined && { components: componentsOn(map) }),
  ...(game === "underground" ? {} : { edition: "bigbox", modules }),
  options,
});

const sittersOf = ({ players }: Plan) =>
  players.map(([name, who]) => ({
    name,
    mind: who === "person" ? ({ kind: "person" } as const) : ({ kind: "bot", bot: who } as const),
  }));

/** The setup of a plan, as its game writes it down. */
export function setupOf(plan: Plan): Setup {
  const prepared = rulesOf(plan.game ?? "metro").prepare({ ...requestOf(plan), seats: plan.players.length });
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

/** Fills the browser's storage before the page first opens. What a test changes later stays changed. */
async function keep(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  // A text, since this file is compiled for Node, which knows no storage.
  const puts = Object.entries(values).map(
    ([name, value]) => `localStorage.setItem("interchange/${name}", ${JSON.stringify(JSON.stringify(value))});`,
  );
  await page.addInitScript(`if (localStorage.getItem("interchange/settings") === null) { ${puts.join(" ")} }`);
}

/**
 * Opens a table with a seed, so that a test plays the same game every time; with a record, where that has come to. The
 * table is as the form makes it, without the form.
 */
export async function begin(page: Page, plan: Plan = DUEL, seed = "browser", record?: GameRecord): Promise<void> {
  await prepare(page, plan);
  await openTable(page, {
    game: plan.game ?? "metro",
    setup: setupOf(plan),
    sitters: sittersOf(plan),
    control: { kind: "none" },
    luck: { kind: "seeded", seed },
    ...(record && { before: { record, seen: [], tookBack: 0 } }),
    terms: { assist: plan.assist ?? "ledger" },
  });
  await expect(page.locator(plan.isText ? ".command" : ".stage svg:visible").first()).toBeVisible();
}

/** Closing a sheet goes through the browser's history, and may not meet a page that is just being fetched. */
export async function sheetLeft(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate("history.state?.isSheet === true")).toBe(false);
}

/** One tap on home: the last table again, or the game's own. */
export async function playNow(page: Page): Promise<void> {
  await page.locator(".play-go").click();
}

/** Takes the viewer's last decision back, which the page asks about first, since something was seen of what came of it. */
export async function takeBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Undo move" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, undo" }).click();
  await yourTurn(page);
}

export function square(page: Page, name: string): Locator {
  return page.locator(`[role=gridcell][aria-label^="${name},"]`);
}

/** The position of an element once it has come to rest: panels around the board may still change size. */
export async function restingMiddle(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  let middle = { x: 0, y: 0 };
  await expect(async () => {
    // In one question, since this is asked more often than anything else. No function in it has a name: for the tool that
    // takes pictures, tsx would wrap it with a helper that the page doesn't have.
    const boxes = await thing.evaluate(async (element) => {
      const seen: number[][] = [];
      for (let frame = 0; frame < 3; frame++) {
        if (frame > 0) await new Promise((done) => element.ownerDocument.defaultView?.requestAnimationFrame(done));
        const { x, y, width, height } = element.getBoundingClientRect();
        seen.push([x, y, width, height]);
      }
      return seen;
    });
    const [before, after = []] = [boxes[0], boxes[2]];
    expect(after).toEqual(before);
    const [x = 0, y = 0, width = 0, height = 0] = after;
    if (!width && !height) throw new Error("it is not on the page");
    middle = { x: x + width / 2, y: y + height / 2 };
  }).toPass();
  return middle;
}

export const middleOf = async (page: Page, name: string): ReturnType<typeof restingMiddle> =>
  restingMiddle(square(page, name));

/** The squares where the tile may go. */
export async function targets(page: Page): Promise<readonly string[]> {
  return page
    .locator('[role=gridcell][aria-label$="you can place your tile here"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")?.split(",")[0] ?? ""));
}

export const title = (page: Page): Locator => page.locator(".status-line b");

/** Waits until the last decision is stored. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(".table[aria-busy=true]")).toHaveCount(0);
}

/** The text of the log, without the rules behind entries, which load later. */
export async function logged(page: Page): Promise<string> {
  const log = page.locator(".log").first();
  const said = (await log.textContent()) ?? "";
  const rules = await log.locator(".log-rules").allTextContents();
  return rules.reduce((text, each) => text.replace(each, ""), said);
}

/** Waits for the person's turn or the end of the game; returns whether it goes on. */
export async function yourTurn(page: Page): Promise<boolean> {
  await settled(page);
  const yours = title(page).filter({ hasText: "Your turn" });
  await expect(yours.or(title(page).filter({ hasText: "The game is over" }))).toBeVisible({ timeout: 15_000 });
  return yours.isVisible();
}

export async function clickSquare(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(page, name);
  await page.mouse.click(x, y);
}

/** Places a tile by mouse on one of the squares it may go to, or draws another first. */
export async function playByMouse(page: Page, choice: number): Promise<string> {
  let squares = await targets(page);
  if (!squares.length) {
    await page.getByRole("button", { name: "Draw another" }).click();
    await settled(page);
    squares = await targets(page);
  }
  const name = squares[choice % squares.length] ?? "";
  await clickSquare(page, name);
  await page.getByRole("button", { name: "Place it" }).click();
  return name;
}

export async function tilesPlaced(page: Page): Promise<number> {
  const label = await page.locator(".status-progress").getAttribute("title");
  return Number(/Move (\d+)/.exec(label ?? "")?.[1]);
}
