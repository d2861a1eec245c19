/**
 * Tests the reference with every module. Matches are sequential: they stop as soon as the result is all but certain.
 */
import { CATALOG, metro } from "@interchange/metro";
import type { Setup, SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { estimate } from "../elo.ts";
import { runMatch, runSimulation } from "../match.ts";
import type { Progress } from "../match.ts";
import { firstSeats } from "../playGame.ts";
import { rotationsOf, seatingOf } from "../seating.ts";
import { metroBot } from "./bots.ts";
import { loadSenses, SENSED } from "./modules/senses.ts";
import { reference, senselessReference } from "./reference.ts";

await loadSenses();

const LONG = process.env["LONG"] === "1";

/** The reference must win more than this share. It wins nearly all, and is assumed to win the other share. */
const TOO_FEW = 0.8;
const USUAL = 0.98;
/** The odds at which a match is decided. */
const CERTAIN = Math.log(50);
/** The least number of deals before scores are compared, and how many 95 % errors it takes to be sure. */
const FEWEST = 8;
const DOUBT = 1.3;
/** The clock stands still, so every run plays the same games; without a search, which would only make it stronger. */
const BUDGET = { moveTime: 0, now: () => 0 };

function setupOf(request: SetupRequest): Setup {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

const bots = (...names: readonly string[]) => names.map((name) => metroBot(name)!);

/** Whether the mean of a sequence is above 0 with certainty. */
function isAbove(numbers: Iterable<number>): boolean {
  const sofar: number[] = [];
  for (const number of numbers) {
    sofar.push(number);
    const { mean, error } = estimate(sofar);
    if (sofar.length >= FEWEST && mean > DOUBT * error) return true;
  }
  return false;
}

/** Whether the reference beats random, by a sequential test of the two rates above. A draw is half a win. */
function beatsRandom(setup: Setup): boolean {
  const contest = {
    game: metro,
    setup,
    bots: bots("reference", "random"),
    games: 200,
    seed: "modules",
    budget: BUDGET,
  };
  const rotations = rotationsOf(2, setup.seats);
  let odds = 0;
  for (const { done, played } of runMatch(contest)) {
    const seating = seatingOf(2, setup.seats, (done - 1) % rotations);
    const firsts = firstSeats(played);
    const won = firsts.filter((seat) => seating[seat] === 0).length / firsts.length;
    odds += won * Math.log(USUAL / TOO_FEW) + (1 - won) * Math.log((1 - USUAL) / (1 - TOO_FEW));
    if (Math.abs(odds) > CERTAIN) break;
  }
  return odds > CERTAIN;
}

/** Whether the reference scores more than this many times what random scores on the same draws, each playing alone. */
function beatsRandomAlone(setup: Setup, times: number): boolean {
  const [one, random] = bots("reference", "random").map((bot) =>
    runSimulation({ game: metro, setup, bots: [bot], games: 100, seed: "modules", budget: BUDGET }),
  );
  return isAbove(leads(one!, random!, times));
}

function* leads(one: Generator<Progress>, other: Generator<Progress>, times: number): Generator<number> {
  for (const { played } of one) {
    const next = other.next();
    if (next.done) return;
    yield played.points[0]! - times * next.value.played.points[0]!;
  }
}

/** By how many points the reference beats itself without its module knowledge, deal by deal. */
function* marginsOfSense(setup: Setup, games: number): Generator<number> {
  const contest = { game: metro, setup, bots: [reference, senselessReference], games, seed: "senses", budget: BUDGET };
  const rotations = setup.seats === 1 ? 1 : rotationsOf(2, setup.seats);
  let margin = 0;
  for (const { done, played } of runMatch(contest)) {
    const seating = setup.seats === 1 ? [0, 1] : seatingOf(2, setup.seats, (done - 1) % rotations);
    for (const [seat, points] of played.points.entries()) margin += seating[seat] === 0 ? points : -points;
    if (done % rotations > 0) continue;
    yield margin;
    margin = 0;
  }
}

/** Knowledge whose effect is too small to show in so few games, as far as we know; see the README. */
const SLIGHT: Readonly<Record<string, SetupRequest>> = {
  "center-rails": { options: { "center-rails-score": "no" } },
  "new-york": {},
  "numbered-stations": {},
  berlin: {},
};

const KNOWN = SENSED.map((id) => ({ id, seats: id === "solo" ? 1 : 2, modules: [id] }));

const TABLES: readonly SetupRequest[] = [
  ...CATALOG.filter(({ kind }) => kind === "expansion" || kind === "city").map(({ id }) => ({ modules: [id] })),
  { modules: ["stock-corporations", "central-stations"] },
];

describe("reference", () => {
  it.runIf(LONG).each(TABLES)("beats random with $modules", (request) => {
    expect(beatsRandom(setupOf({ seats: 2, ...request }))).toBe(true);
  });

  it.runIf(LONG)("scores half as much again as random, and more, in the solo game", () => {
    expect(beatsRandomAlone(setupOf({ seats: 1, modules: ["solo"] }), 1.5)).toBe(true);
  });

  it.runIf(LONG).each(KNOWN.filter(({ id }) => !(id in SLIGHT)))(
    "plays better with its sense of $id than without",
    ({ id, ...request }) => {
      const how = `npx interchange match metro --modules ${id} --bots reference,reference:without-sense --move-time 1`;
      const isBetter = isAbove(marginsOfSense(setupOf(request), 400));
      expect(isBetter ? [] : [`in 400 games the sense of ${id} is not worth its points; see \`${how}\``]).toEqual([]);
    },
  );

  it.each(KNOWN)("plays otherwise with its sense of $id than without", ({ id, ...request }) => {
    // Both get the same deals and chance, so games differ only where the two decide differently.
    let differs = false;
    for (const margin of marginsOfSense(setupOf({ ...request, ...SLIGHT[id] }), 4)) if ((differs = margin !== 0)) break;
    expect(differs).toBe(true);
  });
});
