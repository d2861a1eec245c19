/** The laws of the table with modules on: alone, in pairs and in the largest sets, at every count of seats. */
import { checkLaws, checkRecall } from "@interchange/tabletop/conformance";
import { describe, expect, it } from "vitest";
import { CATALOG } from "./catalog.ts";
import { metro } from "./game.ts";
import { clashOf } from "./options.ts";
import type { Module } from "./module.ts";
import { referee } from "./testing/referee.ts";
import { setupOf } from "./testing/tables.ts";
import { metroSearch } from "./search.ts";

const LONG = process.env["LONG"] === "1";
const subject = { game: metro, search: metroSearch, referee };
const SEEDS = LONG ? ["", " again", " once more"] : ["", " again"];
/** Hidden draws whose knowers are asked later whether they still know. */
const RECALLED = LONG ? 3_000 : 250;
const choosable = CATALOG.filter(({ kind }) => kind !== "bridge");

/** Every set of modules that goes together. */
function allowedSets(): readonly (readonly Module[])[] {
  let sets: (readonly Module[])[] = [[]];
  for (const module of choosable)
    sets = [...sets, ...sets.map((set) => [...set, module]).filter((set) => clashOf(set) === undefined)];
  return sets.filter((set) => set.length > 0);
}

const SETS = allowedSets().map((set) => ({
  name: set.map(({ id }) => id).join(" + "),
  modules: set.map(({ id }) => id),
  seatCounts: set.some(({ seats }) => seats !== undefined) ? [set.find(({ seats }) => seats)!.seats!] : [2, 3, 4, 5, 6],
  options: set.flatMap(({ options }) => options ?? []),
}));

// `$name` would be cut off after 40 characters, and `-t` would miss what is behind.
describe.each(SETS.map((set) => [set.name, set] as const))("%s", (name, { modules, seatCounts, options }) => {
  it("keeps the laws", { timeout: 3_600_000 }, () => {
    // A sample of seat counts, which differs from set to set; all of them in the long run.
    const counts = LONG ? seatCounts : [seatCounts[name.length % seatCounts.length]!];
    for (const seats of counts) {
      for (const seed of modules.length === 1 ? SEEDS : SEEDS.slice(0, 1))
        checkLaws(subject, setupOf({ seats, modules }), `${name} ${seats}${seed}`);
      for (const { name: option, values } of LONG || modules.length === 1 ? options : [])
        for (const value of values.slice(1)) {
          const prepared = metro.prepare({ seats, modules, options: { [option]: value } });
          if (prepared.ok) checkLaws(subject, prepared.setup, `${name} ${seats} ${option}`);
        }
    }
  });
});

describe.each(choosable.filter(({ own }) => own?.view).map(({ id }) => ({ id })))("$id", ({ id }) => {
  it("lets nobody forget what they have seen", { timeout: 3_600_000 }, () => {
    for (const seats of LONG ? [2, 3, 4, 5, 6] : [6])
      checkRecall(subject, setupOf({ seats, modules: [id] }), `${id} ${seats}`, RECALLED);
  });
});

describe("sets of modules", () => {
  it("are refused when they do not go together, in words (rule 9.1)", () => {
    const refused = metro.prepare({ modules: ["paris", "st-petersburg"] });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: "9.1" } });
    expect(!refused.ok && refused.reason).toMatch(/one city/);
  });
});
