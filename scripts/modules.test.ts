/**
 * The one checklist of a module of Metro: all that it needs, in the code and outside it, with a sentence for whatever
 * is missing. `npx vitest run scripts/modules.test.ts -t <id>` is for one module.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SENSED, SENSELESS } from "@interchange/bots";
import { CATALOG, metro } from "@interchange/metro";
import type { Module } from "@interchange/metro";
import { readRecord } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { optionShown } from "../packages/cli/src/moments.ts";
import { optionCodesIn } from "../packages/web/build/optionCodes.ts";
import { AVOIDED } from "./glossary/avoided.ts";
import { avoidedIn, rulesOf, wordsOf } from "./glossary/texts.ts";
import { sourceFiles } from "./source-files.mjs";
import { at } from "./tree.mjs";

const HOME = "packages/metro/src/modules";
const VIEWS = "packages/web/src/games/metro/modules";
const BROWSER = "packages/web/browser";
const CORPUS = "corpus/metro/modules";
const STEPS = /steps: \[(?:\s*\{ id: [^}]*\},?){2,4}\s*\]/;
const LANGUAGES = listed("packages/web/src/words").filter((name) =>
  existsSync(at("packages/web/src/words", name, "index.ts")),
);

function read(...parts: readonly string[]): string {
  const file = at(...parts);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
function listed(folder: string): readonly string[] {
  return existsSync(at(folder)) ? readdirSync(at(folder)) : [];
}
const tracked = sourceFiles();

/** The sentences for whatever does not hold. */
function missing(checks: readonly (readonly [holds: boolean, sentence: string])[]): readonly string[] {
  return checks.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

function rulesIn(id: string): readonly string[] {
  return [...read(HOME, id, "rules.md").matchAll(/^\*\*([A-Z]{2}\.\d+)\*\*/gm)].map(([, number]) => number!);
}

const ALL_RULES = CATALOG.flatMap(({ id }) => rulesIn(id));

/** Rules, scenarios and code: what stands in the module's own folder. */
function inItsFolder(module: Module): readonly string[] {
  const { id, own, tells, awards, options = [] } = module;
  const home = `${HOME}/${id}`;
  const listedOptions = optionCodesIn(read(home, "rules.md"));
  const numbers = rulesIn(id);
  const sources = listed(home).filter((file) => file.endsWith(".ts"));
  const code = sources.filter((file) => !file.endsWith(".test.ts")).map((file) => read(home, file));
  const tests = sources.filter((file) => file.endsWith(".test.ts")).map((file) => read(home, file));
  const shown = [...tests.join("\n").matchAll(/"rules? ([A-Z]{2}\.[^:"]*)/g)].flatMap(
    ([, list]) => list!.match(/[A-Z]{2}\.\d+/g) ?? [],
  );
  const byReason = typeof awards === "string" ? [awards] : Object.values(awards ?? {});
  const cited = [
    ...[...code.join("\n").matchAll(/rule: "([A-Z]{2}\.\d+)"/g)].map(([, number]) => number!),
    ...Object.values(tells ?? {}),
    ...byReason,
  ];
  const told = [...code.join("\n").matchAll(/\bwhat: "([\w-]+)"(?!, is:)/g)].map(([, what]) => what!);
  const pays = "finalAwards" in module || code.join("\n").includes("awards: [");
  return missing([
    [numbers.length > 2, `${home}/rules.md has fewer than three rules that begin a line with a number: **XX.1**`],
    [new Set(numbers).size === numbers.length, `${home}/rules.md has a rule twice`],
    ...numbers.map((number) => {
      const isOwn = CATALOG.every((each) => each.id === id || !rulesIn(each.id).includes(number));
      return [isOwn, `rule ${number} is also a rule of another module: take other letters`] as const;
    }),
    ...numbers.map(
      (number) =>
        [
          shown.includes(number),
          `rule ${number} has no scenario in ${home}/module.test.ts: it("rule ${number}: ...")`,
        ] as const,
    ),
    ...cited.map(
      (number) => [ALL_RULES.includes(number), `the code of ${id} cites rule ${number}, which there is not`] as const,
    ),
    ...options.map(({ name, rule, values }) => {
      const row = listedOptions.find((each) => each.name === name);
      const isListed = row?.rule === rule && values.every((value, at) => row.values[at] === value);
      return [
        isListed && numbers.includes(rule),
        `the table of ${home}/rules.md, in its last section "For scripts", lacks the row | ${rule} | \`${name}\` | ${values.map((value) => `\`${value}\``).join(" ")} |, or there is no rule ${rule}`,
      ] as const;
    }),
    [
      !own || read(home, "audit.ts").includes("export function audit("),
      `${home}/audit.ts does not export \`audit\`: what must hold of its slice in every position`,
    ],
    [
      !own || read(home, "fields.ts").includes("export const FIELDS: Fields<"),
      `${home}/fields.ts does not export \`FIELDS\`: what each field of its slice means to other programs`,
    ],
    ...[...new Set(told)].map(
      (what) =>
        [
          tells?.[what] !== undefined,
          `${home}/module.ts tells \`${what}\` without the rule behind it: tells: { ${what}: "..." }`,
        ] as const,
    ),
    [!pays || awards !== undefined, `${home}/module.ts pays points without the rule behind them: awards: "..."`],
    [
      existsSync(at(home, "declared.txt")),
      `${home}/declared.txt is missing, which holds what it declares: npx vitest run packages/metro/src/declared.test.ts -u`,
    ],
    ...LANGUAGES.filter((language) => language !== "en").map((language) => {
      const translated = [...read(home, `rules.${language}.md`).matchAll(/^\*\*([A-Z]{2}\.\d+)\*\*/gm)];
      return [
        translated.map(([, number]) => number).join() === numbers.join(),
        `${home}/rules.${language}.md does not have the same rules as rules.md`,
      ] as const;
    }),
  ]);
}

