/** The laws of the table with modules on: each alone, each bridge, and other sets up to the largest. */
import { Random } from "@interchange/tabletop";
import type { OptionSpec } from "@interchange/tabletop";
import { checkKnowledge, checkLaws } from "@interchange/tabletop/conformance";
import { describe, expect, it } from "vitest";
import { CATALOG } from "./catalog.ts";
import { metro } from "./metro.ts";
import { clashOf } from "./options.ts";
import type { Module } from "./module.ts";
import { referee } from "./testing/referee.ts";
import { suspects } from "./testing/suspects.ts";
import { setupOf } from "./testing/tables.ts";
import { metroSearch } from "./metro.ts";

const LONG = process.env["LONG"] === "1";
const subject = { game: metro, search: metroSearch, referee, suspects };
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

const isBridged = (set: readonly string[]): boolean =>
  CATALOG.some(({ joins }) => joins && set.length === 2 && joins.every((id) => set.includes(id)));
const needed = SETS.filter(({ modules }) => modules.length === 1 || isBridged(modules));
const others = SETS.filter((set) => !needed.includes(set));
/** All sets in the long run, and where mutants are looked for. */
const tried =
  LONG || process.env["MUTATED"] !== undefined
    ? SETS
    : [...needed, ...new Random("a sample of sets").shuffled(others).slice(0, 3)];

type Chosen = Readonly<Record<string, string>>;

/** Every value but the usual one, each alone. */
function oneByOne(options: readonly OptionSpec[]): readonly Chosen[] {
  return options.flatMap(({ name, values }) => values.slice(1).map((value) => ({ [name]: value })));
}

/** The same values in fewer tables: the second of all options at once, then the third of those that have one. */
function together(options: readonly OptionSpec[]): readonly Chosen[] {
  const most = Math.max(1, ...options.map(({ values }) => values.length));
  return Array.from({ length: most - 1 }, (_, at) =>
    Object.fromEntries(
      options.flatMap(({ name, values }) => (at + 1 < values.length ? [[name, values[at + 1]!]] : [])),
    ),
  );
}

// `$name` would be cut off after 40 characters, and `-t` would miss what is behind.
describe.each(tried.map((set) => [set.name, set] as const))("%s", (name, { modules, seatCounts, options }) => {
  it("keeps the laws", { timeout: 3_600_000 }, () => {
    // A sample of seat counts, which differs from set to set; all of them in the long run.
    const counts = LONG ? seatCounts : [seatCounts[name.length % seatCounts.length]!];
    for (const seats of counts) {
      checkLaws(subject, setupOf({ seats, modules }), `${name} ${seats}`);
      for (const chosen of LONG ? oneByOne(options) : modules.length === 1 ? together(options) : []) {
        const prepared = metro.prepare({ seats, modules, options: chosen });
        if (prepared.ok) checkLaws(subject, prepared.setup, `${name} ${seats} ${Object.keys(chosen).join(" ")}`);
      }
    }
  });
});

/** Walks with each module alone, at every count of seats in turn. */
const WALKS = LONG ? 60 : 2;
/** More of them where what is rare needs a draw that is. */
const SOLO_WALKS = LONG ? 300 : 6;
/** Hidden draws whose knowers are asked later whether they still know; secrets travel where there are exchanges. */
const RECALLED = LONG ? { staying: 500, travelling: 3_000 } : { staying: 10, travelling: 50 };
/** What happens in random games only because a kind of move is chosen first. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  solo: ["solo.reject"],
  "stock-corporations": ["stock.#-up", "stock.#-top"],
};

describe.each(choosable.map((module) => [module.id, module] as const))("%s alone", (id, { own, seats = 6 }) => {
  it(
    "tells everybody what they may know, in walks from many seeds with rare moves in them",
    { timeout: 3_600_000 },
    () => {
      const kinds = new Set<string>();
      for (let walk = 0; walk < (seats === 1 ? SOLO_WALKS : WALKS); walk++) {
        const setup = setupOf({ seats: seats === 1 ? 1 : 2 + ((walk * 3) % 5), modules: [id] });
        for (const kind of checkKnowledge(subject, setup, `${id}/${walk}`)) kinds.add(kind);
      }
      expect([...kinds]).toEqual(expect.arrayContaining([...(RARE[id] ?? [])]));
    },
  );

  it.runIf(own && "view" in own)("lets nobody forget what they have seen", { timeout: 3_600_000 }, () => {
    const setup = setupOf({ seats, modules: [id] });
    checkKnowledge(subject, setup, `${id} recalled`, own && "instead" in own ? RECALLED.travelling : RECALLED.staying);
  });
});

describe("sets of modules", () => {
  it("are refused when they do not go together, in words (rule 9.1)", () => {
    const refused = metro.prepare({ modules: ["paris", "st-petersburg"] });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: "9.1" } });
    expect(!refused.ok && refused.reason).toMatch(/one city/);
  });
});
