import { eloFromDeals, estimate } from "./elo.ts";
import { firstSeats } from "./playGame.ts";
import type { PlayedGame } from "./playGame.ts";

export interface BotScore {
  readonly name: string;
  /** Games that one of this bot's seats won alone. */
  readonly wins: number;
  /** Games in which it shared first place. */
  readonly draws: number;
  readonly losses: number;
  /** How often its seats come first, from 0 to 1. A shared first place counts by its share. */
  readonly share: number;
  /** Half the width of the share's 95 % interval. */
  readonly shareError: number;
  /** The mean points of its seats minus those of the other bots' seats. */
  readonly meanMargin: number;
  /** Half the width of the margin's 95 % interval. */
  readonly marginError: number;
  /** From how often its seats finish ahead of other bots' seats, pair by pair; with two seats that is the score. */
  readonly elo: number;
  /** Half the width of the Elo's 95 % interval. */
  readonly eloError: number;
}

/** One bot's results in a match, deal by deal. */
export class Scores {
  private readonly bot: number;
  private wins = 0;
  private draws = 0;
  private games = 0;
  private readonly scores: number[] = [];
  private readonly margins: number[] = [];
  /** How often it came first, by deal. */
  readonly shares: number[] = [];

  constructor(bot: number) {
    this.bot = bot;
  }

  /** Adds all games of a deal, with the bots as they sat in each. */
  add(
    deal: readonly {
      readonly played: Pick<PlayedGame, "points" | "places">;
      readonly seating: readonly number[];
    }[],
  ): void {
    const { bot } = this;
    const shares: number[] = [];
    const scores: number[] = [];
    const margins: number[] = [];
    for (const { played, seating } of deal) {
      this.games++;
      const first = firstSeats(played);
      const ownFirst = first.filter((seat) => seating[seat] === bot).length;
      shares.push(first.length ? ownFirst / first.length : 0);
      if (ownFirst) {
        if (first.length === 1) this.wins++;
        else this.draws++;
      }
      const own = played.points.filter((_, seat) => seating[seat] === bot);
      const others = played.points.filter((_, seat) => seating[seat] !== bot);
      const pairs = own.flatMap((points) => others.map((other) => points - other));
      scores.push(estimate(pairs.map((lead) => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0))).mean);
      margins.push(estimate(pairs).mean);
    }
    this.shares.push(estimate(shares).mean);
    this.scores.push(estimate(scores).mean);
    this.margins.push(estimate(margins).mean);
  }

  score(name: string): BotScore {
    const { wins, draws, games } = this;
    const margin = estimate(this.margins);
    const share = estimate(this.shares, 0.5);
    return {
      name,
      wins,
      draws,
      losses: games - wins - draws,
      share: share.mean,
      shareError: share.error,
      meanMargin: margin.mean,
      marginError: margin.error,
      ...eloFromDeals(this.scores, games),
    };
  }
}
