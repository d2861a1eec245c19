/** Holds docs/rules/sources.md to what is in the tree: every sentence of a rulebook names rules, tests and a state. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { CATALOG, metro } from "@interchange/metro";
import { underground } from "@interchange/underground";
import type { OptionSpec } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { at } from "./tree.mjs";

const MODULES = "packages/metro/src/modules";
const SENTENCES = 361;
const STATES = ["default", "option", "not in the product"] as const;

const RULE = /\b(?:[A-Z]{2}\.\d+|\d+\.\d+|8)\b/g;
/** A rule with a part, as remarks and introductions name it: a plain 8 there is a number like any other. */
const RULE_IN_WORDS = /\b(?:[A-Z]{2}\.\d+|\d+\.\d+)\b/g;

const text = (...path: readonly string[]): string => readFileSync(at(...path), "utf8");
const found = (words: string, pattern: RegExp): readonly string[] => words.match(pattern) ?? [];

/** The numbers that begin a rule, and the sections that have none inside. */
function numbersIn(markdown: string): readonly string[] {
  return [
    ...[...markdown.matchAll(/^\*\*([A-Z]{2}\.\d+|\d+\.\d+)\*\*/gm)].map(([, number]) => number!),
    ...[...markdown.matchAll(/^## (\d+) /gm)].map(([, number]) => number!),
  ];
}

const METRO = {
  rules: new Set([
    ...numbersIn(text("docs", "rules", "metro.md")),
    ...readdirSync(at(MODULES)).flatMap((id) => numbersIn(text(MODULES, id, "rules.md"))),
  ]),
  options: [...metro.choices.options, ...CATALOG.flatMap(({ options }) => options ?? [])],
};
const UNDERGROUND = {
  rules: new Set(numbersIn(text("docs", "rules", "underground.md"))),
  options: underground.choices.options,
};

/** The rows of the first table in some text, without its head. */
function rowsIn(markdown: string): readonly (readonly string[])[] {
  const lines = markdown.split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return rest.slice(2, end < 0 ? rest.length : end).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const [introduction = "", ...parts] = text("docs", "rules", "sources.md").split(/^## /m);
const [totals = "", legend = ""] = introduction.split("The files of the tests");
const FILES = new Map(rowsIn(legend).map(([name = "", file = ""]) => [name.replaceAll("`", ""), file]));

const books = parts.map((part) => {
  const [title = ""] = part.split("\n");
  const game = title === "On the Underground" ? UNDERGROUND : METRO;
  const sentences = rowsIn(part).map(([section = "", no = "", says = "", rules = "", tests = "", state = ""]) => ({
    where: `${section} ${no}`,
    section,
    no: Number(no),
    says,
    rules: found(rules, RULE),
    tests: [...tests.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = "", begins = ""]) => ({ file, begins })),
    state,
    kind: STATES.find((kind) => state.startsWith(kind)),
  }));
  return { title, game, prose: part.slice(0, part.indexOf("|")), sentences };
});
type Sentence = (typeof books)[number]["sentences"][number];

/** How often each word comes, in the order in which it first came. */
function counted(words: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(words)].map((word) => [word, words.filter((each) => each === word).length] as const);
}

function isOffered(options: readonly OptionSpec[], name: string, value: string | undefined): boolean {
  const option = options.find((each) => each.name === name);
  return option !== undefined && (value === undefined || option.values.includes(value));
}

/** The options that a state names: with a value anywhere, or without one between backticks. */
function optionsIn(state: string): readonly (readonly [string, string | undefined])[] {
  return [
    ...[...state.matchAll(/([a-z][a-z-]+)=([a-z0-9-]+)/g)].map(([, name = "", value]) => [name, value] as const),
    ...[...state.matchAll(/`([a-z-]+)`/g)].map(([, name = ""]) => [name, undefined] as const),
  ];
}

/** What is wrong with the names of tests in a row. */
function testProblems({ tests, where }: Sentence): readonly string[] {
  return tests.flatMap(({ file, begins }) => {
    const path = FILES.get(file);
    if (path === undefined) return [`${where}: no file is called ${file}`];
    const title = begins.replace(/…$/, "");
    const isThere = titlesIn(path).some((each) => (title === begins ? each === title : each.startsWith(title)));
    return isThere ? [] : [`${where}: ${path} has no test "${begins}"`];
  });
}

const titles = new Map<string, readonly string[]>();
function titlesIn(path: string): readonly string[] {
  const known = titles.get(path);
  if (known) return known;
  const all = [...text(path).matchAll(/(?<!\bdescribe)\(\s*"((?:[^"\\]|\\.)+)",\s*(?:\{[^}]*\},\s*)?\(/g)].map(
    ([, title = ""]) => title,
  );
  titles.set(path, all);
  return all;
}

