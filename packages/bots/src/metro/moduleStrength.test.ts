/** The planner with every module. Matches are sequential: they stop as soon as it is all but certain how they stand. */
import { CATALOG, metro } from "@interchange/metro";
import type { Setup, SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { estimate } from "../elo.ts";
import { runMatch, runSimulation } from "../match.ts";
import { firstSeats } from "../playGame.ts";
import { rotationsOf, seatingOf } from "../seating.ts";
import { metroBot } from "./bots.ts";

/** The planner must win more than this part of its games; it wins nearly all, and it is taken to win this part. */
const TOO_FEW = 0.8;
const USUAL = 0.98;
/** The odds at which a match is decided. */
const CERTAIN = Math.log(50);
/** So many solo games are played at least, before their scores are compared. */
const FEWEST = 8;
/** The clock stands still, so every run plays the same games; without a search, which would only make it stronger. */
const BUDGET = { moveTime: 0, now: () => 0 };

function setupOf(request: SetupRequest): Setup {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

const bots = (...names: readonly string[]) => names.map((name) => metroBot(name)!);

/** Whether the planner beats random, by a sequential test of the two rates above; a draw is half a win. */
function beatsRandom(setup: Setup): boolean {
  const contest = { game: metro, setup, bots: bots("planner", "random"), games: 200, seed: "modules", budget: BUDGET };
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

/** Whether the planner scores more than so many times what random scores on the same draws, when each plays alone. */
function beatsRandomAlone(setup: Setup, times: number): boolean {
  const [planner, random] = bots("planner", "random").map((bot) =>
    runSimulation({ game: metro, setup, bots: [bot], games: 100, seed: "modules", budget: BUDGET }),
  );
  const margins: number[] = [];
  for (const { played } of planner!) {
    const other = random!.next();
    if (other.done) break;
    margins.push(played.points[0]! - times * other.value.played.points[0]!);
    const { mean, error } = estimate(margins);
    if (margins.length >= FEWEST && Math.abs(mean) > 2 * error) return mean > 0;
  }
  return false;
}

const TABLES: readonly SetupRequest[] = [
  ...CATALOG.filter(({ kind }) => kind === "expansion" || kind === "city").map(({ id }) => ({ modules: [id] })),
  { modules: ["stock-corporations", "central-stations"] },
];

describe("planner", () => {
  it.each(TABLES)("beats random with $modules", { timeout: 120_000 }, (request) => {
    expect(beatsRandom(setupOf({ seats: 2, ...request }))).toBe(true);
  });

  it("scores half as much again as random, and more, in the solo game", { timeout: 120_000 }, () => {
    expect(beatsRandomAlone(setupOf({ seats: 1, modules: ["solo"] }), 1.5)).toBe(true);
  });
});
