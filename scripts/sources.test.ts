/** Every number that docs/rules/sources.md names is the number of a rule, and every section of a rulebook names one. */
import { readdirSync, readFileSync } from "node:fs";
import { CATALOG } from "@interchange/metro";
import { expect, test } from "vitest";
import { at } from "./tree.mjs";

const MODULES = "packages/metro/src/modules";
const NUMBER = /\b(?:[A-Z]{2}\.\d+|\d+\.\d+|8)\b/g;

const text = (...path: readonly string[]): string => readFileSync(at(...path), "utf8");

/** The numbers that begin a rule, and the sections that have none inside. */
function numbersIn(markdown: string): readonly string[] {
  return [
    ...[...markdown.matchAll(/^\*\*([A-Z]{2}\.\d+|\d+\.\d+)\*\*/gm)].map(([, number]) => number!),
    ...[...markdown.matchAll(/^## (\d+) /gm)].map(([, number]) => number!),
  ];
}

const METRO = new Set([
  ...numbersIn(text("docs", "rules", "metro.md")),
  ...readdirSync(at(MODULES)).flatMap((id) => numbersIn(text(MODULES, id, "rules.md"))),
]);
const UNDERGROUND = new Set(numbersIn(text("docs", "rules", "underground.md")));

/** The rows of each rulebook's table: the section, and the cell with the numbers. */
const books = text("docs", "rules", "sources.md")
  .split(/^## /m)
  .slice(1)
  .map((book) => {
    const [title = "", ...lines] = book.split("\n");
    const rows = lines.filter((line) => line.startsWith("|")).slice(2);
    return { title, rows: rows.map((row) => row.split("|").map((cell) => cell.trim())) };
  });

test("there are five rulebooks", () => {
  expect(books.map(({ title }) => title)).toHaveLength(5);
  for (const { rows } of books) expect(rows.length).toBeGreaterThan(8);
});

test.each(books)("$title: every section is carried by rules that exist", ({ title, rows }) => {
  const known = title === "On the Underground" ? UNDERGROUND : METRO;
  const wrong = rows.flatMap(([, section = "", numbers = ""]) => {
    const named = numbers.match(NUMBER) ?? [];
    if (!named.length) return [`${section} names no rule`];
    return named.filter((number) => !known.has(number)).map((number) => `${section}: there is no rule ${number}`);
  });
  expect(wrong).toEqual([]);
});

test("numbers in the remarks exist, too", () => {
  for (const { title, rows } of books) {
    const known = title === "On the Underground" ? UNDERGROUND : METRO;
    const named = rows.flatMap(([, , , remark = ""]) => remark.match(/\b(?:[A-Z]{2}\.\d+|\d\.\d+)\b/g) ?? []);
    expect(named.filter((number) => !known.has(number))).toEqual([]);
  }
});

/** The letters of the rules of modules that no rulebook has: they are ours as a whole. */
const OURS = CATALOG.filter(({ boxes, kind }) => !boxes && kind !== "bridge").map(
  ({ id }) => /^\*\*([A-Z]{2})\./m.exec(text(MODULES, id, "rules.md"))?.[1],
);

test("every rule of ours is named by some section, but for what no rulebook says", () => {
  const named = new Set(
    books.slice(0, 4).flatMap(({ rows }) => rows.flatMap(([, , cell = ""]) => cell.match(NUMBER) ?? [])),
  );
  const unnamed = [...METRO].filter(
    (number) => number.includes(".") && !named.has(number) && !OURS.includes(number.slice(0, 2)),
  );
  // Open hands and the mirrored numbering are ours; passing, decisions, draws and numbers of rules are how it works here.
  expect(unnamed.toSorted()).toEqual(["10.1", "10.2", "2.7", "6.3", "7.1", "9.2", "9.3"]);
  const own = new Set(books[4]?.rows.flatMap(([, , cell = ""]) => cell.match(NUMBER) ?? []));
  expect([...UNDERGROUND].filter((number) => number.includes(".") && !own.has(number))).toEqual([]);
});