test("five rulebooks have 361 sentences, as the totals say", () => {
  expect(books).toHaveLength(5);
  const rows = books.map(({ title, sentences }) => [
    title,
    ...[sentences.length, ...STATES.map((kind) => sentences.filter((each) => each.kind === kind).length)].map(String),
  ]);
  const sums = [1, 2, 3, 4].map((column) => String(rows.reduce((sum, row) => sum + Number(row[column]), 0)));
  expect(rowsIn(totals)).toEqual([...rows, ["all", ...sums]]);
  expect(sums[0]).toBe(String(SENTENCES));
});

test("every file of tests has a name, and is there", () => {
  expect([...FILES.values()].filter((file) => !file.endsWith(".test.ts") || !existsSync(at(file)))).toEqual([]);
  const used = new Set(
    books.flatMap(({ sentences }) => sentences.flatMap(({ tests }) => tests.map(({ file }) => file))),
  );
  expect([...FILES.keys()].filter((name) => !used.has(name))).toEqual([]);
});

describe.each(books)("$title", ({ game, prose, sentences }) => {
  test("sections run from 1 on without a gap, and are as long as the heading says", () => {
    const sections = counted(sentences.map(({ section }) => section));
    expect(sentences.map(({ no }) => no)).toEqual(
      sections.flatMap(([, length]) => Array.from({ length }, (_, before) => before + 1)),
    );
    const [, listed = "", whole] = /Sentences by section: (.+)\. Together (\d+)\./.exec(prose) ?? [];
    expect(listed).toBe(sections.map(([section, length]) => `${section} ${length}`).join("; "));
    expect(Number(whole)).toBe(sentences.length);
  });

  test("every sentence says something, by rules that exist", () => {
    expect(sentences.filter(({ says }) => says === "")).toEqual([]);
    const bare = sentences.filter(({ kind, rules }) => kind !== "not in the product" && !rules.length);
    expect(bare.map(({ where }) => where)).toEqual([]);
    const named = [
      ...sentences.flatMap(({ rules }) => rules),
      ...sentences.flatMap(({ state }) => found(state, RULE_IN_WORDS)),
      ...found(prose, RULE_IN_WORDS),
    ];
    expect(named.filter((number) => !game.rules.has(number))).toEqual([]);
  });

  test("every sentence that is played is protected by tests that exist", () => {
    const bare = sentences.filter(({ kind, tests }) => kind !== "not in the product" && !tests.length);
    expect(bare.map(({ where }) => where)).toEqual([]);
    expect(sentences.flatMap(testProblems)).toEqual([]);
  });

  test("states are of three kinds, and their options exist", () => {
    const state = /^(?:default|option [a-z-]+=[a-z0-9-]+(?: or [a-z-]+=[a-z0-9-]+)*|not in the product: .+?)(?:; .+)?$/;
    expect(sentences.filter((each) => !state.test(each.state)).map(({ where }) => where)).toEqual([]);
    const wrong = sentences.flatMap(({ where, state: words }) =>
      optionsIn(words)
        .filter(([name, value]) => !isOffered(game.options, name, value))
        .map(([name, value]) => `${where}: there is no ${name}=${value}`),
    );
    expect(wrong).toEqual([]);
  });

  test("a sentence that is an option's is not what the option does by default", () => {
    const usual = sentences
      .filter(({ kind }) => kind === "option")
      .flatMap(({ where, state }) => {
        const [chosen = ""] = state.split(";");
        return optionsIn(chosen)
          .filter(([name, value]) => game.options.find((each) => each.name === name)?.values[0] === value)
          .map(() => where);
      });
    expect(usual).toEqual([]);
  });
});

/** The letters of the rules of modules that no rulebook has: they are ours as a whole. */
const OURS = CATALOG.filter(({ boxes, kind }) => !boxes && kind !== "bridge").map(
  ({ id }) => /^\*\*([A-Z]{2})\./m.exec(text(MODULES, id, "rules.md"))?.[1],
);

test("every rule of ours is named by some sentence, but for what no rulebook says", () => {
  const namedFor = (game: typeof METRO | typeof UNDERGROUND): ReadonlySet<string> =>
    new Set(books.flatMap((book) => (book.game === game ? book.sentences.flatMap(({ rules }) => rules) : [])));
  const named = namedFor(METRO);
  const unnamed = [...METRO.rules].filter(
    (number) => number.includes(".") && !named.has(number) && !OURS.includes(number.slice(0, 2)),
  );
  // Open hands are ours; passing, decisions, draws and numbers of rules are how it works here.
  expect(unnamed.toSorted()).toEqual(["10.1", "10.2", "2.7", "6.3", "9.2", "9.3", "NS.9"]);
  const own = namedFor(UNDERGROUND);
  // No rulebook speaks of other maps.
  expect([...UNDERGROUND.rules].filter((number) => number.includes(".") && !own.has(number))).toEqual(["7.9"]);
});
