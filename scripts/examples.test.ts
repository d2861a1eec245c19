/** What the rules mark up, in every language: examples that there are, and the same signs at the same rules. */
import { readdirSync, readFileSync } from "node:fs";
import { EXAMPLES as METRO } from "@interchange/metro/examples";
import { EXAMPLES as UNDERGROUND } from "@interchange/underground/examples";
import { describe, expect, test } from "vitest";
import { languages } from "../packages/web/build/pagePlugin.ts";
import { at } from "./tree.mjs";

const MODULES = "packages/metro/src/modules";
const read = (path: string): string => readFileSync(at(path), "utf8");
const examplesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^<!-- example: ([a-z\d-]+) -->$/gm)].map(([, id]) => id!);

/** The signs of each rule; what stands below one belongs to it. */
function signsIn(text: string): readonly string[] {
  let rule = "";
  return text
    .replaceAll(/`[^`]*`/g, "")
    .split("\n")
    .flatMap((line) => {
      rule = /^\*\*([\dA-Z.]+)\*\*/.exec(line)?.[1] ?? rule;
      return [...line.matchAll(/[◆◇]/g)].map(([sign]) => `${rule} ${sign}`);
    });
}

/** The texts of the rules in English, with those of other languages beside each. */
const TEXTS = [
  "docs/rules/metro.md",
  "docs/rules/underground.md",
  ...readdirSync(at(MODULES)).map((id) => `${MODULES}/${id}/rules.md`),
].map((path) => {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const name = path.slice(folder.length + 1, -".md".length);
  const others = readdirSync(at(folder)).filter((file) => new RegExp(String.raw`^${name}\.[a-zA-Z-]+\.md$`).test(file));
  return { path, others: others.map((file) => `${folder}/${file}`) };
});

describe.each([
  { game: "metro", examples: METRO, isIts: (path: string) => !path.endsWith("underground.md") },
  { game: "underground", examples: UNDERGROUND, isIts: (path: string) => path.endsWith("underground.md") },
])("the examples of $game", ({ game, examples, isIts }) => {
  test("are each named once in the rules, and no others are", () => {
    const named = TEXTS.filter(({ path }) => isIts(path)).flatMap(({ path }) => examplesIn(read(path)));
    expect(named.toSorted()).toEqual(Object.keys(examples).toSorted());
  });

  test("have a title in every language", () => {
    for (const language of languages()) {
      const words = read(`packages/web/src/words/${language}/${game}/learn.ts`);
      const [, listed = ""] = /titles: \{(.*?)\n {2}\}/s.exec(words) ?? [];
      const titles = [...listed.matchAll(/^ {4}"?([a-z\d-]+)"?: "/gm)];
      expect([language, ...titles.map(([, id]) => id!).toSorted()]).toEqual([
        language,
        ...Object.keys(examples).toSorted(),
      ]);
    }
  });
});

describe.each(TEXTS.filter(({ others }) => others.length))("the translations of $path", ({ path, others }) => {
  const source = read(path);
  test.each(others)("%s names the same examples and signs", (other) => {
    expect(examplesIn(read(other))).toEqual(examplesIn(source));
    expect(signsIn(read(other))).toEqual(signsIn(source));
  });
});

test("signs are told from what only speaks of them", () => {
  expect(signsIn("say `◆`\n\n**1.1** a ◆ b ◇ c\n\n◇ d\n\n**1.2** e")).toEqual(["1.1 ◆", "1.1 ◇", "1.1 ◇"]);
});

test.each([
  ["metro", METRO],
  ["underground", UNDERGROUND],
])("the summary of %s shows examples that there are", (game, examples) => {
  const shown = [...read(`packages/web/src/games/${game}/examples/minute.tsx`).matchAll(/<Example id="([^"]+)"/g)];
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.map(([, id]) => id!).filter((id) => !examples[id])).toEqual([]);
});

test("every word that is explained names a rule that there is", () => {
  for (const [game, isIts] of [
    ["metro", (path: string) => !path.endsWith("underground.md")],
    ["underground", (path: string) => path.endsWith("underground.md")],
  ] as const) {
    const rules = TEXTS.filter(({ path }) => isIts(path))
      .map(({ path }) => read(path))
      .join("\n");
    const named = [
      ...read(`packages/web/src/games/${game}/${game === "metro" ? "desk/terms.tsx" : "desk/rulesBehind.ts"}`).matchAll(
        /"((?:\d+|[A-Z]{2})\.\d+)"/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(5);
    expect(named.map(([, rule]) => rule!).filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  }
});
