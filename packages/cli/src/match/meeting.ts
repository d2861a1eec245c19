import { Scores, verdictOf } from "@interchange/bots";
import type { Claims, Verdict } from "@interchange/bots";
import { known } from "@interchange/tabletop";
import type { DealtResult } from "../work/task.ts";

/**
 * Bots that meet over some deals. Deals may finish in any order but count in the order of their numbers, so the result
 * is the same on any number of threads, even if a sequential test stops it.
 */
export class Meeting {
  /** Indices of the entrants. */
  readonly entrants: readonly number[];
  readonly deals: number;
  private readonly claims: Claims | undefined;
  private readonly done = new Map<number, readonly DealtResult[]>();
  private readonly first = new Scores(0);
  /** How many deals count so far: all before this one are done. */
  private counted = 0;
  private said: Verdict = "undecided";

  constructor(entrants: readonly number[], deals: number, claims: Claims | undefined) {
    this.entrants = entrants;
    this.deals = deals;
    this.claims = claims;
  }

  get verdict(): Verdict {
    return this.said;
  }

  get isDone(): boolean {
    return this.said !== "undecided" || this.counted === this.deals;
  }

  get dealsCounted(): number {
    return this.counted;
  }

  /** How many deals are done. */
  get dealsDone(): number {
    return this.isDone ? this.deals : this.done.size;
  }

  has(deal: number): boolean {
    return this.done.has(deal);
  }

  add(deal: number, games: readonly DealtResult[]): void {
    this.done.set(deal, games);
    for (let next = this.done.get(this.counted); next && !this.isDone; next = this.done.get(this.counted)) {
      this.counted++;
      this.first.add(played(next));
      if (this.claims) this.said = verdictOf(this.first.shares, this.claims);
    }
  }

  /** The deals that count, in order. */
  *results(): Generator<readonly DealtResult[]> {
    for (let deal = 0; deal < this.counted; deal++) yield known(this.done.get(deal));
  }
}

/** A deal as scores need it, with the bots renumbered by `entrants`. */
export function played(games: readonly DealtResult[], entrants?: readonly number[]) {
  return games.map(({ seating, points, places }) => ({
    played: { points, places },
    seating: entrants ? seating.map((bot) => known(entrants[bot])) : seating,
  }));
}
