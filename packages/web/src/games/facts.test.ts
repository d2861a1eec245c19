import { readRecord } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import type { GameFacts } from "../kit/facts.ts";
import type { LookBack } from "./lookBack.ts";
import { lookBack as metro } from "./metro/review/facts.ts";
import { lookBack as underground } from "./underground/review/facts.ts";

const CORPUS = import.meta.glob<string>(
  [
    "../../../../corpus/metro/bigbox/2-seats.record",
    "../../../../corpus/metro/first/end-shared-win.record",
    "../../../../corpus/metro/modules/{london,corporate-central-stations}.record",
    "../../../../corpus/underground/2006/2-seats.record",
  ],
  { query: "?raw", import: "default", eager: true },
);

function recordAt(path: string) {
  const read = readRecord(CORPUS[`../../../../corpus/${path}.record`] ?? "");
  if (!read.ok) throw new Error(read.problem.reason);
  return read.record;
}

const sum = ({ sources }: GameFacts): number => Object.values(sources).reduce((all, points) => all + points, 0);

describe("the facts of a game of Metro", () => {
  test("say how it ended for a seat, and where its points came from", async () => {
    const record = recordAt("metro/bigbox/2-seats");
    expect(await metro.factsOf(record, 1)).toEqual({
      points: 130,
      result: "won",
      margin: 50,
      behind: 34,
      sources: { centre: 0, long: 85, short: 45, modules: 0 },
      longest: { length: 37, step: 59 },
      counts: { lines: 16, centre: 0, shortest: 1 },
    });
    expect(await metro.factsOf(record, 0)).toMatchObject({ points: 80, result: "lost", margin: -50 });
  });

  test("count what no line paid for the modules", async () => {
    const facts = await metro.factsOf(recordAt("metro/modules/london"), 0);
    expect(facts.sources).toEqual({ centre: 16, long: 8, short: 23, modules: 10 });
    expect(sum(facts)).toBe(facts.points);
  });

  test("have no lines where companies own them", async () => {
    const facts = await metro.factsOf(recordAt("metro/modules/corporate-central-stations"), 1);
    expect(facts.longest).toBeUndefined();
    expect(facts.counts["lines"]).toBe(0);
    expect(facts.sources["modules"]).toBe(facts.points);
  });

  test("know a win that was shared", async () => {
    const facts = await metro.factsOf(recordAt("metro/first/end-shared-win"), 0);
    expect(facts).toMatchObject({ result: "shared", margin: 0 });
  });
});

describe("the facts of a game of On the Underground", () => {
  const record = recordAt("underground/2006/2-seats");

  test("say where its points came from", async () => {
    for (const seat of [0, 1]) {
      const facts = await underground.factsOf(record, seat);
      expect(sum(facts)).toBe(facts.points);
      expect(facts.longest?.length).toBeGreaterThan(3);
      expect(facts.longest?.step).toBeLessThanOrEqual(record.entries.filter(({ by }) => by === "seat").length);
    }
  });

  test("count loops, rides, termini and tokens", async () => {
    const { counts } = await underground.factsOf(record, 0);
    expect(Object.keys(counts)).toEqual(["enclosed", "ownRide", "termini", "tokens"]);
    expect(Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
  });
});

const FACTS: GameFacts = { points: 50, behind: 0, sources: {}, counts: {} };

/** For each achievement: a game that earns it, and one that just misses it. */
const CASES: readonly (readonly [LookBack, string, Partial<GameFacts>, Partial<GameFacts>])[] = [
  [metro, "longLine", { longest: { length: 20, step: 9 } }, { longest: { length: 19, step: 9 } }],
  [
    metro,
    "withoutCentre",
    { result: "won", counts: { lines: 8, centre: 0 } },
    { result: "won", counts: { lines: 8, centre: 1 } },
  ],
  // If companies own the lines, nobody has one in the centre.
  [
    metro,
    "withoutCentre",
    { result: "won", counts: { lines: 8, centre: 0 } },
    { result: "won", counts: { lines: 0, centre: 0 } },
  ],
  [metro, "threeToCentre", { counts: { centre: 3 } }, { counts: { centre: 2 } }],
  [metro, "noStubs", { counts: { lines: 5, shortest: 3 } }, { counts: { lines: 5, shortest: 2 } }],
  [underground, "wideLoop", { counts: { enclosed: 8 } }, { counts: { enclosed: 7 } }],
  [underground, "ownRide", { counts: { ownRide: 2 } }, { counts: { ownRide: 1 } }],
  [underground, "fourTermini", { counts: { termini: 4 } }, { counts: { termini: 3 } }],
  [underground, "withoutTokens", { result: "won", counts: { tokens: 0 } }, { result: "lost", counts: { tokens: 0 } }],
];

test.each(CASES)("an achievement is shown by the game that has it ($1)", (lookBack, name, shows, lacks) => {
  expect(lookBack.achievements[name]?.({ ...FACTS, ...shows })).toBe(true);
  expect(lookBack.achievements[name]?.({ ...FACTS, ...lacks })).toBe(false);
});

test("every achievement and every source of points has its words", async () => {
  for (const { words, achievements, sources } of [metro, underground]) {
    expect(Object.keys(words().achievements)).toEqual(Object.keys(achievements));
    expect(Object.keys(words().sources)).toEqual(sources);
  }
  expect(new Set(CASES.map(([, name]) => name)).size).toBe(
    Object.keys(metro.achievements).length + Object.keys(underground.achievements).length,
  );
});
