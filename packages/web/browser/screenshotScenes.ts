/** Scenes besides the tables: lessons, reviews, puzzles, your games, sharing, an online table. */
import { readFileSync } from "node:fs";
import type { NewTable, TableInfo } from "@interchange/protocol";
import type { Page } from "@playwright/test";
import { wishFor } from "./online.ts";
import { begin, clickSquare, DUEL, playByMouse, prepare, targets, yourTurn } from "./table.ts";
import { PAIR } from "./underground.ts";

export type Shoot = (name: string) => Promise<void>;

/** Something to be pictured, by name. */
export interface Scene {
  readonly name: string;
  readonly take: (page: Page, shoot: Shoot) => Promise<void>;
}

const WIDE = 1100;
const recordOf = (path: string): string =>
  readFileSync(new URL(`../../../corpus/${path}.record`, import.meta.url), "utf8");

async function still(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForTimeout(400);
}

/** All of a page, screen by screen. */
export async function shootDown(page: Page, shoot: Shoot, name: string, most = 4): Promise<void> {
  for (let screen = 1; screen <= most; screen++) {
    await shoot(screen === 1 ? name : `${name}-${screen}`);
    const before = await page.evaluate("scrollY");
    await page.evaluate("scrollBy(0, innerHeight * 0.9)");
    await page.waitForTimeout(150);
    if ((await page.evaluate("scrollY")) === before) return;
  }
}

async function bringIn(page: Page, record: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(record);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/\/table\/\w+/);
  return new URL(page.url()).pathname;
}

async function lessons(page: Page, shoot: Shoot): Promise<void> {
  await prepare(page);
  await page.goto("/learn/metro");
  await page.waitForTimeout(600);
  await shoot("lesson-metro");
  await clickSquare(page, "c1");
  await still(page);
  await shoot("lesson-metro-wrong");
  await clickSquare(page, "h6");
  await page.getByRole("button", { name: "Place it" }).click();
  await still(page);
  await shoot("lesson-metro-known");
  for (const path of [
    "/learn/underground",
    "/learn/metro/paris",
    "/learn/metro/stock-corporations",
    "/learn/metro/first",
  ]) {
    await page.goto(path);
    await page.waitForTimeout(600);
    await shoot(path.slice(1).replaceAll("/", "-"));
  }
}

async function reviews(page: Page, shoot: Shoot): Promise<void> {
  await prepare(page);
  for (const [path, name] of [
    ["metro/bigbox/2-seats", "metro"],
    ["underground/2006/2-seats", "underground"],
  ] as const) {
    const table = await bringIn(page, recordOf(path));
    await page.goto(`${table}/review?work=4`);
    await page.locator(".review-page").waitFor();
    await page.locator("#verdict ~ .glyph").waitFor({ timeout: 60_000 });
    await page.waitForTimeout(2500);
    await shootDown(page, shoot, `review-${name}`);
    await page.goto(`${table}/result`);
    await page.waitForTimeout(1500);
    await shootDown(page, shoot, `end-${name}`, 3);
    await page.evaluate("scrollTo(0, 0)");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.waitForTimeout(600);
    await shoot(`share-${name}`);
    await page.getByRole("dialog").getByRole("link", { name: "Printable page" }).click();
    await page.waitForTimeout(600);
    await shootDown(page, shoot, `print-${name}`, 2);
  }
  await page.goto("/mine");
  await page.waitForTimeout(500);
  await shoot("mine");
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.waitForTimeout(500);
  await shootDown(page, shoot, "mine-statistics");
  await page.goto("/mine/achievements");
  await page.waitForTimeout(500);
  await shoot("mine-achievements");
}

async function advice(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { ...DUEL, assist: "hints" }, "pictures");
  await page.locator(".heat-square").first().waitFor();
  for (let turn = 0; turn < 3; turn++) {
    await playByMouse(page, turn * 5);
    await yourTurn(page);
  }
  await page.waitForTimeout(1500);
  await still(page);
  await shoot("advice-metro");
  if ((page.viewportSize()?.width ?? 0) < WIDE) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Hints", exact: true }).click();
    await page.waitForTimeout(400);
    await shoot("advice-metro-sheet");
    return;
  }
  await page.locator("button.advice-row").first().click();
  await still(page);
  await shoot("advice-metro-ledger");
}

async function adviceOnTheMap(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { ...PAIR, assist: "hints" }, "pictures");
  await yourTurn(page);
  await page.waitForTimeout(2500);
  await still(page);
  await shoot("advice-underground");
  if ((page.viewportSize()?.width ?? 0) >= WIDE) return;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hints", exact: true }).click();
  await page.waitForTimeout(400);
  await shoot("advice-underground-sheet");
}

async function puzzle(page: Page, shoot: Shoot): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, 15, 12));
  await prepare(page);
  await page.goto("/");
  await page.locator(".other-way").getByRole("link", { name: "Solve" }).click();
  await page.locator(".puzzle .metro-drawing").waitFor();
  await shoot("puzzle");
  await clickSquare(page, (await targets(page))[0] ?? "");
  await page.getByRole("button", { name: "Place it" }).click();
  await page.locator(".puzzle-verdict").waitFor();
  await still(page);
  await shoot("puzzle-answered");
}

async function text(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { ...DUEL, isText: true }, "pictures");
  await page.waitForTimeout(600);
  await shootDown(page, shoot, "text-metro", 2);
}

async function textOfTheMap(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { ...PAIR, isText: true }, "pictures");
  await page.waitForTimeout(600);
  await shootDown(page, shoot, "text-underground", 2);
}

async function flat(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { players: ["Ada", "Bo", "Cleo", "Dmitri"].map((name) => [name, "person"] as const) }, "pictures");
  await page.getByRole("button", { name: "I'm Ada" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.waitForTimeout(300);
  await shoot("sheet-menu");
  await page.getByRole("button", { name: "Table mode" }).click();
  await page.waitForTimeout(300);
  await shoot("sheet-table-mode");
  await page.getByRole("button", { name: "Start table mode" }).click();
  await page.waitForTimeout(500);
  await shoot("table-flat");
}

async function solo(page: Page, shoot: Shoot): Promise<void> {
  await begin(page, { players: [["You", "person"]], modules: ["solo"] }, "pictures");
  await page.waitForTimeout(500);
  await shoot("solo");
}

/** An online table: its setup, while it waits for players, and during the game. */
async function online(page: Page, shoot: Shoot): Promise<void> {
  await prepare(page);
  await page.goto("/new/metro?where=online");
  await page.waitForTimeout(600);
  await shootDown(page, shoot, "online-setup", 3);
  await page.request.put("/api/me", { data: { name: "Ada" } });
  const waiting = await newTable(page, [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "commuter" }]);
  await page.goto(`/at/${waiting}`);
  await page.waitForTimeout(900);
  await shootDown(page, shoot, "online-waiting", 2);
  const running = await newTable(page, [{ kind: "person" }, { kind: "bot", bot: "tourist" }]);
  await page.request.post(`/api/tables/${running}/start`);
  await page.goto(`/at/${running}`);
  await yourTurn(page);
  await still(page);
  await shoot("online-table");
}

async function newTable(page: Page, seats: NewTable["seats"]): Promise<string> {
  const answer = await page.request.post("/api/tables", { data: wishFor(seats) });
  return ((await answer.json()) as TableInfo).id;
}

/** Each is called by the name of its function. */
export const MORE_SCENES: readonly Scene[] = [
  lessons,
  reviews,
  advice,
  adviceOnTheMap,
  puzzle,
  text,
  textOfTheMap,
  flat,
  solo,
  online,
].map((take) => ({ name: take.name, take }));
