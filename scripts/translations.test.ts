/** The rules in other languages say the same by number, option, example and link as the English ones. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { optionCodesIn, splitScripts } from "../packages/web/build/optionCodes.ts";
import { languages as pageLanguages } from "../packages/web/build/pagePlugin.ts";
import { at } from "./tree.mjs";

const MODULES = "packages/metro/src/modules";
const read = (path: string): string => readFileSync(at(path), "utf8");

const languages = pageLanguages().filter((name) => name !== "en");

const TEXTS = [
  "docs/rules/metro.md",
  "docs/rules/underground.md",
  ...readdirSync(at(MODULES))
    .map((id) => `${MODULES}/${id}/rules.md`)
    .filter((path) => existsSync(at(path))),
];
const inLanguage = (path: string, language: string): string => path.replace(/md$/, `${language}.md`);

/** The headings of the section for scripts, where they are agreed on. */
const FOR_SCRIPTS: Readonly<Record<string, string>> = { de: "Für Skripte", "pt-BR": "Para scripts" };

/**
 * A text rule by rule, and its section for scripts; what stands before the first rule has the number "". Tables belong
 * to the rule above them.
 */
function byRule(text: string): ReadonlyMap<string, string> {
  const { rules: numbered, scripts } = splitScripts(text);
  const rules = new Map<string, string>(scripts && [["scripts", scripts.body]]);
  let number = "";
  for (const line of numbered.split("\n")) {
    number = /^\*\*((?:\d+|[A-Z]{2})\.\d+)\*\*/.exec(line)?.[1] ?? number;
    rules.set(number, `${rules.get(number) ?? ""}${line}\n`);
  }
  return rules;
}

/** Each once: how often something is named is for the language to say. */
const all = (text: string, what: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(what)].map(([found]) => found))].toSorted();

/** What a rule names that no language says otherwise: options, squares and tiles, other rules, numbers, tables. */
function named(text: string): unknown {
  const bare = text.replaceAll(/`[^`]*`/g, " ").replaceAll(/\([^()\s]*\.md\)/g, " ");
  return {
    options: all(text, /`[^`]*`/g),
    rules: all(bare, /(?<![\w.])(?:\d{1,2}|[A-Z]{2})\.\d{1,2}(?!\w|\.\d)/g),
    numbers: all(bare, /(?<![\w.,])\d+(?![\w.,]*\d)/g),
    rows: text.split("\n").filter((line) => line.startsWith("|")).length,
    headings: [...text.matchAll(/^#+ (?:\d+)?/gm)].map(([heading]) => heading),
  };
}

const linksIn = (text: string): readonly string[] => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link!);

test("there are other languages, and rules to translate", () => {
  expect(languages.length).toBeGreaterThan(1);
  expect(TEXTS.length).toBeGreaterThan(12);
});

describe.each(languages)("the rules in %s", (language) => {
  test("are all there, and no others", () => {
    expect(TEXTS.filter((path) => !existsSync(at(inLanguage(path, language))))).toEqual([]);
  });

  test.each(TEXTS)("agree with %s", (path) => {
    const source = byRule(read(path));
    const other = byRule(read(inLanguage(path, language)));
    expect([...other.keys()]).toEqual([...source.keys()]);
    for (const [number, text] of source) expect([number, named(other.get(number)!)]).toEqual([number, named(text)]);
  });

  test.each(TEXTS)("have the options of %s in the same table", (path) => {
    const source = read(path);
    const other = read(inLanguage(path, language));
    expect(optionCodesIn(other)).toEqual(optionCodesIn(source));
    const heading = splitScripts(source).scripts && (FOR_SCRIPTS[language] ?? expect.any(String));
    expect(splitScripts(other).scripts?.heading).toEqual(heading);
  });

  test.each(TEXTS)("link from %s to rules in the same language, and to files that there are", (path) => {
    const folder = path.slice(0, path.lastIndexOf("/"));
    const links = linksIn(read(inLanguage(path, language)));
    expect(links).toEqual(linksIn(read(path)).map((link) => link.replace(/\brules\.md$/, `rules.${language}.md`)));
    expect(links.filter((link) => !existsSync(at(folder, link)))).toEqual([]);
  });
});

test("files of rules are in languages that there are", () => {
  const folders = ["docs/rules", ...readdirSync(at(MODULES)).map((id) => `${MODULES}/${id}`)];
  const strays = folders
    .filter((folder) => existsSync(at(folder)) && !/\.\w+$/.test(folder))
    .flatMap((folder) => readdirSync(at(folder)))
    .flatMap((file) => /^(?:metro|underground|rules)\.([\w-]+)\.md$/.exec(file)?.[1] ?? [])
    .filter((language) => !languages.includes(language));
  expect(strays).toEqual([]);
});