/** The settings of the records that there are, with the name of each. */
const RECORDS = listed(CORPUS)
  .filter((file) => file.endsWith(".record"))
  .flatMap((file) => {
    const parsed = readRecord(read(CORPUS, file));
    return parsed.ok ? [{ file, setup: parsed.record.setup, record: parsed.record }] : [];
  });

/** Records that replay for ever, and what they tell. */
function inTheCorpus({ id, joins, options = [] }: Module): readonly string[] {
  const modules = joins ?? [id];
  const own = RECORDS.filter(({ setup }) => modules.every((each) => setup.modules.includes(each)));
  const how = (name: string, option = ""): string =>
    `no record in ${CORPUS} ${option ? `shows ${option} of ${id}` : `plays ${id}`}: npx interchange moments metro ` +
    `--modules ${modules.join(",")} ${option && `--option ${option} `}--record ${CORPUS}/${name}.record`;
  return missing([
    [existsSync(at(CORPUS, `${id}.record`)), how(id)],
    ...options.flatMap(({ name, values, example }) =>
      values.map((value) => {
        const others = { name, values: [...values, ...(example === undefined ? [] : [example])] };
        const isShown = own.some(
          ({ setup, record }) => setup.options[name] === value && optionShown(metro, record, others) !== undefined,
        );
        return [isShown, how(`${name}-${value}`, `${name}=${value}`)] as const;
      }),
    ),
    ...own.map(
      ({ file }) =>
        [
          existsSync(at(CORPUS, file.replace(/record$/, "events.txt"))),
          `${CORPUS}/${file} has no transcript: npm run transcripts -- --write, and read it`,
        ] as const,
    ),
  ]);
}

