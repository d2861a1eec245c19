import { metro } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import type { SetupRequest } from "@interchange/tabletop";
import { LONDON_TOPOLOGY, underground } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import type { Bot, Budget } from "./bot.ts";
import { eloFromDeals, eloOf, estimate } from "./elo.ts";
import { finish, runMatch, runSimulation } from "./match.ts";
import type { Progress } from "./match.ts";
import { METRO_BOTS, metroBot } from "./metro/bots.ts";
import type { PlayedGame } from "./playGame.ts";
import { matchGames, rotationsOf, seatingOf } from "./seating.ts";
import { Scores } from "./scoreboard.ts";
import { undergroundBot } from "./underground/bots.ts";
import { loadSenses } from "./metro/modules/senses.ts";

await loadSenses();

const budget: Budget = { moveTime: 0, now: () => 0 };
const random = metroBot("random")!;
const greedy = metroBot("greedy")!;

function setupOf(request: SetupRequest) {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

describe("seating", () => {
  it("moves everybody on by one seat", () => {
    expect(seatingOf(2, 2, 0)).toEqual([0, 1]);
    expect(seatingOf(2, 2, 1)).toEqual([1, 0]);
    expect(seatingOf(3, 3, 1)).toEqual([2, 0, 1]);
    expect(seatingOf(2, 3, 1)).toEqual([0, 0, 1]);
  });

  it("comes back after as many rotations as differ", () => {
    expect(rotationsOf(2, 2)).toBe(2);
    expect(rotationsOf(2, 4)).toBe(2);
    expect(rotationsOf(2, 3)).toBe(3);
    expect(rotationsOf(3, 6)).toBe(3);
    expect(rotationsOf(4, 6)).toBe(6);
    expect(rotationsOf(1, 5)).toBe(1);
  });

  it("gives every seat to every bot in equal measure", () => {
    for (const [bots, seats] of [
      [2, 3],
      [2, 4],
      [3, 5],
      [6, 6],
    ] as const) {
      const all = Array.from({ length: rotationsOf(bots, seats) }, (_, rotation) => seatingOf(bots, seats, rotation));
      for (let seat = 1; seat < seats; seat++)
        for (let bot = 0; bot < bots; bot++)
          expect(all.filter((seating) => seating[seat] === bot).length).toBe(
            all.filter((seating) => seating[0] === bot).length,
          );
    }
  });

  it("rounds games up to whole deals", () => {
    expect(matchGames(100, 2, 2)).toBe(100);
    expect(matchGames(101, 2, 2)).toBe(102);
    expect(matchGames(10, 4, 4)).toBe(12);
    expect(matchGames(0, 2, 2)).toBe(2);
  });
});

describe("Elo", () => {
  it("follows the score", () => {
    expect(eloOf(0.5)).toBeCloseTo(0);
    expect(eloOf(10 / 11)).toBeCloseTo(400);
    expect(eloOf(1 / 11)).toBeCloseTo(-400);
  });

  it("takes its error from the deals", () => {
    const { elo, eloError } = eloFromDeals([1, 0.5, 0.5, 0, 1, 0.5, 0.5, 0], 16);
    expect(elo).toBeCloseTo(0);
    const { error } = estimate([1, 0.5, 0.5, 0, 1, 0.5, 0.5, 0], 0.5);
    expect(eloError).toBeCloseTo((error * 1600) / Math.LN10);
  });

  it("stays finite after a clean sweep, with much doubt", () => {
    const { elo, eloError } = eloFromDeals([1, 1, 1, 1], 8);
    expect(elo).toBeCloseTo(eloOf(1 - 1 / 16));
    expect(eloError).toBeGreaterThan(200);
    expect(eloError).toBeLessThan(10_000);
    expect(eloFromDeals([0, 0], 4).elo).toBeLessThan(-300);
    expect(Number.isFinite(eloFromDeals([], 0).eloError)).toBe(true);
  });

  it("has a mean and its error", () => {
    expect(estimate([])).toEqual({ mean: 0, error: 0 });
    expect(estimate([3])).toEqual({ mean: 3, error: 0 });
    const { mean, error } = estimate([1, 3]);
    expect(mean).toBe(2);
    expect(error).toBeCloseTo(1.96);
  });
});

describe("a scores", () => {
  const played = (points: number[]): PlayedGame => ({
    points,
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    moves: 0,
    record: () => {
      throw new Error("no record");
    },
  });

  it("counts wins, draws, losses and margins of two", () => {
    const scores = new Scores(0);
    scores.add([
      { played: played([50, 40]), seating: [0, 1] },
      { played: played([60, 60]), seating: [1, 0] },
    ]);
    scores.add([
      { played: played([50, 70]), seating: [0, 1] },
      { played: played([10, 80]), seating: [1, 0] },
    ]);
    // 10 and 0, then -20 and 70: five and twenty-five.
    expect(scores.score("a")).toMatchObject({ name: "a", wins: 2, draws: 1, losses: 1, meanMargin: 15 });
    expect(scores.score("a").elo).toBeCloseTo(eloOf(2.5 / 4));
  });

  it("wins with more seats only alone, and takes Elo two by two", () => {
    const scores = new Scores(1);
    scores.add([{ played: played([30, 60, 60]), seating: [0, 1, 2] }]);
    scores.add([{ played: played([30, 40, 60]), seating: [0, 1, 2] }]);
    scores.add([{ played: played([30, 90, 60]), seating: [0, 1, 2] }]);
    const score = scores.score("b");
    expect(score).toMatchObject({ wins: 1, draws: 1, losses: 1 });
    expect(score.elo).toBeCloseTo(eloOf((0.75 + 0.5 + 1) / 3));
    expect(score.meanMargin).toBeCloseTo((15 - 5 + 45) / 3);
  });

  it("wins once for a bot on several seats", () => {
    const scores = new Scores(0);
    scores.add([{ played: played([90, 10, 80, 20]), seating: [0, 1, 0, 1] }]);
    expect(scores.score("a")).toMatchObject({ wins: 1, draws: 0, losses: 0, meanMargin: 70 });
  });
});

describe("a simulation", () => {
  it("plays the games it is asked for and reports after each", () => {
    const seen: Progress[] = [];
    let time = 0;
    const run = runSimulation({
      game: metro,
      setup: setupOf({ seats: 3 }),
      bots: [random],
      games: 4,
      seed: 5,
      budget: { moveTime: 0, now: () => (time += 1000) },
    });
    const result = finish(run, (progress) => seen.push(progress));
    expect(seen.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
    expect(result.games).toBe(4);
    expect(result.gamesPerSecond).toBe(4);
    expect(result.meanTotal).toBeCloseTo(result.meanPoints.reduce((sum, each) => sum + each, 0));
    const points = seen.map(({ played }) => played.points);
    expect(result.meanPoints[1]).toBeCloseTo(points.reduce((sum, each) => sum + each[1]!, 0) / 4);
    expect(result.wins.reduce((sum, each) => sum + each, result.draws)).toBe(4);
    expect(seen[0]!.played.record().result).toEqual(points[0]);
  });

  it("gives the same for the same seed, and something else for another", () => {
    const run = (seed: number) =>
      finish(
        runSimulation({ game: metro, setup: setupOf({ seats: 2 }), bots: [random, greedy], games: 2, seed, budget }),
      );
    expect(run(1)).toEqual(run(1));
    expect(run(1).meanPoints).not.toEqual(run(2).meanPoints);
    expect(run(1).gamesPerSecond).toBe(0);
  });
});

describe("a match", () => {
  /** Places the first tile it can: its result depends on the draws alone. */
  const first: Bot<View, Move> = { name: "first", choose: (view) => metro.moves(view)[0]! };

  it("plays every deal in every rotation with the same draws", () => {
    const records: string[] = [];
    const run = runMatch({
      game: metro,
      setup: setupOf({ seats: 3 }),
      bots: [first, { ...first, name: "other" }, { ...first, name: "third" }],
      games: 4,
      seed: 1,
      budget,
    });
    const result = finish(run, ({ played }) => {
      const { entries } = played.record();
      records.push(
        entries
          .filter(({ by }) => by === "chance")
          .map(({ text }) => text)
          .join(" "),
      );
    });
    expect(result).toMatchObject({ games: 6, deals: 2 });
    expect(new Set(records.slice(0, 3)).size).toBe(1);
    expect(new Set(records.slice(3)).size).toBe(1);
    expect(records[0]).not.toBe(records[3]);
    // Identical bots in duplicate come out exactly even.
    for (const bot of result.bots) expect(bot.meanMargin).toBeCloseTo(0);
    expect(new Set(result.bots.map(({ wins }) => wins)).size).toBe(1);
  });

  it.each<SetupRequest>([
    { seats: 2 },
    { seats: 4 },
    { seats: 2, options: { movement: "basic" } },
    { seats: 3, options: { "mornington-crescent": "yes" } },
  ])("deals every pile of On the Underground alike in every rotation, whatever is played: %j", (request) => {
    const prepared = underground.prepare(request);
    if (!prepared.ok) throw new Error(prepared.reason);
    const drawn: string[][] = [];
    const bots = [undergroundBot("random")!, undergroundBot("greedy")!];
    const run = runMatch({ game: underground, setup: prepared.setup, bots, games: 2, seed: 1, budget });
    finish(run, ({ played }) => {
      const { entries } = played.record();
      drawn.push(entries.filter(({ by }) => by === "chance").map(({ text }) => text));
    });
    const piles: ((text: string) => boolean)[] = request.options?.["movement"]
      ? [(text) => isOf(text, "express"), (text) => isOf(text, "normal")]
      : [() => true];
    for (const isFrom of piles) {
      const [first = [], second = []] = drawn.map((texts) => texts.filter(isFrom));
      // Games need not have the same length.
      const both = Math.min(first.length, second.length);
      expect(both).toBeGreaterThan(15);
      expect(second.slice(0, both)).toEqual(first.slice(0, both));
    }
  });

  /** Whether a draw is a card of that kind. */
  function isOf(text: string, kind: string): boolean {
    const chance = underground.notation.readChance(text);
    if (chance?.type !== "card") return false;
    const topology = LONDON_TOPOLOGY;
    return topology.city.stations[topology.station(chance.station)!]!.category === kind;
  }

  it("adds up, and is the same for the same seed", () => {
    const run = () =>
      finish(
        runMatch({ game: metro, setup: setupOf({ seats: 2 }), bots: [random, greedy], games: 9, seed: "x", budget }),
      );
    const { games, bots } = run();
    expect(games).toBe(10);
    const [one, two] = [bots[0]!, bots[1]!];
    expect(one.wins).toBe(two.losses);
    expect(one.draws).toBe(two.draws);
    expect(one.wins + one.draws + one.losses).toBe(games);
    expect(one.meanMargin).toBeCloseTo(-two.meanMargin);
    expect(one.elo).toBeCloseTo(-two.elo);
    expect(run().bots).toEqual(bots);
  });

  it("lets everybody play the deals of a game for one alone", () => {
    const setup = setupOf({ modules: ["solo"] });
    const played: PlayedGame[] = [];
    const run = runMatch({ game: metro, setup, bots: [random, greedy, random], games: 4, seed: 1, budget });
    const result = finish(run, (progress) => played.push(progress.played));
    expect(result).toMatchObject({ games: 4, deals: 4 });
    for (const { points, places } of played) {
      expect(points).toHaveLength(3);
      expect(places).toEqual(points.map((own) => 1 + points.filter((other) => other > own).length));
    }
    for (const { wins, draws, losses } of result.bots) expect(wins + draws + losses).toBe(4);
    // Same seed, same luck: the first and the third play alike.
    expect(played.every(({ points }) => points[0] === points[2])).toBe(true);
    expect(result.bots[0]).toMatchObject({ ...result.bots[2], name: "random" });
  });

  it("takes two bots at least, and no more than there are seats", () => {
    const start = (bots: typeof METRO_BOTS) =>
      finish(runMatch({ game: metro, setup: setupOf({ seats: 2 }), bots, games: 2, seed: 1, budget }));
    expect(() => start([random])).toThrow(RangeError);
    expect(() => start(METRO_BOTS)).toThrow(RangeError);
  });
});
