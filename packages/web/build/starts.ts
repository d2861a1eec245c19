/**
 * Where people arrive, and what each of these pages shows first. Without being told, a browser finds these files one in
 * the other, and on a slow network every such step is a wait; so the first file of the page names them all.
 *
 * A start is called by its address: `new-metro` stands at `/new/metro`, `table` at `/table/…`, `home` at `/`. Named are
 * the modules that the page asks for by `import()`; what they import themselves is known to the build. The browser test
 * `starts.browser.ts` tells what is missing here.
 */
type Start = (language: string) => readonly string[];

const SOURCE = "packages/web/src";

/** What the page fetches later, for a language where it has words. */
const web =
  (...modules: readonly string[]): Start =>
  (language) =>
    modules.map((module) => `${SOURCE}/${module.replace("<language>", language)}`);

/** The rules in words, which English has without a name. */
const rules =
  (game: string): Start =>
  (language) => [`docs/rules/${game}${language === "en" ? "" : `.${language}`}.md?rules`];

const all =
  (...parts: readonly Start[]): Start =>
  (language) =>
    parts.flatMap((part) => part(language));

const words = (...parts: readonly string[]): Start => web(...parts.map((part) => `parts/words/<language>/${part}.ts`));

const everywhere = words("files");
const later = all(web("app/laterPages.tsx"), words("more", "later", "homeFiles"));
const setup = all(later, web("pages/setup/setupPage.tsx"), words("lobby", "box"));
const rulesPage = all(later, web("pages/rules/rulesPage.tsx"), words("rules", "learn"));
const metroModules = web("games/metro/modules/<language>/abouts.ts");
const metroRules = all(rulesPage, web("games/metro/later.ts", "games/metro/rules.ts"), metroModules, rules("metro"));

const PAGES: Readonly<Record<string, Start>> = {
  home: all(
    web("pages/home/homePage.tsx", "pages/home/lessonCard.tsx", "games/metro/sign.tsx", "games/underground/sign.tsx"),
    words("homeFiles", "more", "learn"),
  ),
  table: all(
    web("games/metro/metroTable.tsx", "games/metro/beside.tsx", "table/keys.ts", "games/metro/<language>/later.ts"),
    words("tableFiles", "more", "later", "news"),
  ),
  new: setup,
  "new-metro": all(
    setup,
    web("games/metro/later.ts", "games/metro/metroSetup.tsx", "games/metro/<language>/later.ts"),
    metroModules,
  ),
  "new-underground": all(
    setup,
    web(
      "games/underground/later.ts",
      "games/underground/undergroundSetup.tsx",
      "games/underground/<language>/words.ts",
    ),
  ),
  rules: metroRules,
  "rules-metro": metroRules,
  "rules-underground": all(
    rulesPage,
    web("games/underground/later.ts", "games/underground/rules.ts"),
    rules("underground"),
  ),
};

export const STARTS = Object.keys(PAGES);

/** The modules that a page which is opened at a start asks for, by their paths in the project. */
export function modulesOf(start: string, language: string): readonly string[] {
  const page = PAGES[start];
  if (!page) throw new RangeError(`no start called ${start}`);
  return all(everywhere, page)(language);
}