/** Documents, bots and page. */
function elsewhere({ id, tag, kind, joins, own, unprinted = [], parts = [] }: Module): readonly string[] {
  const named = joins ? "both of these" : `\`${id}\``;
  const browser = listed(BROWSER).filter((file) => file.endsWith(".browser.ts"));
  return missing([
    [
      read("docs/record.md")
        .split("\n")
        .some((line) => line.startsWith(`| ${named} `) && line.includes(`\`${tag}\``)),
      `docs/record.md has no line for ${id} with its tag \`${tag}\` and its words`,
    ],
    [
      SENSED.includes(id) || Object.hasOwn(SENSELESS, id),
      `the bots know nothing of ${id}: packages/bots/src/metro/modules/${id}.ts, and a line in senses.ts beside it; ` +
        "or say there why there is nothing to know",
    ],
    [existsSync(at(VIEWS, id, "index.tsx")), `the page does not show ${id}: ${VIEWS}/${id}/index.tsx`],
    [
      kind === "bridge" || existsSync(at(VIEWS, id, "picture.tsx")),
      `the setup page has no picture of ${id}: ${VIEWS}/${id}/picture.tsx exports \`Picture\``,
    ],
    ...LANGUAGES.map((language) => {
      const file = `${VIEWS}/${id}/words/${language}.ts`;
      return [existsSync(at(file)), `${file} is missing: the words of ${id}`] as const;
    }),
    ...unprinted.flatMap(({ what }) =>
      LANGUAGES.map((language) => {
        const file = `${VIEWS}/${id}/words/${language}.ts`;
        const says = new RegExp(`unprinted: \\{[^}]*\\b"?${what}"?:`).test(read(file));
        return [says, `${file} does not say what \`${what}\` is: about.unprinted`] as const;
      }),
    ),
    ...parts
      .filter((part) => part.id === id)
      .flatMap(() =>
        LANGUAGES.map((language) => {
          const file = `${VIEWS}/${id}/words/${language}.ts`;
          return [
            /^ {2}box: \{/m.test(read(file)),
            `${file} says nothing for the form of an owner's box: about.box`,
          ] as const;
        }),
      ),
    [
      kind === "bridge" || existsSync(at(VIEWS, id, "intro.ts")),
      `nobody is introduced to ${id}: ${VIEWS}/${id}/intro.ts, a game with two to four steps, and its words in words/en.ts`,
    ],
    [
      kind === "bridge" || STEPS.test(read(VIEWS, id, "intro.ts")),
      `${VIEWS}/${id}/intro.ts has no two to four steps: see npx interchange moments metro --modules ${id}`,
    ],
    [
      kind === "bridge" ||
        (kind === "city" && !own?.choices) ||
        browser.some((file) => read(BROWSER, file).includes(`"${id}"`)),
      `no game with ${id} is played in the page: a test in ${BROWSER} that makes its decisions`,
    ],
    ...tracked
      .filter((file) => file.includes(`/${id}/`) || file.endsWith(`/${id}.ts`))
      .map((file) => [!read(file).includes("TODO"), `${file} still says TODO`] as const),
  ]);
}

/** What its words and rules should say otherwise, as in the glossary. */
function saidOtherwise({ id }: Module): readonly string[] {
  return (["en", "de", "pt-BR"] as const).flatMap((language) => {
    const [words, rules] = [wordsOf(language, `${VIEWS}/${id}`), rulesOf(language, `${HOME}/${id}`)];
    return AVOIDED[language].flatMap((avoided) => avoidedIn({ words, rules, docs: [] }, avoided));
  });
}

test("every folder is in the catalog, and everything in the catalog has a folder", () => {
  const folders = readdirSync(at(HOME), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [each.name] : [],
  );
  const ids: readonly string[] = CATALOG.map(({ id }) => id);
  expect(
    missing([
      ...folders.map((id) => [ids.includes(id), `packages/metro/src/catalog.ts does not list ${id}`] as const),
      ...ids.map((id) => [folders.includes(id), `${HOME} has no folder ${id}, which the catalog lists`] as const),
    ]),
  ).toEqual([]);
});

describe.each(CATALOG.map((module) => ({ id: module.id, module })))("the module $id", ({ module }) => {
  test("has rules, a scenario for each, and an audit", () => expect(inItsFolder(module)).toEqual([]));
  test("has records of every option", () => expect(inTheCorpus(module)).toEqual([]));
  test("says what the glossary says", () => expect(saidOtherwise(module)).toEqual([]));
  test("is known to documents, bots and page, and finished", () => expect(elsewhere(module)).toEqual([]));
});
