/** Statistics of your finished games. */
import { LADDER } from "@interchange/games";
import { fittingFrom } from "../../kit/fitting.ts";
import type { Looked } from "./achievements.ts";

export interface Totals {
  readonly games: number;
  readonly won: number;
  /** Games that someone could win. */
  readonly decided: number;
  readonly mean: number;
  readonly best: Looked | undefined;
  readonly longest: Looked | undefined;
}

export function totalsOf(games: readonly Looked[]): Totals {
  const most = (of: (game: Looked) => number): Looked | undefined =>
    games.filter((game) => of(game) > 0).toSorted((one, other) => of(other) - of(one))[0];
  return {
    games: games.length,
    won: games.filter(({ facts }) => facts.result === "won").length,
    decided: games.filter(({ facts }) => facts.result !== undefined).length,
    mean: games.length ? games.reduce((sum, { facts }) => sum + facts.points, 0) / games.length : 0,
    best: most(({ facts }) => facts.points),
    longest: most(({ facts }) => facts.longest?.length ?? 0),
  };
}

/** Mean points per game by source, in the given order. */
export function meanSources(
  games: readonly Looked[],
  sources: readonly string[],
): readonly (readonly [string, number])[] {
  return sources.map((source) => {
    const sum = games.reduce((all, { facts }) => all + (facts.sources[source] ?? 0), 0);
    return [source, games.length ? sum / games.length : 0];
  });
}

export interface Counted {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** How often you played with each module, the most frequent first; `""` is the game without modules. */
export function favourites(games: readonly Looked[]): readonly Counted[] {
  return counted(games, ({ played: { modules } }) => (modules.length ? modules : [""])).toSorted(
    (one, other) => other.games - one.games || other.won - one.won,
  );
}

/** Win rates by opponent: the strongest bot by level, weakest first, and people last. */
export function winRates(games: readonly Looked[]): readonly Counted[] {
  const order = [...LADDER.map((_, index) => String(index + 1)), PEOPLE];
  return counted(
    games.filter(({ facts }) => facts.result !== undefined),
    ({ played: { hasPeople, rungs } }) => (hasPeople ? [PEOPLE] : rungs.length ? [String(Math.max(...rungs))] : []),
  ).toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

export const PEOPLE = "people";

function counted(games: readonly Looked[], namesOf: (game: Looked) => readonly string[]): readonly Counted[] {
  const all = new Map<string, { games: number; won: number }>();
  for (const game of games)
    for (const name of namesOf(game)) {
      const count = all.get(name) ?? { games: 0, won: 0 };
      count.games++;
      if (game.facts.result === "won") count.won++;
      all.set(name, count);
    }
  return [...all].map(([name, count]) => ({ name, ...count }));
}

/** A game against bots, as a step on the ladder of levels. */
export interface RungStep {
  readonly game: Looked;
  /** The strongest bot at the table. */
  readonly against: number;
  /** The level that fits after it. */
  readonly fits: number;
}

/** Your games against bots in the order played, with the level that fits after each. */
export function rungsOver(games: readonly Looked[]): readonly RungStep[] {
  const steps: RungStep[] = [];
  let fitting = fittingFrom();
  const some = games.filter(({ played, facts }) => !played.hasPeople && played.rungs.length && facts.result);
  for (const game of some.toSorted((one, other) => one.played.at - other.played.at)) {
    const against = Math.max(...game.played.rungs);
    fitting = fittingFrom(fitting, against, game.facts.margin ?? 0, game.played.at);
    steps.push({ game, against, fits: fitting.rung });
  }
  return steps;
}
