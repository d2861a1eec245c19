/**
 * Many games between bots: `runSimulation` measures scores, `runMatch` finds out who is better.
 *
 * Both are generators that yield after every game, so that a caller can draw a progress bar, keep a page responsive, or
 * stop. `finish` runs one to its end. They read no clock but the budget's.
 *
 *     const run = runMatch({ game: metro, setup, bots: [planner, greedy], games: 100, seed: 1, budget });
 *     const { bots } = finish(run, ({ done, games }) => bar.draw(done / games));
 */
import { seededChance } from "@interchange/tabletop";
import type { Game, Setup } from "@interchange/tabletop";
import { clockOf } from "./bot.ts";
import type { Bot, Budget } from "./bot.ts";
import { dealtGames, joined } from "./deal.ts";
import { firstSeats, playGame } from "./playGame.ts";
import type { PlayedGame } from "./playGame.ts";
import { matchGames, rotationsOf, seatingOf } from "./seating.ts";
import { Scores } from "./scoreboard.ts";
import type { BotScore } from "./scoreboard.ts";

export interface Contest<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  /** They repeat in turn if there are more seats. A single one plays all seats. */
  readonly bots: readonly Bot<View, Move>[];
  readonly games: number;
  readonly seed: number | string;
  readonly budget: Budget;
  /** By seat, for the records of a simulation. */
  readonly names?: readonly string[];
}

/** The game just played, and the progress of the run. */
export interface Progress {
  readonly done: number;
  readonly games: number;
  readonly played: PlayedGame;
}

/** Runs to the end, with a callback for every step. */
export function finish<Result>(run: Generator<Progress, Result>, onProgress?: (progress: Progress) => void): Result {
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
}

export interface Simulated {
  readonly games: number;
  /** By the budget's clock, in milliseconds; 0 if it stood still. */
  readonly gamesPerSecond: number;
  /** By seat. */
  readonly meanPoints: readonly number[];
  /** Of all seats together. */
  readonly meanTotal: number;
  /** Games that a seat won alone, by seat. */
  readonly wins: readonly number[];
  /** Games with a shared first place. */
  readonly draws: number;
  readonly meanMoves: number;
}

/** Independent games in which every bot keeps its seat. */
export function* runSimulation<Position, Move, Chance, Event, View>(
  contest: Contest<Position, Move, Chance, Event, View>,
): Generator<Progress, Simulated> {
  const { game, setup, games, seed, budget, names } = contest;
  const bots = seatingOf(contest.bots.length, setup.seats).flatMap((bot) => contest.bots[bot] ?? []);
  const points = bots.map(() => 0);
  const wins = bots.map(() => 0);
  let draws = 0;
  let moves = 0;
  const now = clockOf(budget);
  const started = now();
  for (let number = 0; number < games; number++) {
    const gameSeed = `${seed}/${number}`;
    const played = playGame({
      game,
      setup,
      bots,
      chance: seededChance(gameSeed),
      seed: gameSeed,
      budget,
      ...(names && { names }),
    });
    for (const [seat, won] of played.points.entries()) points[seat] = (points[seat] ?? 0) + won;
    const [winner, another] = firstSeats(played);
    if (another !== undefined) draws++;
    else if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
    moves += played.moves;
    yield { done: number + 1, games, played };
  }
  const seconds = (now() - started) / 1000;
  const mean = (sum: number): number => (games > 0 ? sum / games : 0);
  return {
    games,
    gamesPerSecond: seconds > 0 ? games / seconds : 0,
    meanPoints: points.map(mean),
    meanTotal: mean(points.reduce((sum, each) => sum + each, 0)),
    wins,
    draws,
    meanMoves: mean(moves),
  };
}

export interface Matched {
  /** Whole deals, so it may be more than requested. */
  readonly games: number;
  readonly deals: number;
  /** In the order the bots were named. */
  readonly bots: readonly BotScore[];
}

/**
 * A contest in duplicate: a deal is a fixed order of the bag, played in every rotation of the seats. Everyone gets the
 * same luck, so far fewer games show who is better. In a solo game everyone plays the deal alone, which counts as one
 * game with all of them.
 */
export function* runMatch<Position, Move, Chance, Event, View>(
  contest: Contest<Position, Move, Chance, Event, View>,
): Generator<Progress, Matched> {
  const { game, setup, seed, budget } = contest;
  const named = contest.bots.length;
  const games = matchGames(contest.games, named, setup.seats);
  const deals = games / rotationsOf(named, setup.seats);
  const scoreboards = contest.bots.map(({ name }, bot) => ({ name, scores: new Scores(bot) }));
  let done = 0;
  for (let number = 0; number < deals; number++) {
    const deal: { played: PlayedGame; seating: readonly number[] }[] = [];
    for (const { seating, tables } of dealtGames({ game, setup, bots: named, seed }, number)) {
      const played = joined(
        tables.map(({ sits, ...table }) =>
          playGame({ ...table, budget, bots: sits.flatMap((bot) => contest.bots[bot] ?? []) }),
        ),
      );
      deal.push({ played, seating });
      yield { done: ++done, games, played };
    }
    for (const { scores } of scoreboards) scores.add(deal);
  }
  return { games, deals, bots: scoreboards.map(({ name, scores }) => scores.score(name)) };
}
