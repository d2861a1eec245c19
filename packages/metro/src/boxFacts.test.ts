import { notInBox, unprintedAt } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { CATALOG } from "./catalog.ts";
import { metro } from "./metro.ts";

const { facts } = metro.choices;

test("each box holds the modules that its rulebook has", () => {
  expect(facts?.boxes["first"]).toEqual([]);
  expect(facts?.boxes["second"]?.toSorted()).toEqual([
    "center-rails",
    "central-stations",
    "numbered-stations",
    "stock-corporations",
  ]);
  const printed = CATALOG.filter(({ boxes }) => boxes).map(({ id }) => id);
  expect(notInBox(facts!, "bigbox", printed)).toEqual(["numbered-stations"]);
  expect(notInBox(facts!, "first", ["berlin"])).toEqual(["berlin"]);
});

test("a table knows what of it is printed nowhere", () => {
  const of = (edition: string, ...modules: string[]) =>
    unprintedAt(facts!, { edition, modules }).map(({ what }) => what);
  expect(of("first")).toEqual([]);
  expect(of("second")).toEqual(["numbering", "tiles"]);
  expect(of("bigbox", "berlin")).toEqual(["numbering", "frames", "tiles", "sixth-colour", "prizes", "squares"]);
});

test("every city of a box has something that is ours", () => {
  const cities = CATALOG.filter(({ kind, boxes }) => kind === "city" && boxes);
  expect(cities.length).toBeGreaterThan(5);
  for (const { id, unprinted = [] } of cities) expect([id, unprinted.length]).not.toContain(0);
});

test("what is a ruling of ours says so", () => {
  const rulings = [...metro.choices.options, ...CATALOG.flatMap(({ options }) => options ?? [])].filter(
    ({ isRuling }) => isRuling,
  );
  expect(rulings.map(({ name }) => name)).toContain("central-on-finished");
  expect(rulings.map(({ name }) => name)).not.toContain("central-doubled");
});
