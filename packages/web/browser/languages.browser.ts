/** The page in its other languages, on a narrow phone: picked from the browser, nothing in English, nothing too wide. */
import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { complaints, longTest, prepare, restingMiddle, settled } from "./table.ts";

test.use({ viewport: { width: 360, height: 640 } });

const LANGUAGES = [
  {
    browser: "de-AT",
    lang: "de-AT",
    language: "Deutsch",
    free: "hierhin kannst du dein Plättchen legen",
    rules: "Regeln",
    law: "Der Zug",
  },
  {
    browser: "pt-PT",
    lang: "pt-BR",
    language: "Português (Brasil)",
    free: "você pode colocar a sua peça aqui",
    rules: "Regras",
    law: "O turno",
  },
];

/** Stations have their names in every language. */
const STATIONS = [
  ...readFileSync(new URL("../../underground/src/cities/london.ts", import.meta.url), "utf8").matchAll(
    /"([A-Z][^"]+)"/g,
  ),
].map(([, name]) => name!);
const NAMES = ["On the Underground", "Ada", "Bo", ...STATIONS].toSorted((one, other) => other.length - one.length);
/** Words that no other language has. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|and|your?|with|tiles?|lines|turn|place|draw|rules|settings|from|this|that|game|players?|is|are|of|to)(?![\p{L}-])/iu;

/** Everything that can be read or heard. A string, since this file is compiled for Node. */
const TEXTS = `(() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("script, noscript, textarea, code, svg")) texts.push(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const element of document.querySelectorAll("[" + name + "]")) texts.push(element.getAttribute(name));
  return [...new Set(texts)];
})()`;

async function reads(page: Page, where: string): Promise<void> {
  const texts = await page.evaluate<readonly string[]>(TEXTS);
  const english = texts.filter((text) => ENGLISH.test(NAMES.reduce((rest, name) => rest.replaceAll(name, " "), text)));
  expect(english, `${where}: English`).toEqual([]);
  const wide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  expect(wide, `${where}: too wide`).toBeLessThanOrEqual(0);
}

for (const { browser, lang, language, free, rules, law } of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: browser });

    longTest(`a few moves on a narrow phone are all in ${language}`, async ({ page }) => {
      const heard = complaints(page);
      await prepare(page, {
        players: [
          ["Ada", "person"],
          ["Bo", "random"],
        ],
      });
      await page.goto("/new/metro?seed=languages");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator(".setup-end .primary")).toBeVisible();
      await reads(page, "setting up");
      await page.locator(".setup-end .primary").click();
      for (let turn = 0; turn < 3; turn++) {
        await settled(page);
        const squares = page.locator(`[role=gridcell][aria-label$="${free}"]`);
        await expect(squares.first()).toBeAttached();
        const { x, y } = await restingMiddle(squares.nth((await squares.count()) >> 1));
        await page.mouse.click(x, y);
        const place = page.locator(".tray-actions .primary:enabled");
        await expect(place).toBeVisible();
        await reads(page, `turn ${turn}`);
        await place.click();
        await expect(page.locator(".thinking")).toHaveCount(0);
      }
      await settled(page);
      await page.locator(".table-bar > button").last().click();
      await expect(page.locator(".menu").first()).toBeVisible();
      await reads(page, "the menu");
      expect(heard).toEqual([]);
    });

    longTest(`pages and the map are all in ${language}`, async ({ page }) => {
      const heard = complaints(page);
      await prepare(page, {
        game: "underground",
        players: [
          ["Ada", "person"],
          ["Bo", "person"],
        ],
      });
      await page.goto("/new/underground?seed=languages");
      await page.locator(".setup-end .primary").click();
      await expect(page.locator(".map-drawing").first()).toBeVisible();
      await settled(page);
      await reads(page, "the map");
      for (const path of ["/", "/settings", "/puzzles", "/lobby", "/rules/metro"]) {
        await page.goto(path);
        await expect(page.locator("main h1, main .ways").first()).toBeVisible();
        await expect(page.locator(".loading, .skeleton")).toHaveCount(0);
        await reads(page, path);
      }
      await expect(page.locator("article.rules")).toHaveAttribute("lang", lang.slice(0, 2) === "de" ? "de" : lang);
      await expect(page.getByRole("heading", { name: law })).toBeVisible();
      expect(heard).toEqual([]);
    });

    test(`${language} is changed in the settings, at once and for good`, async ({ page }) => {
      await page.goto("/settings?lang=en");
      await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
      await page.getByRole("radio", { name: language }).check({ force: true });
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page).toHaveURL(/\/settings$/);
      await page.goto("/rules/underground");
      await expect(page.getByRole("heading", { level: 1, name: rules })).toBeVisible();
    });
  });

test("a bot keeps no name of another language on home", async ({ page }) => {
  const go = page.locator(".play-go");
  const drifterIn = async (language: string, name: string): Promise<void> => {
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole("radio", { name })).toBeChecked();
    await expect(go).toContainText(name);
  };
  await page.goto("/?lang=en");
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("radio", { name: "Drifter" }).check();
  await go.click();
  await expect(page).toHaveURL(/\/table\//);
  await drifterIn("de", "Bummler");
  await go.click();
  await expect(page).toHaveURL(/\/table\//);
  await drifterIn("pt-BR", "Andarilho");
  await drifterIn("en", "Drifter");
});
